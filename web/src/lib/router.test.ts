import { expect, test } from "vitest";
import { router } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/dungeon-heroes", { page: "new", game: "dungeon-heroes" }],
  ["/table/t4ble#key", { page: "table", table: "t4ble" }],
  ["/replay", { page: "replay", table: null }],
  ["/replay/t4ble#12", { page: "replay", table: "t4ble" }],
  ["/rules/dungeon-heroes", { page: "rules", game: "dungeon-heroes", clause: null }],
  ["/rules/dungeon-heroes/DH-OBJ-01", { page: "rules", game: "dungeon-heroes", clause: "DH-OBJ-01" }],
  ["/lab", { page: "lab", report: null }],
  ["/lab/r3port", { page: "lab", report: "r3port" }],
  ["/gallery", { page: "gallery" }],
  ["/new", { page: "nowhere" }],
  ["/of/no/use", { page: "nowhere" }],
])("%s", (path, route) => {
  router.go(path);
  expect(router.route).toEqual(route);
  expect(router.moved).toBe(true);
});

test("the settings lie over the first page", () => {
  router.go("/settings");
  expect(router.route).toEqual({ page: "home" });
  expect(router.settingsOpen).toBe(true);
});

test("a name in an address may hold any sign", () => {
  router.go(`/table/${encodeURIComponent("a b/c")}`);
  expect(router.route).toEqual({ page: "table", table: "a b/c" });
});

import { expect, test } from "vitest";
import { momentLink, readMoment, readPasted, readTicket, seatLink } from "./links";

const KEY = "aB3_-dE5gH7jK9mN";

test("the key stands behind the # and comes back from there", () => {
  const link = new URL(seatLink("t4ble", KEY));
  expect(link.pathname).toBe("/table/t4ble");
  expect(readTicket(link.hash)).toBe(KEY);
});

test("what is too short or has other signs is no key", () => {
  for (const hash of ["", "#", "#main", "#DH-OBJ-01", `#${KEY}<b>`]) expect(readTicket(hash)).toBeNull();
});

test("a whole link, a path or a bare code leads to the table", () => {
  expect(readPasted(` https://elsewhere.test/table/t4ble#${KEY} `)).toBe(`/table/t4ble#${KEY}`);
  expect(readPasted("/table/t4ble")).toBe("/table/t4ble");
  expect(readPasted("t4ble")).toBe("/table/t4ble");
  for (const text of ["", "abc", "https://elsewhere.test/", "not a code"]) expect(readPasted(text)).toBeNull();
});

test("a link to a replay names its moment", () => {
  const link = new URL(momentLink("t4ble", 12));
  expect(link.pathname).toBe("/replay/t4ble");
  expect(readMoment(link.hash)).toBe(12);
  for (const hash of ["", "#", "#x1", "#-3", "#12345678"]) expect(readMoment(hash)).toBeNull();
});

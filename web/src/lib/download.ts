/** Hands a file to the browser, which asks where to put it. */
export function download(name: string, content: string): void {
  const file = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: file, download: name }).click();
  URL.revokeObjectURL(file);
}

// Before the first paint, so that a chosen theme or language never flashes past the other one.
try {
  const chosen = JSON.parse(localStorage.getItem("lanthorn.settings") ?? "{}");
  if (chosen.theme === "dark" || chosen.theme === "light") document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch {
  // Storage is switched off: the system's theme will do.
}

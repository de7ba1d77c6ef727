// Before the first paint: who chose a theme sees no other. (A file of its own, as inline scripts are not allowed.)
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off: then the system's theme it is.
}

// Before the first paint, so that a chosen theme does not flash in the other one.
try {
  const theme = JSON.parse(localStorage.getItem('paddock.theme'));
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stands.
}

/** By what their user agent has in it; the first that fits. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox · Linux`: enough to tell your own devices apart, and the same in every language. Empty: it does not say. */
export function aboutBrowser(agent = ''): string {
  const known = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => agent.includes(sign))?.[1]);
  return known.filter((name) => name !== undefined).join(' · ');
}

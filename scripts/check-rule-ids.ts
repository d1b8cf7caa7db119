/** The ids of the numbered rules, by game and chapter. */
const CHAPTERS: Readonly<Record<string, number>> = {
  'F-C': 4,
  'F-S': 6,
  'F-T': 6,
  'F-K': 14,
  'F-E': 4,
  'F-O': 6,
};

const RULE_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, index) => `${chapter}${index + 1}`),
);

/** Every rule is proved by a test that names it. */
export function missingRuleIds(testNames: readonly string[]): string[] {
  const named = new Set(testNames.flatMap((name) => name.match(/\b[A-Z]-[A-Z]\d+[a-z]?\b/g) ?? []));
  return RULE_IDS.filter((id) => !named.has(id));
}

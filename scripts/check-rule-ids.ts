/** The numbered rules, by game and chapter: the first and the last of each. */
const CHAPTERS: Readonly<Record<string, readonly [number, number]>> = {
  'F-C': [1, 4],
  'F-S': [1, 6],
  'F-T': [1, 6],
  'F-K': [1, 14],
  'F-E': [1, 4],
  'F-O': [1, 6],
  'D-C': [1, 6],
  'D-S': [1, 3],
  'D-A': [1, 12],
  'D-R': [1, 13],
  'D-B': [1, 3],
  'D-P': [0, 6],
  'D-E': [1, 5],
  'D-V': [0, 10],
};

/** D-V8 has parts of its own. */
const AUTOMA_RULES = Array.from('abcdefghij', (part) => `D-V8${part}`);

const NUMBERED = Object.entries(CHAPTERS).flatMap(([chapter, [first, last]]) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${chapter}${first + index}`),
);

const RULE_IDS: readonly string[] = [...NUMBERED, ...AUTOMA_RULES];

/** Every rule needs a passing test that names it. */
export function missingRuleIds(testNames: readonly string[]): string[] {
  const named = new Set(testNames.flatMap((name) => name.match(/\b[A-Z]-[A-Z]\d+[a-z]?\b/g) ?? []));
  return RULE_IDS.filter((id) => !named.has(id));
}

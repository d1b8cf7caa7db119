import fc from 'fast-check';

/** What tends to break things. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'play',
    'play crash',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    "'; DROP TABLE log; --",
    '\u0000\u202E\u200B',
    '💥'.repeat(50),
    'x'.repeat(5_000),
    '${7*7}',
    '<script>alert(1)</script>',
    'NaN',
    '-1',
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom<unknown>(null, true, false, Number.MAX_SAFE_INTEGER, -0.5, 1e308, 2 ** 31),
    fc.integer({ min: -50, max: 50 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
}));

export type Members = Readonly<Record<string, unknown>>;

/** A good message with one thing wrong with it: another value, a member too many, or one too few. */
export function spoiled(good: Members): fc.Arbitrary<unknown> {
  return fc.constantFrom(...Object.keys(good)).chain((key) => {
    const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
    return fc.oneof(
      { weight: 4, arbitrary: anyValue.map((value) => ({ ...good, [key]: value })) },
      { weight: 1, arbitrary: fc.constant({ ...good, [`${key}2`]: 1 }) },
      { weight: 1, arbitrary: fc.constant(without) },
    );
  });
}

/** The same every time, unless a seed is given; a failure prints its seed and the smallest example. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);

export function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  numRuns: number,
): Promise<void> {
  return fc.assert(property, { seed: SEED, numRuns });
}

/** What a mark can point at besides what is to be tapped. */
export const LOOKS = {
  lot: '.df-lot',
  places: '.df-places',
  results: '.table-cover',
  firstCar: '[data-car="yellow-1"]',
  clock: '.race-clock',
} as const;
export type Look = keyof typeof LOOKS;

export const CONFIRM = '.prompt-actions .confirm';
export const UNDO = '.prompt-actions .undo';

/** What is tapped for each verb of both games. */
const TAPPED: Readonly<Record<string, (thing: string) => string>> = {
  bid: (card) => `.table-hand [data-card="${card}"]`,
  play: (card) => `.table-hand [data-card="${card}"]`,
  wild: (car) => `[data-wild="${car}"]`,
  bet: (car) => `[data-bet="${car}"]`,
  car: (car) => `[data-car="${car}"]`,
};

/** The selector of what does this; steps on the track are looked for by `stepTarget`. */
export function tapTarget(text: string): string {
  const [verb = '', thing = ''] = text.split(' ');
  return TAPPED[verb]?.(thing) ?? `[data-decision="${text}"]`;
}

/** Where the car's move ends: the first of these steps that does; where several ways lead there, the next step. */
export function stepTarget(steps: readonly string[], root: ParentNode): Element | null {
  const goal = (text: string, more = '') =>
    root.querySelector(`.df-target${more}[data-goal="${text.slice('step '.length)}"]`);
  for (const text of steps) {
    const end = goal(text, '.end');
    if (end !== null) return end.classList.contains('several') ? goal(steps[0] ?? '') : end;
  }
  return goal(steps[0] ?? '');
}

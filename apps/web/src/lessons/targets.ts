/** What a mark can point at besides what is to be tapped. */
export const LOOKS = {
  lot: '.df-lot',
  places: '.df-places',
  results: '.table-cover',
  firstCar: '[data-car="yellow-1"]',
  clock: '.race-clock',
} as const;
export type Look = keyof typeof LOOKS;

/** Where any choice will do: all of them. */
export const FREE_CHOICE = '.df-slip-cars';

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

/** A space that can be driven to now. */
interface Reachable {
  readonly isEnd: boolean;
  /** Ways of different length lead there: a tap would not say which is meant. */
  readonly isUnclear: boolean;
}

/**
 * The space to tap for the first of these steps: where the car's move ends, or as far as is clear. The steps may go on with
 * the next line of the card.
 */
export function goalToTap(
  steps: readonly string[],
  reach: (goal: string) => Reachable | undefined,
): string | undefined {
  const goals: string[] = [];
  for (const step of steps) {
    const goal = step.slice('step '.length);
    const reached = reach(goal);
    if (reached === undefined) break;
    if (reached.isUnclear) continue;
    if (reached.isEnd) return goal;
    goals.push(goal);
  }
  return goals.at(-1);
}

export function stepTarget(steps: readonly string[], root: ParentNode): Element | null {
  const find = (goal: string) => root.querySelector(`.df-target[data-goal="${goal}"]`);
  const goal = goalToTap(steps, (name) => {
    const classes = find(name)?.classList;
    return classes && { isEnd: classes.contains('end'), isUnclear: classes.contains('several') };
  });
  return goal === undefined ? null : find(goal);
}

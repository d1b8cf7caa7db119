import type { Reel } from './reel.ts';

export interface Race {
  readonly reel: Reel;
  /** Where the ground is. */
  readonly address: string;
  /** The ground to be drawn in the page, where its style sheet says how; else it is a picture of its own. */
  readonly picture: readonly Node[] | null;
}

/** Drawn in the page, it is the same file that a table of Downforce uses. */
const GROUNDS: Readonly<Record<string, { readonly address: string; readonly isDrawnHere: boolean }>> = {
  downforce: { address: '/grounds/marina-bay.svg', isDrawnHere: true },
  formula: { address: '/races/formula.svg', isDrawnHere: false },
};

/** Refused for a game without a stored race. */
export async function fetchRace(game: string, signal: AbortSignal): Promise<Race> {
  const of = GROUNDS[game];
  if (of === undefined) throw new Error(`no race of ${game} is stored`);
  const { address, isDrawnHere } = of;
  const [reel, ground] = await Promise.all([
    answer(`/races/${game}.json`, signal).then((response) => response.json() as Promise<Reel>),
    isDrawnHere ? answer(address, signal).then((response) => response.text()) : null,
  ]);
  const marks = `<svg xmlns="http://www.w3.org/2000/svg">${reel.marks}</svg>`;
  return { reel, address, picture: ground === null ? null : [...nodesIn(ground), ...nodesIn(marks)] };
}

async function answer(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

function nodesIn(drawing: string): readonly Node[] {
  const picture = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  return [...picture.children].map((node) => document.importNode(node, true));
}

import type { Reel } from './reel.ts';

export interface Race {
  readonly reel: Reel;
  /** Where the ground is. */
  readonly address: string;
  /** The ground to be drawn in the page, where its style sheet says how; else it is a picture of its own. */
  readonly picture: readonly Node[] | null;
}

/** A ground of Downforce is the same file that its table uses. */
const DRAWN_IN_PAGE = /^\/grounds\//;

export async function fetchRace(game: string, address: string, signal: AbortSignal): Promise<Race> {
  const [reel, ground] = await Promise.all([
    answer(`/races/${game}.json`, signal).then((response) => response.json() as Promise<Reel>),
    DRAWN_IN_PAGE.test(address) ? answer(address, signal).then((response) => response.text()) : null,
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

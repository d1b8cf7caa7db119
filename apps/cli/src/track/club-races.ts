import { hash } from 'node:crypto';
import { BalanceTally, botMind, racesOn, type Balance, type Race } from '@paddock/bots/balance';
import { DOWNFORCE_BOTS } from '@paddock/bots';
import { PRINTED_CONTENT, type CircuitId, type Content, type DrawnTrack } from '@paddock/downforce';
import { canonical, isRefusal } from '@paddock/kernel';
import { Kept } from '../kept.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

/** Who plays. */
export const LEVEL = DOWNFORCE_BOTS.standIn;

/** One of our circuits by id, or a track from a file. */
export interface Given {
  readonly track: DrawnTrack;
  readonly id?: CircuitId;
}

/** A race as it is kept: not comparable with those on another road or of another seed. */
interface KeptRace extends Race {
  readonly road: string;
  readonly seed: string;
}

/** For a track from a file, whose own id may be one of ours. */
const FOR_NOW = 'track-to-check';

/** Races of bots on a track; those in a file from an earlier run are not played again. */
export class ClubRaces {
  readonly #kept: Kept<KeptRace>;
  readonly #play: (nr: number) => KeptRace;
  readonly #spaces: number;

  constructor(session: Session, given: Given, seed: string, file?: string) {
    const road = digestOf(given);
    const play = playOn(given, seed);
    this.#spaces = given.track.count;
    this.#play = (nr) => ({ ...play(nr), road, seed });
    this.#kept = new Kept(session, file);
    const { games } = this.#kept;
    const isOther = games.some((race) => race.road !== road || race.seed !== seed);
    // Other bots would race differently.
    if (isOther || (games.length > 0 && canonical(games[0]) !== canonical(this.#play(0))))
      throw usage(session.text.track.otherRaces(file ?? ''));
  }

  get played(): number {
    return this.#kept.games.length;
  }

  /** Plays those that are missing. */
  fill(games: number): void {
    this.#kept.fill(games, this.#play);
  }

  balance(): Balance {
    const tally = new BalanceTally(this.#spaces);
    for (const race of this.#kept.games) tally.add(race);
    return tally.balance();
  }
}

function playOn({ track, id }: Given, seed: string): (nr: number) => Race {
  if (id !== undefined) return racesOn(PRINTED_CONTENT, id, seed, botMind(DOWNFORCE_BOTS, LEVEL));
  const file = { ...track.file, id: FOR_NOW };
  const content: Content = {
    deck: PRINTED_CONTENT.deck,
    tracks: [...PRINTED_CONTENT.tracks, { ...track, file }],
  };
  const bots = DOWNFORCE_BOTS.withContent?.({ track: { ...file } }) ?? DOWNFORCE_BOTS;
  if (isRefusal(bots)) throw new Error(bots.code);
  return racesOn(content, FOR_NOW, seed, botMind(bots, LEVEL));
}

/** Of everything that the rules read. */
function digestOf({ track: { file } }: Given): string {
  const { shape, sections, lines, grid } = file;
  return hash('sha256', canonical({ shape, sections, lines, grid })).slice(0, 12);
}

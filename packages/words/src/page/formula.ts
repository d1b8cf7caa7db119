import type { Championship, Family } from '@paddock/formula';

/** Texts of the Formula screen only; cards, facts and refusals are in `FormulaWords`. */
export interface FormulaTexts {
  /** Short enough for a card: what it does. */
  readonly cardLine: Readonly<Record<Family, string>>;
  readonly line: string;
  readonly hand: string;
  readonly raceOf: (race: number, races: number) => string;
  readonly turnsLeft: (turns: number) => string;
  readonly pile: (cards: number) => string;
  readonly discard: string;
  readonly discards: string;
  readonly nobodyPlayed: string;
  readonly die: (face: number | null) => string;
  readonly cardsLeft: (cards: number) => string;
  readonly pointsShort: string;
  readonly uncontrolled: string;
  readonly standings: string;
  readonly season: string;
  readonly carName: (car: string, owner: string | null, where: string, extra: string) => string;
  readonly inPlace: (place: string) => string;
  readonly retired: string;
  readonly canBeChosen: string;
  readonly isChosen: string;
  readonly wouldBe: (place: string) => string;
  readonly wouldRetire: string;
  readonly cardPlayable: string;
  readonly cardChosen: string;
  readonly forced: string;
  readonly playIt: (card: string) => string;
  readonly willRoll: string;
  readonly odds: (good: number, of: number) => string;
  readonly results: (race: number) => string;
  readonly finishingOrder: string;
  readonly place: string;
  readonly car: string;
  readonly points: string;
  readonly total: string;
  readonly race: string;
  readonly side: string;
  readonly up: (places: number) => string;
  readonly down: (places: number) => string;
  readonly ready: (race: number) => string;
  readonly waitingFor: (names: string) => string;
  /** F-O2 */
  readonly titles: Readonly<Record<Championship, string>>;
  readonly championships: Readonly<Record<Championship, string>>;
  /** Of the championship whose champion has won the game. */
  readonly decides: string;
  readonly seasonOver: string;
  readonly chartLabel: string;
  readonly chartEmpty: string;
  readonly lookAtTable: string;
  readonly backToResults: string;
}

/** What only other ways to play say (D-V3, D-V4, D-V7, D-V8). */
export interface WayTexts {
  /** D-V7 */
  readonly yourDie: string;
  readonly side: (number: number) => string;
  readonly pass: string;
  readonly dieIsSet: string;
  readonly rollOff: (names: string) => string;
  /** D-V8 */
  readonly automa: string;
  readonly counter: (count: number, most: number) => string;
  readonly counterLabel: string;
  readonly deck: (cards: number) => string;
  readonly underDeck: string;
  readonly inDeck: string;
  readonly faceUp: string;
  readonly laidUnder: (cars: string) => string;
  readonly betsSoFar: string;
  readonly ultra: (name: string, cards: number) => string;
  readonly noUltra: (name: string, cards: number) => string;
  /** D-V3 */
  readonly standing: string;
  readonly lap: (lap: number) => string;
  readonly lapShort: (lap: number) => string;
  readonly onGrid: string;
  /** D-V4 */
  readonly tour: string;
  readonly tourDone: (over: number, legs: number) => string;
  readonly leg: (leg: number) => string;
  readonly nextLeg: (track: string) => string;
  readonly player: string;
  readonly total: string;
}

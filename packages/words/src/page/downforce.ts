/** Texts of the Downforce screen only; cards, facts and refusals are in `DownforceWords`. */
export interface DownforceTexts {
  readonly pointsUnit: string;
  readonly track: (name: string) => string;
  readonly cars: string;
  readonly spaces: string;
  readonly severalWaysHint: string;
  readonly nobodys: string;
  readonly finishingPlaces: string;
  readonly placeText: (place: number, car: string | null, prize: string) => string;
  readonly view: string;
  readonly hand: string;
  readonly bids: (money: string) => string;
  readonly passes: string;
  readonly pass: string;
  readonly cardChosen: string;
  readonly cardsLeft: (cards: number) => string;
  readonly isOut: string;
  readonly automa: string;
  readonly auction: string;
  readonly bidsLabel: string;
  readonly forSale: string;
  readonly forSaleAgain: string;
  readonly startsFrom: (place: string) => string;
  readonly doesNotBid: string;
  readonly stillChooses: string;
  readonly cardLaid: string;
  /** `name` null: to you. `next`: the best of the other bids; null: there was none. */
  readonly soldTo: (car: string, name: string | null, money: string, next: string | null) => string;
  /** What a bid costs and wins. */
  readonly winning: string;
  readonly setAside: (car: string) => string;
  readonly staysUnowned: (car: string) => string;
  readonly gridOrder: string;
  readonly toCome: string;
  readonly declareLabel: string;
  readonly declareText: string;
  readonly declareBid: (money: string) => string;
  readonly declarePass: string;
  readonly betHere: string;
  readonly planBid: (card: string, money: string) => string;
  readonly planPass: (card: string) => string;
  readonly planBet: (car: string) => string;
  readonly planKeep: (count: number) => string;
  readonly planPlay: (card: string) => string;
  readonly planSteps: string;
  readonly planDo: (what: string) => string;
  readonly confirmHint: string;
  readonly insideLine: string;
  readonly hints: Readonly<Record<'more' | 'moreTwo' | 'enough' | 'bottom-up', string>>;
  readonly knownOf: (name: string, cards: number, powers: string) => string;
  readonly knownTitle: (name: string) => string;
  readonly without: (what: string) => string;
  readonly wild: string;
  readonly sheetOf: (name: string) => string;
  readonly paid: string;
  readonly prize: string;
  readonly prizes: string;
  readonly soFar: string;
  readonly payouts: string;
  readonly lookAtTrack: string;
  readonly backToTable: string;
  readonly backToResults: string;
  readonly ahead: (steps: number) => string;
  readonly endHere: string;
  readonly jamHere: (lost: number) => string;
  readonly severalWays: string;
  readonly finishLine: string;
  readonly finished: string;
  readonly stalled: string;
  readonly lap: (lap: number) => string;
  readonly ownedBy: (name: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeTrack: string;
  readonly scenery: string;
  readonly cardOnTable: (card: string) => string;
  readonly lastCard: (card: string) => string;
  readonly discard: (cards: number) => string;
  readonly keepTitle: (count: number) => string;
  readonly betTitle: (bet: number) => string;
  readonly shownCards: string;
  readonly nothingShown: string;
  readonly absentCards: string;
  readonly speed8Left: string;
  readonly counter: string;
  readonly bestCar: string;
  readonly scoreSheets: string;
  readonly gameOver: string;
  readonly skipTally: string;
}

/** Texts on betting slips (D-B1, D-V5, D-V9). */
export interface BetTexts {
  /** «1st $12M, 2nd $8M» */
  readonly paysFor: (rows: string) => string;
  readonly times: (factor: number) => string;
  readonly oddsNote: string;
  readonly podiumTitle: (bet: number) => string;
  readonly podiumNote: string;
  readonly step: (place: string, car: string | null) => string;
  readonly free: string;
  readonly takeOff: string;
  readonly named: (place: string) => string;
  readonly podiumFull: string;
  readonly timelyTitle: (line: number) => string;
  readonly lines: string;
  readonly line: (line: number) => string;
  readonly decline: string;
  /** Where one may still bet after declining: nowhere, at one line or at both. */
  readonly declineNote: (later: 'nowhere' | 'once' | 'twice') => string;
  readonly backers: string;
  readonly backed: (name: string, ...lines: readonly number[]) => string;
  readonly noBacker: string;
}

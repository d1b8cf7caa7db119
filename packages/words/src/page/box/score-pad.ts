import type { GameName } from '../../game.ts';

/** The score pads for games that are played with the box, and blank score sheets. */
export interface ScorePadTexts {
  readonly title: string;
  readonly lead: string;
  /** The two ways to begin. */
  readonly start: Readonly<Record<GameName, string>>;
  readonly startText: Readonly<Record<GameName, string>>;
  readonly pads: string;
  readonly none: string;
  readonly underWay: string;
  readonly remove: string;
  readonly removeSure: (names: string) => string;
  readonly keep: string;
  readonly notKept: string;
  readonly lost: string;
  readonly lostText: string;
  readonly back: string;

  readonly players: string;
  readonly player: (number: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly same: string;

  readonly ways: string;
  readonly payouts: string;
  readonly payoutNames: Readonly<Record<'printed' | 'manual', string>>;
  readonly withBets: string;

  readonly auction: string;
  readonly auctionText: string;
  readonly owner: (car: string) => string;
  readonly nobody: string;
  readonly price: (car: string) => string;

  readonly bets: string;
  readonly betsText: string;
  readonly handRound: (line: number) => string;
  readonly sealed: string;
  readonly open: string;
  readonly onPhone: string;
  readonly cover: (name: string) => string;
  readonly coverText: (name: string, line: number) => string;
  readonly iAm: (name: string) => string;
  readonly whichCar: (name: string, line: number) => string;
  readonly pays: (amounts: string) => string;
  readonly seal: string;
  readonly stop: string;

  readonly phones: string;
  readonly phonesText: string;
  readonly makeLink: string;
  readonly noServer: string;
  readonly link: string;
  readonly phoneJoined: (names: string) => string;
  readonly takeBack: (name: string) => string;

  readonly finish: string;
  readonly finishText: string;
  readonly place: (place: number) => string;
  readonly undo: string;
  readonly clear: string;
  readonly finishers: string;
  readonly finishersText: string;

  readonly openBets: string;
  readonly openText: string;
  readonly needOrder: string;
  readonly missing: (names: string, line: number) => string;
  readonly waiting: (names: string) => string;
  readonly withoutThem: string;
  readonly wins: (names: string, count: number) => string;
  readonly tie: string;
  readonly allSealed: string;
  readonly brokenSeal: (name: string) => string;
  readonly unsealed: (name: string) => string;
  readonly noBet: string;
  readonly notFinished: string;
  readonly correct: string;
  readonly again: string;

  readonly print: string;
  readonly share: string;
  readonly shareText: string;
  readonly shared: string;
  readonly takeOver: string;

  readonly phone: {
    readonly title: string;
    readonly who: string;
    readonly whoText: string;
    readonly taken: (name: string) => string;
    readonly hello: (name: string) => string;
    readonly text: string;
    readonly which: (line: number) => string;
    readonly sealedAt: (line: number) => string;
    readonly sending: string;
    readonly look: string;
    readonly hide: string;
    readonly allIn: string;
    readonly over: string;
    readonly overText: string;
    readonly openMine: string;
    readonly opened: string;
    readonly away: string;
    readonly bad: string;
    readonly badText: string;
  };

  readonly season: {
    readonly teams: string;
    readonly teamsText: string;
    readonly team: (team: string) => string;
    readonly races: string;
    readonly race: (race: number, of: number) => string;
    readonly enterText: string;
    readonly done: string;
    readonly correctLast: string;
    readonly grid: string;
    readonly champion: string;
    readonly free: (team: string) => string;
  };

  readonly sheets: string;
  readonly sheetsText: string;
  readonly sheetOf: Readonly<Record<GameName, string>>;
  readonly sheet: {
    readonly name: string;
    readonly date: string;
    readonly track: string;
    readonly markBet: string;
    readonly ties: Readonly<Record<GameName, string>>;
    readonly team: string;
    readonly playedBy: string;
    readonly running: string;
  };
}

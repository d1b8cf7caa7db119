/** Over 300 lines: all that tables on the server say, and every refusal of theirs, is one part of the texts. */
/** The server's own refusals; a game's words cover those of its rules. */
export const PROBLEM_CODES = [
  'no-such-bot',
  'not-for-bots',
  'too-many-bot-tables',
  'too-many-bots',
  'already-started',
  'bad-message',
  'bad-request',
  'banned',
  'bots-name',
  'can-be-changed',
  'changed-too-often',
  'deal-sealed',
  'failed',
  'has-a-choice',
  'level-not-allowed',
  'lost',
  'muted',
  'name-fixed',
  'no-chat',
  'no-person',
  'no-server',
  'no-such-link',
  'no-such-table',
  'not-asked',
  'not-available',
  'not-host',
  'not-now',
  'not-over',
  'not-saved',
  'not-seated',
  'not-started',
  'not-watching',
  'others-play',
  'own-seat',
  'old-record',
  'rated-automas',
  'rated-content',
  'rated-seats',
  'rated-unsaid',
  'starting',
  'seat-is-a-bot',
  'seat-reserved',
  'seat-taken',
  'silenced',
  'stale-question',
  'stand-in-plays',
  'still-there',
  'table-full',
  'table-over',
  'too-busy',
  'too-late-to-change',
  'too-many-at-once',
  'too-many-in-lobby',
  'too-many-open-tables',
  'too-many-tables',
  'too-often',
  'unreachable',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Texts about tables on the server. */
export interface OnlineTexts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** For an unknown code. */
  readonly problem: (code: string) => string;
  readonly yourTurn: string;
  readonly botOf: (level: string) => string;
  /** A player without a name. */
  readonly seat: (number: number) => string;
  /** Somebody who has deleted their account. */
  readonly former: string;
  readonly reach: {
    readonly absent: string;
    readonly absentText: string;
    readonly unreachable: string;
    readonly unreachableText: string;
    readonly playHere: string;
    readonly lost: string;
    readonly outdated: string;
    readonly reload: string;
  };
  readonly me: {
    readonly title: string;
    readonly name: string;
    readonly nameText: string;
    readonly changeName: string;
    readonly save: string;
    readonly playAs: (name: string) => string;
    readonly guest: string;
    readonly device: string;
    readonly deviceText: string;
    readonly makeLink: string;
    readonly linkText: string;
    readonly signOut: string;
    readonly signOutText: string;
    readonly signOutSure: string;
    readonly signOutYes: string;
    readonly signedOut: string;
    readonly claim: string;
    readonly claimText: string;
    readonly claimYes: string;
    readonly claimOther: string;
    /** Links to the account's page: for somebody with a name, and without. */
    readonly account: string;
    readonly signIn: string;
  };
  readonly hub: {
    readonly make: string;
    readonly mine: string;
    readonly noneMine: string;
    /** The same in the list of games on this device. */
    readonly mineOnline: string;
    readonly othersTurn: string;
    readonly open: string;
    readonly noneOpen: string;
    readonly moreTables: string;
    readonly running: string;
    readonly history: string;
    readonly noneHistory: string;
    readonly join: string;
    readonly watch: string;
    readonly carryOn: string;
    readonly toTable: string;
    readonly replay: string;
    readonly freeSeats: (count: number) => string;
    readonly full: string;
    readonly wonBy: (side: string) => string;
    readonly left: (time: string) => string;
  };
  readonly make: {
    readonly title: string;
    readonly game: string;
    readonly seats: string;
    readonly seatsText: string;
    readonly players: string;
    readonly you: string;
    readonly open: string;
    readonly openText: string;
    readonly reserved: string;
    readonly reservedText: string;
    readonly plays: string;
    readonly playsText: string;
    readonly whoSees: string;
    readonly byLink: string;
    readonly byLinkText: string;
    readonly everybody: string;
    readonly everybodyText: string;
    readonly clock: string;
    readonly clocks: Readonly<Record<'none' | 'live' | 'days', string>>;
    readonly clockTexts: Readonly<Record<'none' | 'live' | 'days', string>>;
    readonly move: string;
    readonly reserve: string;
    readonly noReserve: string;
    readonly days: string;
    readonly start: string;
    readonly atMyWord: string;
    readonly atMyWordText: string;
    readonly whenFull: string;
    readonly whenFullText: string;
    readonly rated: string;
    readonly ratedYes: string;
    readonly ratedNo: string;
    readonly ratedText: string;
    readonly ratedNoText: string;
    readonly submit: string;
  };
  readonly room: {
    /** Somebody's own bot; the owner's name is empty where they are not at the table. */
    readonly ownBot: (owner: string) => string;
    /** Heads the reader's own bots in the list of what a seat is for. */
    readonly myBots: string;
    readonly seatMyBot: string;
    readonly seats: string;
    readonly free: string;
    readonly reservedSeat: string;
    readonly you: string;
    readonly host: string;
    readonly isHere: string;
    readonly isAway: string;
    readonly sit: string;
    readonly sitAs: (seat: string) => string;
    readonly purposeOf: (seat: string) => string;
    readonly unseat: string;
    readonly unseatSure: (name: string) => string;
    readonly unseatYes: string;
    readonly invite: string;
    readonly inviteText: string;
    readonly inviteSeat: string;
    /** The page came from a loopback address, which no other device can open. */
    readonly onlyHere: string;
    /** Introduces the command that opens the server to the network. */
    readonly onlyHereText: string;
    readonly fartherAway: string;
    readonly seatLink: (seat: string) => string;
    readonly noLink: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly qr: string;
    readonly start: string;
    readonly startWithBots: (count: number) => string;
    readonly startsWhenFull: string;
    readonly waitForHost: (name: string) => string;
    readonly leave: string;
    readonly leaveSure: string;
    readonly leaveYes: string;
    readonly stay: string;
    readonly close: string;
    readonly closeSure: string;
    readonly closeYes: string;
    readonly keep: string;
    readonly watching: (count: number) => string;
    readonly gone: string;
    readonly goneText: string;
    readonly notShown: string;
    readonly closed: string;
    readonly closedText: string;
    readonly unknownGame: string;
    readonly unknownGameText: string;
    readonly saltMissing: string;
    /** While the devices send their parts of the deal. */
    readonly shuffling: string;
    /** On cards and at the table. */
    readonly rated: string;
    /** Before somebody sits down there. */
    readonly ratedSure: string;
    readonly ratedYes: string;
    readonly agreed: string;
    readonly isPublic: string;
    readonly isByLink: string;
  };
  readonly clock: {
    readonly none: string;
    readonly live: (move: string, reserve: string) => string;
    readonly liveOnly: (move: string) => string;
    readonly days: (days: number) => string;
    readonly seconds: (seconds: number) => string;
    readonly minutes: (minutes: number) => string;
    /** For screen readers: the time a seat has left. */
    readonly left: (time: string) => string;
    /** «2 d 3 h» */
    readonly long: (days: number, hours: number) => string;
  };
  readonly play: {
    readonly menu: string;
    readonly watching: string;
    readonly since: string;
    readonly away: string;
    readonly sinceText: string;
    readonly nothing: string;
    readonly watchIt: string;
    readonly goOn: string;
    readonly stoodIn: string;
    readonly takeBack: string;
    readonly letPlay: string;
    /** Of your own turn, by a notice. */
    readonly tellMe: string;
    readonly change: string;
    readonly changeText: string;
    readonly changing: string;
    readonly keepOld: string;
    readonly hurry: (name: string) => string;
    readonly replaceBy: (name: string) => string;
    readonly replaceText: string;
    readonly giveSeat: string;
    /** The same for a bot's seat. */
    readonly letFriend: string;
    /** The seat is no longer open. */
    readonly leaveToBot: string;
    readonly standIn: string;
    readonly freeSeat: (seat: string) => string;
    /** Who came and went in a running game. */
    readonly news: Readonly<Record<'left' | 'replaced' | 'opened', (name: string) => string>> & {
      /** `from`: whose seat it was. */
      readonly sat: (name: string, from: string | null) => string;
    };
    readonly leave: string;
    readonly report: string;
    readonly reportText: string;
    readonly rematchReady: string;
    readonly toRematch: string;
  };
  readonly chat: {
    readonly title: string;
    readonly none: string;
    readonly say: string;
    readonly placeholder: string;
    readonly send: string;
    readonly unread: (count: number) => string;
    readonly watcher: string;
    readonly mute: string;
    readonly muteText: string;
    readonly muteHost: string;
    readonly watchers: string;
    readonly tooLong: string;
    readonly needName: string;
  };
}

/** Notices: what they say, and the screen where somebody chooses them. */
export interface NoticeTexts {
  readonly messages: NoticeMessages;
  readonly title: string;
  readonly lead: string;
  readonly push: {
    readonly title: string;
    readonly text: string;
    readonly turnOn: string;
    readonly here: string;
    readonly device: (service: string, day: string) => string;
    /** Why this browser cannot get notices. */
    readonly needsHttps: string;
    readonly unsupported: string;
    readonly denied: string;
    readonly failed: string;
  };
  readonly mail: {
    readonly title: string;
    readonly text: string;
    readonly notOffered: string;
    readonly address: string;
    readonly save: string;
    readonly unconfirmed: string;
    readonly confirmed: string;
    readonly stopped: string;
  };
  readonly webhook: {
    readonly title: string;
    readonly text: string;
    readonly url: string;
    readonly add: string;
    readonly test: string;
    readonly tested: string;
    readonly stopped: string;
    readonly secret: string;
    readonly secretText: string;
  };
  readonly remove: string;
  readonly choices: {
    readonly title: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<'your-turn' | 'game-over' | 'invited' | 'rematch', string>>;
    readonly channels: Readonly<Record<'push' | 'mail' | 'webhook', string>>;
    readonly none: string;
  };
  readonly quiet: {
    readonly title: string;
    readonly text: string;
    readonly on: string;
    readonly from: string;
    readonly until: string;
    readonly zone: string;
  };
  readonly saved: string;
  readonly needsName: string;
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly done: string;
  };
  readonly unsubscribe: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly done: string;
  };
  readonly settings: string;
  readonly problems: Readonly<Record<NoticeProblem, string>>;
}

export type NoticeProblem =
  | 'bad-subscription'
  | 'mail-not-offered'
  | 'no-such-channel'
  | 'no-such-link'
  | 'webhook-failed'
  | 'webhook-not-allowed';

/** What the server writes. `others`: the names of the other players in a list; empty where there are none. */
export interface NoticeMessages {
  readonly 'your-turn': (game: string, others: string) => string;
  readonly 'game-over': (game: string, others: string) => string;
  readonly invited: (game: string, by: string) => string;
  readonly rematch: (game: string, by: string) => string;
  readonly until: (time: string) => string;
  /** Of several at once. */
  readonly several: (count: number) => string;
  readonly more: (count: number) => string;
  readonly test: string;
  /** Below an e-mail. */
  readonly why: string;
  readonly stop: (link: string) => string;
  readonly change: (link: string) => string;
  readonly confirmSubject: string;
  readonly confirmText: (name: string, link: string) => string;
}

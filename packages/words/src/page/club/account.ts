/** The server's own refusals about accounts; others are in the online texts. */
export type AccountProblem =
  | 'last-passkey'
  | 'no-passkey'
  | 'no-passkeys-here'
  | 'no-such-code'
  | 'no-such-device'
  | 'no-such-passkey'
  | 'other-person'
  | 'passkey-cancelled'
  | 'passkey-here-already'
  | 'passkey-refused'
  | 'stale-passkey'
  | 'too-many-passkeys';

/** The account's page: passkeys, recovery codes, devices, everything about me, the end of it. */
export interface AccountTexts {
  readonly title: string;
  readonly cancel: string;
  readonly problems: Readonly<Record<AccountProblem, string>>;
  /** What a guest is, and what a passkey changes. */
  readonly guest: string;
  readonly guestText: string;
  readonly account: string;
  readonly accountText: string;

  /** Before something that a copied cookie must not do. Admins are asked in the same words. */
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly byPasskey: string;
  };

  readonly signIn: {
    readonly title: string;
    readonly text: string;
    readonly byPasskey: string;
    readonly byCode: string;
    readonly code: string;
    readonly codeText: string;
    readonly submit: string;
    /** Somebody plays here as a guest. */
    readonly losesGuest: (name: string) => string;
    readonly welcome: (name: string) => string;
    readonly codesLeft: (count: number) => string;
  };

  readonly passkeys: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly addFirst: string;
    readonly added: string;
    readonly name: string;
    readonly made: (date: string) => string;
    readonly used: (date: string) => string;
    readonly rename: string;
    readonly save: string;
    readonly remove: string;
    readonly removeSure: (name: string) => string;
    readonly removeYes: string;
    /** Why the last one cannot be removed. */
    readonly last: string;
    /** The browser has none. */
    readonly unknown: string;
    /** Why they do not work at this address. */
    readonly why: Readonly<Record<'address' | 'plain-http' | 'other-address' | 'unset', string>>;
    readonly openThere: string;
    /** A name for one, where the browser does not say what it is. */
    readonly passkey: string;
  };

  readonly codes: {
    readonly title: string;
    readonly text: string;
    readonly left: (count: number) => string;
    readonly none: string;
    readonly make: string;
    readonly makeNew: string;
    readonly makeSure: string;
    readonly once: string;
    readonly copy: string;
    readonly copied: string;
    readonly download: string;
    readonly done: string;
    /** The head of the file that is downloaded. */
    readonly file: string;
  };

  readonly devices: {
    readonly title: string;
    readonly unknown: string;
    readonly isThis: string;
    readonly seen: (date: string) => string;
    readonly signOut: string;
    readonly signOutOf: (device: string) => string;
    readonly signOutHere: string;
    readonly hereSure: string;
  };

  readonly data: {
    readonly title: string;
    readonly text: string;
    readonly export: string;
    readonly delete: string;
    readonly deleteText: string;
    readonly deleteSure: string;
    readonly deleteYes: string;
    readonly deleted: string;
    readonly deletedText: string;
  };
}

/** Raised when older pages could no longer read the messages: they are asked to reload. */
export const PROTOCOL = 4;

/** Bounds on all input, checked before anything is built from it. */
export const LIMITS = {
  /** Bytes of one message on the socket, and of one request's body. */
  message: 16_384,
  body: 65_536,
  /** The request that makes a table may carry a custom deck and tracks: the kernel's `CONTENT_LIMITS`, in UTF-8. */
  tableBody: 65_536 + 300_000,
  /** Lists and objects inside each other in one request's body. */
  depth: 20,
  name: 24,
  /** Of a custom deck or track, as lists show it. */
  contentName: 60,
  chat: 400,
  /** Chat lines that a table keeps. */
  chatLines: 200,
  /** Actions in one command, and characters in one action. */
  actions: 60,
  action: 80,
  /** Times that a sealed choice may be changed. */
  changes: 20,
  id: 64,
  /** Milliseconds that a player must have been away before the host may give the seat to somebody else. */
  away: 600_000,
  /** Seats that changed hands, in a table's info. */
  seatNews: 50,
  seats: 6,
  /** Entries in one look back. */
  moments: 64,
  /** Bytes of a table's options as JSON. */
  options: 4_000,
  /** Tables that one person may have that have not started, and tables in the lobby. */
  openTables: 10,
  lobbyPlaces: 3,
  /** Characters in a league's name, leagues that one person runs, and leagues that one person plays in. */
  leagueName: 40,
  leaguesRun: 10,
  leaguesPlayed: 30,
  /** Tables in one list. */
  list: 100,
  /** Tables in one page of the lobby, and the most pages. */
  lobbyPage: 50,
  lobbyPages: 20,
} as const;

/** Something visible: not just fillers that count as letters (Hangul's), marks without a letter, or the Braille blank. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** No control characters, line breaks, direction changes or invisible text: safe to show. */
export function isPlainText(text: string, longest: number): boolean {
  return (
    text.length > 0 &&
    text.length <= 2 * longest &&
    Array.from(text).length <= longest &&
    text.trim() === text &&
    VISIBLE.test(text) &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text.replaceAll(/\u200D|\uFE0F/gu, ''))
  );
}

/** Raised when an older page could no longer understand the messages: it is asked to reload. */
export const PROTOCOL = 2;

/** Everything that comes from outside is bounded before anything is built from it. */
export const LIMITS = {
  /** Bytes of one message on the socket, and of one request's body. */
  message: 16_384,
  body: 65_536,
  name: 24,
  chat: 400,
  /** Chat lines that a table keeps. */
  chatLines: 200,
  /** Actions in one command, and letters in one action. */
  actions: 60,
  action: 80,
  id: 64,
  seats: 6,
  /** Entries that one answer looks back on. */
  moments: 64,
  /** Bytes of a table's options as JSON. */
  options: 4_000,
  /** Tables in one list. */
  list: 100,
} as const;

/** Something to see: not only fillers that count as letters, such as Hangul's, nor marks without a letter, nor Braille's blank. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** No control characters, no line breaks, nothing that turns the writing direction or hides: what is left can be shown. */
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

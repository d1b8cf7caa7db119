/** A card by its lines: 'r6y4k2b1', 'w5', 'r8'. */
export type CardName = string;
/** One line: 'r6', 'w2'. */
export type LineName = string;

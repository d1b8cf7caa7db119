import type { AnyGame, ViewShape } from '@paddock/kernel';
import type { NextTable, Played, Table } from '@paddock/table';

/** Tables of any game: the server passes its options, views and facts on, and never looks into them. */
export type AnyRules = AnyGame['rules'];
export type AnyTable = Table<unknown, unknown, ViewShape, unknown>;
export type AnyNext = NextTable<unknown, unknown, ViewShape, unknown>;
export type AnyPlayed = Played<unknown, unknown>;

/** Who may do what at a table that is found by its link alone. */
export const ROLES = ['stranger', 'outsider', 'spectator', 'player', 'host'] as const;
export type Role = (typeof ROLES)[number];

export interface Made {
  readonly id: string;
  readonly key: string;
  readonly seatKeys: readonly (string | null)[];
}

/** One row of the matrix; the calls of one folder are a list in its `permission-rows.ts`. */
export interface Call {
  readonly does: string;
  /** `own`: open, with a custom deck and track; `rated`: open, and rated. `none`: it is not about a table. */
  readonly at: 'none' | 'open' | 'own' | 'rated' | 'running' | 'over';
  readonly http?: (made: Made) => readonly [method: string, path: string, body?: unknown];
  readonly headers?: Readonly<Record<string, string>>;
  readonly socket?: (made: Made) => Record<string, unknown>;
  /** By role: a problem's code, or ok. */
  readonly gets: readonly [string, string, string, string, string];
}

/** What those get whom nobody knows. */
export const NOBODY = 'no-person';

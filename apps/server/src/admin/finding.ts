/** One thing that the doctor checked. */
export interface Finding {
  readonly what: string;
  /** What to do about it; absent: it is as it should be. */
  readonly todo?: string;
}

export function fine(what: string): Finding {
  return { what };
}

export function problem(what: string, todo: string): Finding {
  return { what, todo };
}

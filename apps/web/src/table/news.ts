/** The part of a growing list that has not been read out yet. */
export interface News<Line> {
  readonly told: readonly Line[];
  readonly fresh: readonly Line[];
}

/**
 * A log that continues the last one gives its new lines; one that replaces it, such as another viewer's, gives none: its
 * lines have been heard, or were not for this listener.
 */
export function newsIn<Line>(told: readonly Line[], now: readonly Line[]): News<Line> {
  const goesOn = told.length <= now.length && told.at(-1) === now[told.length - 1];
  return { told: now, fresh: goesOn ? now.slice(told.length) : [] };
}

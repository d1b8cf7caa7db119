/** What of a growing list has not been told yet. */
export interface News<Line> {
  readonly told: readonly Line[];
  readonly fresh: readonly Line[];
}

/**
 * A log that goes on where it was told gives its new lines; one that was put in its place, such as another viewer's, gives
 * none: what it says has been heard, or was not for these ears.
 */
export function newsIn<Line>(told: readonly Line[], now: readonly Line[]): News<Line> {
  const goesOn = told.length <= now.length && told.at(-1) === now[told.length - 1];
  return { told: now, fresh: goesOn ? now.slice(told.length) : [] };
}

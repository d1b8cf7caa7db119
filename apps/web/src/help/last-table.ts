const KEY = 'paddock.table';

/** The address of the table that was visited last in this tab: a reload of the rules page must not lose the way back. */
export function rememberTable(): void {
  try {
    sessionStorage.setItem(KEY, location.hash);
  } catch {
    // Without storage there is only the browser's own way back.
  }
}

export function lastTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * One tab plays a game at a time. Returns a function that releases it, or undefined if another tab has it.
 * Where the browser has no locks (no secure context), the revision of every write still protects the game.
 */
export function holdGame(
  id: string,
  takeOver: boolean,
  whenLost: () => void,
): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`paddock game ${id}`, options, (lock) => {
        if (lock === null) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(whenLost);
  });
}

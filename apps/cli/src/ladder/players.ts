import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ROOT } from '../root.ts';
import { play, type Done, type Order } from './order.ts';

/** Plays one game at a time. */
export interface Player {
  play(order: Order): Promise<Done>;
  /** At once; a game in play is lost. */
  end(): void;
}

const PROCESS = join(ROOT, 'apps/cli/src/ladder/process.js');

/** In a bundle, the entry beside this one: sources that change meanwhile change no game. */
const BUNDLED = new URL('ladder-player.js', import.meta.url);

/** One player is this process itself. */
export function players(processes: number): Player[] {
  return processes === 1 ? [HERE] : Array.from({ length: processes }, () => new Elsewhere());
}

const HERE: Player = {
  play: async (order) => {
    // Lets signals in between two games.
    await setImmediate();
    return play(order);
  },
  end: () => {},
};

class Elsewhere implements Player {
  readonly #child: ChildProcess = fork(PROCESS, existsSync(BUNDLED) ? [BUNDLED.href] : [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  play(order: Order): Promise<Done> {
    return new Promise((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`a process of the ladder ended with ${code}`));
      this.#child.once('exit', fail);
      this.#child.once('message', (done: Done) => {
        this.#child.off('exit', fail);
        resolve(done);
      });
      this.#child.send(order);
    });
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

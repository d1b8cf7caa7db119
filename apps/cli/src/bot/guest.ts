import { spawn } from 'node:child_process';
import type * as Paddock from '@paddock/server';
import type { Session } from '../session.ts';
import { Stop } from '../stop.ts';

/** A bot that has come to be checked. */
export interface Guest {
  /** Rejects when it has gone by itself. */
  readonly ended: Promise<never>;
  stop(): Promise<void>;
}

/** Starts the command, or connects to the address where the bot listens. */
export async function bring(session: Session, target: string, gym: Paddock.Gym): Promise<Guest> {
  return /^wss?:\/\//.test(target) ? visit(session, target, gym) : start(session, target, gym);
}

/** The command gets the server's address and the token from its environment; what it prints goes to stderr. */
function start(session: Session, command: string, { url, token }: Paddock.Gym): Guest {
  const child = spawn(command, {
    shell: true,
    // A group of its own: the shell's children end with it.
    detached: process.platform !== 'win32',
    env: { ...process.env, PADDOCK_URL: url, PADDOCK_TOKEN: token },
    stdio: ['ignore', 2, 2],
  });
  const gone = Promise.withResolvers<string>();
  child.once('exit', (code, signal) => gone.resolve(String(code ?? signal)));
  child.once('error', (error) => gone.resolve(error.message));
  return {
    ended: endedBy(gone.promise, (code) => session.text.bot.ended(code)),
    stop: async () => {
      if (child.exitCode !== null || child.pid === undefined) return;
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
      } catch {
        child.kill();
      }
      await gone.promise;
    },
  };
}

/** A bot that listens: we go to it. */
async function visit(session: Session, address: string, gym: Paddock.Gym): Promise<Guest> {
  const relay = await gym.meet(address);
  if (relay === undefined) throw new Stop(1, session.text.bot.cannotReach(address));
  return {
    ended: endedBy(relay.gone, (code) => session.text.bot.ended(code)),
    stop: () => Promise.resolve(relay.close()),
  };
}

function endedBy(gone: Promise<string>, say: (how: string) => string): Promise<never> {
  const ended = gone.then((how): never => {
    throw new Stop(1, say(how));
  });
  // It also ends when it is stopped, and nobody waits for it then.
  ended.catch(() => undefined);
  return ended;
}

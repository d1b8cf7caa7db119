import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LANGUAGES } from '@paddock/words';
import { ALL_CHOICES } from '../../notices/notice.ts';
import { noticeId } from '../../store/parts/notices/sql-notices.ts';
import { Player } from '../../testing/player.ts';
import { newBrowserKeys, type BrowserKeys } from './decrypt.ts';
import type { Journal } from './journal.ts';
import type { Peers } from './peers.ts';

/** Somebody with all three kinds of channels. */
export interface Told {
  readonly player: Player;
  readonly channels: readonly string[];
  readonly keys: { readonly push: Record<string, BrowserKeys>; readonly webhook: Record<string, string> };
}

interface State {
  readonly channels: readonly { readonly id: string; readonly kind: string; readonly secret?: string }[];
}

/** A person, who turns everything on. The e-mail address is confirmed by the link that comes. */
export async function newPerson(
  url: string,
  name: string,
  { ports }: Peers,
  journal: Journal,
): Promise<Told> {
  const player = await Player.join(url, name);
  const id = name.toLowerCase();
  const browser = newBrowserKeys(createHash('sha256').update(name).digest().subarray(0, 16));
  const { p256dh, auth } = browser;
  const address = `${id}@example.test`;
  const language = LANGUAGES[name.length % LANGUAGES.length];
  await player.ok('PUT', '/api/notices', { language, zone: 'UTC', choices: ALL_CHOICES, quiet: null });
  await player.ok('POST', '/api/notices/push', {
    endpoint: `http://127.0.0.1:${ports.push}/push/${id}`,
    keys: { p256dh, auth },
  });
  await player.ok('POST', '/api/notices/webhooks', { url: `http://127.0.0.1:${ports.webhook}/hook/${id}` });
  await player.ok('PUT', '/api/notices/mail', { address });
  for (;;) {
    journal.look();
    const token = journal.tokenFor(address);
    if (token !== undefined) {
      await player.ok('POST', '/api/notices/confirm', { token });
      break;
    }
    await setTimeout(50);
  }
  const { channels } = (await player.ok('GET', '/api/notices')) as unknown as State;
  const secret = channels.find(({ kind }) => kind === 'webhook')?.secret ?? '';
  return {
    player,
    channels: channels.map((channel) => channel.id),
    keys: { push: { [`/push/${id}`]: browser }, webhook: { [`/hook/${id}`]: secret } },
  };
}

/** The ids of one notice, by channel. */
export function idsOf({ channels }: Told, match: string, kind: string, ask: string): string[] {
  return channels.map((channel) => noticeId(match, kind, ask, channel));
}

import type { NoticeChannel, NoticeState } from '@paddock/protocol';
import { isLanguage } from '@paddock/words';
import type { Server } from '../server.ts';
import type { ChannelRow, NoticePerson } from '../store/parts/notices/sql-notice-channels.ts';
import { ALL_CHOICES, readChoices, writeChoices } from './notice.ts';
import type { WebhookData } from './webhook.ts';

/** The defaults for people who have not chosen anything. */
export function unsaid(person: string): NoticePerson {
  return { person, language: 'en', zone: 'UTC', choices: writeChoices(ALL_CHOICES), quiet: null };
}

/** What somebody's own page shows. */
export async function stateOf(server: Server, person: string): Promise<NoticeState> {
  const { noticeChannels } = server.store.parts;
  const [settings = unsaid(person), channels] = await Promise.all([
    noticeChannels.settingsOf(person),
    noticeChannels.of(person),
  ]);
  const { language, zone, choices, quiet } = settings;
  return {
    language: isLanguage(language) ? language : 'en',
    zone,
    choices: readChoices(choices),
    quiet,
    channels: channels.map(shown),
    pushKey: server.notices.pushKey,
    hasMail: server.notices.mail !== undefined,
  };
}

function shown({ id, kind, address, data, state, made }: ChannelRow): NoticeChannel {
  const common = { id, kind, state, made };
  switch (kind) {
    // Anyone who knows a browser's endpoint can send to it, so we show only its host.
    case 'push':
      return { ...common, address: new URL(address).host };
    case 'mail':
      return { ...common, address };
    case 'webhook':
      return { ...common, address, secret: (JSON.parse(data) as WebhookData).secret };
  }
}

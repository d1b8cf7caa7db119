import type { NoticeTexts } from '../../page/club/notices.ts';

const withOthers = (others: string) => (others === '' ? '' : ` with ${others}`);

export const texts: NoticeTexts = {
  messages: {
    'your-turn': (game, others) => `It’s your turn in ${game}${withOthers(others)}.`,
    'game-over': (game, others) => `Your game of ${game}${withOthers(others)} is over.`,
    invited: (game, by) => (by === '' ? `You are invited to ${game}.` : `${by} invites you to ${game}.`),
    rematch: (game, by) =>
      by === '' ? `There is a rematch of ${game}.` : `${by} would like a rematch of ${game}.`,
    until: (time) => `You have until ${time}.`,
    several: (count) => `${count} notices from your tables`,
    more: (count) => `and ${count} more`,
    test: 'This is a test: notices from Paddock arrive here.',
    why: 'You get this e-mail because you asked Paddock to tell you about your games.',
    stop: (link) => `No more e-mails: ${link}`,
    change: (link) => `Choose what you are told: ${link}`,
    confirmSubject: 'Is this your address?',
    confirmText: (name, link) =>
      `${name} would like Paddock to send notices about games to this address.\n\nIf that is you, confirm it here within two days:\n${link}\n\nIf not, do nothing: no more will come.`,
  },
  title: 'Notices',
  lead: 'Paddock can tell you when it’s your turn, when a game is over, and when somebody wants to play with you. You are never told about a table that you are looking at.',
  push: {
    title: 'This browser',
    text: 'Notices on this device, even when the page is closed.',
    turnOn: 'Tell me on this device',
    here: 'this device',
    device: (service, day) => `A browser (${service}), since ${day}`,
    needsHttps:
      'Browsers accept notices only from a site with https, or on the computer the server runs on. Neither is the case here.',
    unsupported:
      'This browser can’t show notices. On an iPhone or iPad, add Paddock to the home screen first.',
    denied:
      'This browser has been told not to show notices from this site. You can change that in its settings.',
    failed: 'The browser’s push service didn’t answer. Try again later.',
  },
  mail: {
    title: 'E-mail',
    text: 'We send one message with a link to confirm that the address is yours.',
    notOffered: 'The host of this server has not set up e-mail.',
    address: 'Your address',
    save: 'Send the link',
    unconfirmed: 'Not confirmed yet: open the link in the message we sent.',
    confirmed: 'Confirmed',
    stopped: 'Our messages came back, so we stopped sending them. Enter the address again to try once more.',
  },
  webhook: {
    title: 'Webhook',
    text: 'An address that takes our notices as JSON, such as a webhook of Discord or Slack.',
    url: 'Its URL',
    add: 'Add',
    test: 'Send a test',
    tested: 'It arrived.',
    stopped: 'It didn’t accept our notices, so we stopped sending them. Add it again to try once more.',
    secret: 'Signing secret',
    secretText: 'Notices are signed with it, as Standard Webhooks describes.',
  },
  remove: 'Remove',
  choices: {
    title: 'What comes where',
    kind: 'Notice',
    kinds: {
      'your-turn': 'It’s my turn',
      'game-over': 'A game is over',
      invited: 'I’m invited',
      rematch: 'A rematch',
    },
    channels: { push: 'Browser', mail: 'E-mail', webhook: 'Webhook' },
    none: 'Turn on at least one of the ways above to be told of anything.',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'Notices wait until they are over. If you have played your turn by then, no notice comes.',
    on: 'No notices at night',
    from: 'From',
    until: 'Until',
    zone: 'Time zone',
  },
  saved: 'Saved',
  needsName: 'Choose a name first, so that there is somebody to tell.',
  confirm: {
    title: 'Confirm your address',
    text: 'Notices will then come to this address.',
    yes: 'Yes, it’s my address',
    done: 'Confirmed. You can close this page.',
  },
  unsubscribe: {
    title: 'No more e-mails',
    text: 'Paddock forgets your address. You can enter it again at any time.',
    yes: 'Stop the e-mails',
    done: 'Done. No more e-mails will come.',
  },
  settings: 'All my notices',
  problems: {
    'bad-subscription': 'The browser gave us a subscription that doesn’t work.',
    'mail-not-offered': 'The host of this server has not set up e-mail.',
    'no-such-channel': 'It isn’t there any more.',
    'no-such-link': 'This link doesn’t work, or doesn’t work any more.',
    'webhook-failed': 'It didn’t accept the test message. Check the URL and try again.',
    'webhook-not-allowed':
      'This URL isn’t allowed. It must begin with https:// and be reachable on the internet.',
  },
};

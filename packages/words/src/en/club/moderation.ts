import type { ModerationTexts } from '../../page/club/moderation.ts';

function hours(count: number): string {
  if (count < 24) return count === 1 ? '1 hour' : `${count} hours`;
  const days = Math.round(count / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

const kinds = { silence: 'silenced', ban: 'banned from public tables', name: 'name fixed' } as const;

export const texts: ModerationTexts = {
  problems: {
    'no-such-block': 'You have already unblocked them.',
    'no-such-line': 'That message is not part of this report.',
    'no-such-report': 'This report has already been closed.',
    'no-such-sanction': 'This has already ended.',
    'nobody-there': 'That person is no longer here.',
    'not-admin': 'This page is for the admins of this server.',
    'not-yourself': 'That is you.',
    'stale-passkey': 'Confirm with your passkey again.',
    'too-many-blocks': 'You have already blocked the most people allowed. Unblock somebody first.',
    'too-many-reports': 'Your earlier reports are still waiting. Give the admins some time.',
  },
  reactions: {
    title: 'Reactions',
    names: {
      'well-done': 'Well done',
      ouch: 'Ouch',
      thinking: 'Thinking',
      thanks: 'Thanks',
      'good-luck': 'Good luck',
      laugh: 'Ha ha',
    },
    watcher: 'A spectator',
    said: (name, reaction) => `${name}: ${reaction}`,
    hide: 'Hide all reactions',
    noChat: 'This table is public: only people who came with its link can write. You can react.',
  },
  removed: 'Removed by an admin',
  report: {
    open: 'Report or block somebody',
    title: 'Report or block',
    whom: 'Whom?',
    watching: (name) => `${name} (watching)`,
    host: (name) => `${name} (host)`,
    nobody: 'There is nobody else here to report or block.',
    reason: 'What is wrong?',
    reasons: {
      name: 'Their name',
      chat: 'What they write',
      behaviour: 'How they behave',
      other: 'Something else',
    },
    note: 'In your own words (optional)',
    noteText:
      'The admins of this server also see the last chat messages. Nobody else learns that you reported anything.',
    send: 'Send the report',
    sent: 'Thank you. The admins will look at it.',
    block: (name) => `Block ${name}`,
    blockText:
      'You no longer see their messages and reactions, and they cannot join or watch tables you host. They are not told.',
    blocked: (name) => `${name} is blocked.`,
  },
  blocks: {
    title: 'Blocked people',
    lead: 'You see neither their messages nor their reactions, and they cannot join or watch tables you host.',
    none: 'You have not blocked anybody.',
    since: (date) => `since ${date}`,
    unblock: 'Unblock',
  },
  mine: {
    silence: (until) => `The admins have silenced you: until ${until} you cannot write or react.`,
    ban: (until) =>
      `The admins have closed public tables to you until ${until}. Tables by link stay open to you.`,
    name: (until) => `The admins have given you a new name. You can change it after ${until}.`,
  },
  admin: {
    title: 'Reports',
    lead: 'What people have reported on this server. Everything you do here is written down.',
    notAdmin: 'This page is for admins',
    notAdminText: 'Whoever runs this server can make an account an admin with “paddock admin make-admin”.',
    confirmText: 'Admins confirm with their passkey every 15 minutes.',
    reports: 'Open reports',
    none: 'Nothing to look at.',
    about: (name, reason) => `${name}: ${reason}`,
    formerly: (name) => `then called ${name}`,
    by: (name, date) => `reported by ${name}, ${date}`,
    lines: 'Chat around it',
    noLines: 'Nothing was written.',
    removeLine: 'Remove',
    isRemoved: 'removed',
    actions: 'What to do',
    rename: 'Give a new name',
    renameSure: 'Replace their name everywhere by “Driver” and a number?',
    silence: 'Silence',
    ban: 'Ban from public tables',
    howLong: 'For how long',
    hours,
    closeTable: 'Close the table',
    closeSure: 'Close this table for everybody?',
    yes: 'Yes',
    no: 'No',
    done: 'Done, close the report',
    didIt: 'Done.',
    unchanged: (tables) =>
      tables === 1
        ? 'Done, except at one table, which still shows the old name. Give a new name again later. The table:'
        : `Done, except at ${tables} tables, which still show the old name. Give a new name again later. The tables:`,
    sanctions: 'In force now',
    noSanctions: 'Nobody is silenced or banned.',
    kinds,
    until: (date) => `until ${date}`,
    lift: 'Lift',
    audit: 'What admins have done',
    noAudit: 'Nothing yet.',
    atTable: (table) => `table ${table}`,
    former: 'a former player',
    formerAdmin: 'A former admin',
    did: {
      'remove-line': (name, line) =>
        line === ''
          ? `removed a message by ${name}`
          : `removed a message by ${name}, number ${Number(line) + 1} of the chat`,
      rename: (name, next) => (next === '' ? `gave ${name} a new name` : `renamed ${name} to ${next}`),
      silence: (name, count) => `silenced ${name} for ${hours(Number(count))}`,
      ban: (name, count) => `banned ${name} from public tables for ${hours(Number(count))}`,
      'close-table': (name) => `closed the table of a report about ${name}`,
      done: (name) => `closed a report about ${name}`,
      lift: (name, kind) => `lifted for ${name}: ${kind in kinds ? kinds[kind as keyof typeof kinds] : kind}`,
    },
  },
};

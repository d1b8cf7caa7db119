import type { Journal } from './journal.ts';
import { idsOf } from './people.ts';
import type { Meaning, Watching } from './table.ts';

export interface Kill {
  readonly who: string;
  readonly at: number;
  readonly until: number;
}

export interface Judged {
  /** Notices that came, counted by their ids. */
  readonly notices: number;
  /** Messages: fewer than the notices where several games waited. */
  readonly messages: number;
  readonly bundles: number;
  /** Messages that came a second time, with the same id. */
  readonly duplicates: number;
  /** Notices to people who look on, while their page was not connected. */
  readonly whileAway: number;
  readonly faults: readonly string[];
}

interface Evidence {
  readonly expected: ReadonlySet<string>;
  readonly meaning: ReadonlyMap<string, Meaning>;
  readonly faults: readonly string[];
  readonly journal: Journal;
  readonly watchers: readonly Watching[];
  readonly kills: readonly Kill[];
}

/** A page that has just come back is not known yet to a server that decides in this moment. */
const JUST_BACK_MS = 2_000;
const MOST_QUESTIONS = 600;
/** See `playTables`. */
const WATCHERS_SEAT = 2;

/** Every id once; a message twice only around a kill; nothing to those who look on. */
export function judge({ expected, meaning, faults: before, journal, watchers, kills }: Evidence): Judged {
  const faults = [...before];
  for (const id of expected) if (!journal.has(id)) faults.push(`never came: ${id}`);
  for (const { fault } of journal.received) if (fault !== undefined) faults.push(fault);

  const watched = new Map<string, Watching>();
  for (const watching of watchers) {
    for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
      const ask = `,${WATCHERS_SEAT}:${asked},`;
      for (const id of idsOf(watching.person, watching.match, 'your-turn', ask)) watched.set(id, watching);
    }
    for (const id of idsOf(watching.person, watching.match, 'game-over', '')) watched.set(id, watching);
  }
  let whileAway = 0;
  let notices = 0;
  for (const [id, times] of journal.times) {
    const watching = watched.get(id);
    if (watching === undefined) {
      if (expected.has(id)) notices++;
      else faults.push(`came, and nobody knows why: ${meaning.get(id)?.text ?? id}`);
      continue;
    }
    const [at = 0] = times;
    // A server that dies takes its connections along, whenever the page notices.
    const cuts = kills.filter(({ who }) => who === 'server').map((kill) => kill.at);
    const seen = watching.spans.find(
      ({ from, until }) =>
        from + JUST_BACK_MS <= at && at <= until && !cuts.some((cut) => from <= cut && cut <= at),
    );
    if (seen !== undefined) faults.push(`to somebody who has looked on for ${at - seen.from} ms: ${id}`);
    else whileAway++;
  }

  const messages = new Map<string, number[]>();
  for (const { kind, id, at } of journal.received) {
    const key = `${kind} ${id}`;
    messages.set(key, [...(messages.get(key) ?? []), at]);
  }
  let duplicates = 0;
  for (const [key, times] of messages) {
    for (const [index, at] of times.slice(1).entries()) {
      duplicates++;
      const first = times[index] ?? 0;
      const isExcused = kills.some((kill) => kill.at <= at && kill.until >= first);
      if (!isExcused) faults.push(`twice without a kill between: ${key}`);
    }
  }
  const bundles = journal.received.filter(({ ids }) => ids.length > 1).length;
  return { notices, messages: messages.size, bundles, duplicates, whileAway, faults };
}

import type { LiveSeat, LiveTable, ToldNews } from '../tables/live-table.ts';

/**
 * A table without somebody who has deleted their data. The log keeps what was written; from the event
 * `forgotten` on, nothing that is shown has their name or their words: no list, no info, no chat, no record. The record's
 * sums stand, because names are beside them; see docs/records.md.
 */
export function withoutPerson(live: LiveTable, person: string): Partial<LiveTable> {
  const seats = live.seats.map((seat) => seatWithout(seat, person, live.table !== undefined));
  return {
    seats,
    host: live.host.person === person ? heirOf(seats) : live.host,
    chat: live.chat.filter((line) => line.person !== person),
    forgotten: new Set(live.forgotten).add(person),
  };
}

/** The next host; nobody if no person sits at the table. */
function heirOf(seats: readonly LiveSeat[]): LiveTable['host'] {
  const heir = seats.find(
    ({ person, name, botOf = null }) => person !== null && name !== null && botOf === null,
  );
  return { person: heir?.person ?? '', name: heir?.name ?? '' };
}

/** The result of a game under way is still theirs, without a name. */
function seatWithout(seat: LiveSeat, person: string, isPlaying: boolean): LiveSeat {
  const { botOf = null, replaced = null, called = null, gone = null } = seat;
  const isTheirs = seat.person === person;
  const hasGone = (isTheirs && isPlaying) || gone?.person === person;
  return {
    ...seat,
    ...(isTheirs && { person: null, name: '' }),
    ...(replaced === person && { replaced: null }),
    ...(called === person && { called: null, isNameless: true }),
    ...(hasGone && { gone: { person, name: '', botOf: gone?.botOf ?? botOf } }),
  };
}

/** Empty names stand for somebody who has deleted their data. */
export function newsWithout(news: readonly ToldNews[], person: string): readonly ToldNews[] {
  return news.map((told) => {
    const { name, from } = told.people;
    return {
      ...told,
      ...(name === person && { name: '' }),
      ...(from === person && { from: '' }),
    };
  });
}

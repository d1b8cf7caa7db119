import { useTexts } from '../i18n/loaded.tsx';
import { CAR_NAMES, TEAMS, type CarName, type FormulaPublic, type Team } from '@paddock/formula';
import type { Standing } from '@paddock/kernel';
import type { Context } from '@paddock/words';
import type { JSX } from 'preact';
import { Car } from '../design/car.tsx';
import { Flag } from '../design/livery-fill.tsx';
import type { SeatRow } from '../table/seats.tsx';
import type { Desk } from './desk.ts';
import { numberOf, teamOf } from './race/places.ts';

export function teamsOf({ owners }: FormulaPublic, seat: number): Team[] {
  return TEAMS.filter((_, team) => owners[team] === seat);
}

/** F-O2: in the Drivers' Championship a side is a car. */
export function carOfSide({ side }: Standing): CarName | undefined {
  return CAR_NAMES.find((car) => car === side);
}

/** The teams of a side: a player's, a team nobody plays, or the team of one car. */
export function teamsOfSide(open: FormulaPublic, { side, seat }: Standing): Team[] {
  const team = TEAMS.find((name) => side === name || side.startsWith(`${name}-`));
  if (team !== undefined) return [team];
  return seat === undefined ? [] : teamsOf(open, seat);
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

interface SideProps {
  readonly open: FormulaPublic;
  readonly standing: Standing;
  readonly context: Context;
  /** Instead of the name. */
  readonly text?: string;
}

/** A side's sign and name. */
export function SideName({ open, standing, context, text }: SideProps): JSX.Element {
  const words = useTexts('formula');
  const car = carOfSide(standing);
  return (
    <span class="side-name">
      <span class="side-flags">
        {car !== undefined ? (
          <Car livery={teamOf(car)} label={numberOf(car)} class="small-car" />
        ) : (
          teamsOfSide(open, standing).map((team) => <Flag key={team} livery={team} />)
        )}
      </span>
      <span>{text ?? capital(words.side(standing, context))}</span>
    </span>
  );
}

/** Points of the cars of some teams over the season. */
function pointsOf({ points }: FormulaPublic, teams: readonly Team[]): number {
  return teams.reduce((sum, team) => {
    const first = TEAMS.indexOf(team) * 2;
    return sum + (points[first] ?? 0) + (points[first + 1] ?? 0);
  }, 0);
}

/** The rail: seats in turn order, then the teams that race for nobody (F-S2). */
export function seatRows(desk: Desk): SeatRow[] {
  const ui = desk.texts;
  const { bot, away, isReady } = desk.table;
  const open = desk.now.value;
  const viewer = desk.session.viewer.value;
  const isResting = open.phase === 'resting';
  const rows = desk.session.seats.value.map((info, seat): SeatRow => {
    const teams = teamsOf(open, seat);
    const cards = open.handSizes[seat] ?? 0;
    return {
      key: `seat-${seat}`,
      seat,
      name: info.name,
      bot: info.bot,
      note: info.bot !== undefined ? bot : info.standIn !== null ? away : '',
      liveries: teams,
      score: pointsOf(open, teams),
      unit: ui.pointsShort,
      cards,
      cardsText: ui.cardsLeft(cards),
      isTurn: open.turn === seat && open.phase !== 'over',
      isYou: viewer === seat,
      done: isResting && open.ready.includes(seat) ? isReady : '',
    };
  });
  const free = TEAMS.filter((_, team) => open.owners[team] === null);
  const isGiven = open.phase !== 'giving';
  if (free.length === 0 || !isGiven) return rows;
  return [
    ...rows,
    ...free.map((team): SeatRow => {
      const name = desk.words.colour(team);
      return {
        key: team,
        name: capital(name),
        note: ui.uncontrolled,
        liveries: [team],
        score: pointsOf(open, [team]),
        unit: ui.pointsShort,
        cards: null,
        cardsText: '',
        isTurn: false,
        isYou: false,
        done: '',
      };
    }),
  ];
}

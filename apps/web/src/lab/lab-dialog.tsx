import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { Dialog } from '../design/panels/dialog.tsx';
import { levelsToMeet } from '../game/levels.ts';
import type { PageGame } from '../game/page-game.ts';
import { playedIn } from '../replay/played-in.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { AnyReplay } from '../replay/replay-session.ts';
import { entriesAt } from './entries-at.ts';
import { Simulation } from './simulation.tsx';
import { startLab } from './start-lab.ts';
import './lab.css';

interface Props {
  readonly session: AnyReplay;
  readonly game: PageGame;
  readonly onClose: () => void;
}

/** The bots that sit there keep their level. */
const SAME = '';

/** From the moment that the replay shows: play on as any seat, or let bots play on many times. */
export function LabDialog({ session, game, onClose }: Props): JSX.Element {
  const texts = useTexts('minds').lab;
  const { timeline } = session;
  const [position] = useState(session.position.peek());
  const entries = entriesAt(timeline, position);
  const start = timeline.endOf(entries - 1);
  const toAct = timeline.toAct(start);
  const isOver = toAct.length === 0;
  const name = (seat: number) => session.seats.value[seat]?.name ?? '';
  return (
    <Dialog title={texts.title} closeLabel={ui().close} onClose={onClose} class="dialog lab">
      <div class="stack">
        <p>{isOver ? texts.over : texts.text}</p>
        {!isOver && start < position && <p class="hint">{texts.fromTurnOf(toAct.map(name).join(', '))}</p>}
        {!isOver && <PlayOn session={session} game={game} entries={entries} first={toAct[0] ?? 0} />}
        {!isOver && <Simulation session={session} game={game} entry={entries - 1} />}
      </div>
    </Dialog>
  );
}

interface PlayOnProps extends Pick<Props, 'session' | 'game'> {
  readonly entries: number;
  /** Whose turn it is: offered first. */
  readonly first: number;
}

function PlayOn({ session, game, entries, first }: PlayOnProps): JSX.Element {
  const texts = useTexts('minds').lab;
  const { levels: names } = useTexts('more').seats;
  const seats = session.seats.value;
  const person = seats.findIndex(({ bot }) => bot === undefined);
  const [you, setYou] = useState(person === -1 ? first : person);
  const [level, setLevel] = useState(SAME);
  const [state, setState] = useState<'still' | 'starting' | 'failed'>('still');
  const { levels, people } = useTable(game, session, () => setState('failed'));
  const play = async () => {
    setState('starting');
    try {
      const { record } = session.timeline;
      const id = await startLab(game, record, { entries, you, level: level === SAME ? undefined : level });
      goTo({ at: 'play', id });
    } catch {
      setState('failed');
    }
  };
  return (
    <form
      class="lab-play"
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'starting') void play();
      }}
    >
      <label class="inline-field">
        <span>{texts.seat}</span>
        <select class="select" value={you} onChange={(event) => setYou(Number(event.currentTarget.value))}>
          {seats.slice(0, people).map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="inline-field">
        <span>{texts.others}</span>
        <select class="select" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          <option value={SAME}>{texts.asTheyWere}</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {names[each]?.label ?? each}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button lit">
        {state === 'starting' ? texts.starting : texts.play}
      </button>
      <p class="hint">{texts.notCounted}</p>
      <p role="alert">{state === 'failed' && texts.failed}</p>
    </form>
  );
}

interface LabTable {
  readonly levels: readonly string[];
  /** How many seats, from the first, have a player: nobody can sit down in an automa's. */
  readonly people: number;
}

function useTable(game: PageGame, { timeline: { record } }: AnyReplay, onFail: () => void): LabTable {
  const [table, setTable] = useState<LabTable>({ levels: [], people: record.seats.length });
  useEffect(() => {
    let isHere = true;
    Promise.all([game.loadBots(), game.loadGame(playedIn(record))]).then(
      ([bots, { rules }]) => {
        const people = rules.people({ players: record.seats.length, options: record.options });
        if (isHere) setTable({ levels: levelsToMeet(bots), people });
      },
      () => isHere && onFail(),
    );
    return () => {
      isHere = false;
    };
  }, [game, record]);
  return table;
}

import { formula, PRESETS, type PresetName } from '@paddock/formula';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { playerName } from '../app/settings.ts';
import { formulaWords } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { moreUi } from '../i18n/more/index.ts';
import { startGame } from '../session/games.ts';
import {
  firstDraft,
  optionsOf,
  problemsOf,
  recordSeats,
  setOption,
  setPlayers,
  type Draft,
} from './draft.ts';
import { OptionField } from './option-field.tsx';
import { problemText } from './problem-text.ts';
import { Seats } from './seats.tsx';
import './new-game.css';

const PLAYERS = Array.from(
  { length: formula.players.max - formula.players.min + 1 },
  (_, more) => formula.players.min + more,
);
const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** Everything that a game can be; what is asked, and what it may be, comes from the rules' table of options. */
export function NewGame(): JSX.Element {
  const { form } = moreUi();
  const { home, play } = ui();
  const words = formulaWords();
  const defaultName = home.player(1);
  const [draft, setDraft] = useState<Draft>(() => firstDraft(playerName.peek() || defaultName));
  const [failed, setFailed] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const problems = problemsOf(draft);
  const preset = PRESET_NAMES.find((name) => PRESETS[name].races === draft.options.races);

  const start = async () => {
    if (problems.length > 0 || isStarting) return;
    setStarting(true);
    const you = draft.seats.find(({ sitter }) => sitter === 'person')?.name;
    if (you !== undefined && you !== defaultName) playerName.value = you;
    try {
      goTo({ at: 'play', id: await startGame({ seats: recordSeats(draft), options: optionsOf(draft) }) });
    } catch {
      setFailed(true);
      setStarting(false);
    }
  };

  return (
    <Page title={form.title}>
      <h1>{form.title}</h1>
      <form
        class="new-game stack"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Choice
          label={form.players}
          text={form.playersText}
          items={PLAYERS.map((players) => ({ value: players, label: String(players) }))}
          value={draft.players}
          choose={(players) => setDraft(setPlayers(draft, players))}
        />
        <Seats draft={draft} setDraft={setDraft} problems={problems} />
        <Choice
          label={form.length}
          {...(preset !== undefined && { text: words.preset(preset).text })}
          items={PRESET_NAMES.map((name) => ({ value: name, label: words.preset(name).label }))}
          value={preset}
          choose={(name) => setDraft(setOption(draft, 'races', PRESETS[name].races))}
        />
        <OptionField option="races" draft={draft} setDraft={setDraft} />
        <OptionField option="removed" draft={draft} setDraft={setDraft} />
        <OptionField option="championship" draft={draft} setDraft={setDraft} />
        <OptionField option="drivers" draft={draft} setDraft={setDraft} />
        <div class="start-bar">
          {problems.length > 0 && (
            <div role="status" class="problem">
              <p>{form.fixFirst}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={JSON.stringify(problem)}>{problemText(problem, draft)}</li>
                ))}
              </ul>
            </div>
          )}
          {failed && (
            <p class="problem" role="alert">
              {play.noStorage}. {play.noStorageText}
            </p>
          )}
          <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
            {form.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

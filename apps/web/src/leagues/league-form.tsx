import type { LeagueSettings } from '@paddock/protocol';
import { isPlainText, LIMITS } from '@paddock/protocol';
import { isName } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { firstDraft, optionsOf, type Draft } from '../new-game/draft.ts';
import { useFilled, type ShownForm } from '../new-game/filled.ts';
import { FormIsComing } from '../new-game/form-is-coming.tsx';
import type { GameForm } from '../new-game/form.ts';
import { MoreOptions } from '../new-game/more-options.tsx';
import '../new-game/new-game.css';
import { PresetTiles } from '../new-game/preset-tiles.tsx';
import { setPlayers } from '../new-game/presets.ts';
import { ValueTiles } from '../new-game/fields/value-tiles.tsx';
import { clockOf, DAYS, firstTable } from '../online/make/draft.ts';
import { Problem } from '../online/problem.tsx';

const SEATS = [3, 4, 5, 6] as const;
const MOST_ROUNDS = 20;

interface Props {
  /** What it begins with. */
  readonly like?: LeagueSettings;
  readonly submit: string;
  readonly problem: string | undefined;
  readonly onSubmit: (settings: LeagueSettings) => void;
}

/** What is played in a league, how often, and what counts. */
export function LeagueForm({ like, ...props }: Props): JSX.Element {
  const { form } = useTexts('leagues');
  const [game, setGame] = useState<PageGame>((like && findGame(like.game)) ?? GAMES[0]);
  const shown = useFilled(game, {
    first: (gameForm) => likeBefore(gameForm, like),
    brought: () => Promise.resolve({ things: [] }),
  });
  return (
    <>
      <Choice
        label={form.game}
        items={GAMES.map(({ name, texts }) => ({ value: name, label: texts(ui()).title }))}
        value={game.name}
        choose={(name) => setGame(findGame(name) ?? game)}
      />
      <FormIsComing shown={shown} />
      {shown !== undefined && <Fields {...props} {...(like && { like })} shown={shown} />}
    </>
  );
}

function likeBefore(form: GameForm, like: LeagueSettings | undefined): Draft {
  const first = firstDraft(form, '');
  return like?.game === form.game ? { ...first, options: { ...first.options, ...like.options } } : first;
}

function Fields({
  like,
  submit,
  problem,
  onSubmit,
  shown,
}: Props & { readonly shown: ShownForm }): JSX.Element {
  const { form: texts } = useTexts('leagues');
  const { make } = useTexts('online');
  const [name, setName] = useState(like?.name ?? '');
  const [isNameBad, setNameBad] = useState(false);
  const [seats, setSeats] = useState(like?.seats ?? 4);
  const [rounds, setRounds] = useState(like?.rounds ?? 6);
  const [scoring, setScoring] = useState(like?.scoring ?? 'places');
  const [clock, setClock] = useState(like?.clock ?? clockOf(firstTable()));
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { form, draft, setDraft, setForm, isComing } = shown;
  const filled = { form, draft, setDraft, setForm };
  const send = () => {
    const given = name.trim();
    const isGood = isName(given, LIMITS.leagueName) && isPlainText(given, LIMITS.leagueName);
    setNameBad(!isGood);
    if (!isGood) return input.current?.focus();
    onSubmit({
      name: given,
      game: form.game,
      options: { ...optionsOf(draft) },
      clock,
      seats,
      rounds,
      scoring,
    });
  };
  return (
    <form
      class="new-game stack"
      inert={isComing}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label class="field">
        <span>{texts.name}</span>
        <input
          class="input"
          ref={input}
          value={name}
          maxLength={2 * LIMITS.leagueName}
          aria-invalid={isNameBad}
          aria-describedby={hint}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span id={hint} class={isNameBad ? 'problem' : 'hint'}>
          {texts.badName}
        </span>
      </label>
      <Choice
        label={texts.seats}
        text={texts.seatsText}
        items={SEATS.map((value) => ({ value, label: String(value) }))}
        value={seats}
        choose={(count) => {
          setSeats(count);
          setDraft(setPlayers(form, draft, count));
        }}
      />
      <label class="field league-rounds">
        <span>{texts.rounds}</span>
        <input
          class="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_ROUNDS}
          required
          value={rounds}
          onInput={(event) => setRounds(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Choice
        label={texts.scoring}
        text={texts.scoringTexts[scoring]}
        items={(['places', 'score'] as const).map((value) => ({ value, label: texts.scorings[value] }))}
        value={scoring}
        choose={setScoring}
      />
      <Choice
        label={make.clock}
        text={make.clockTexts[clock.kind]}
        items={(['none', 'live', 'days'] as const).map((kind) => ({ value: kind, label: make.clocks[kind] }))}
        value={clock.kind}
        choose={(kind) => setClock(clockOf({ ...firstTable(), clock: kind }))}
      />
      {clock.kind === 'days' && (
        <Choice
          label={make.days}
          items={DAYS.map((days) => ({ value: days, label: String(days) }))}
          value={clock.days}
          choose={(days) => setClock({ kind: 'days', days })}
        />
      )}
      <PresetTiles {...filled} people={seats} />
      <ValueTiles {...filled} />
      <MoreOptions {...filled} />
      <Problem text={problem} />
      <p>
        <button type="submit" class="button lit big">
          {submit}
        </button>
      </p>
    </form>
  );
}

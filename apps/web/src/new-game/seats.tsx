import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { href } from '../app/router.ts';
import { liveryStyle } from '../design/livery.ts';
import { CharacterChoice } from '../characters/character-choice.tsx';
import { characterAt, withCharacter } from './seat-draft.ts';
import {
  changeSeat,
  isAutomas,
  ownerOf,
  PERSON,
  seated,
  specsOf,
  startPicking,
  stopPicking,
  togglePick,
  type Draft,
  type DraftProblem,
} from './draft.ts';
import type { GameForm, Item } from './form.ts';

export interface SeatsProps {
  readonly form: GameForm;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly problems: readonly DraftProblem[];
}

export function Seats(props: SeatsProps): JSX.Element {
  const { draft } = props;
  const texts = useTexts('more').form;
  return (
    <fieldset class="stack">
      <legend class="unseen">{texts.seatsTitle}</legend>
      <p class="hint">{texts.seatsText}</p>
      {sharedOptions(props.form).map((option) => (
        <HowShared key={option} {...props} option={option} />
      ))}
      <ol class="seat-list">
        {seated(draft).map((_, seat) => (
          <li key={seat} class="panel form-seat">
            <SeatRow {...props} seat={seat} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Options that give each seat something of its own. */
export function sharedOptions(form: GameForm): readonly string[] {
  return Object.entries(specsOf(form)).flatMap(([option, { kind }]) =>
    kind.type === 'shares' ? option : [],
  );
}

/** By the table, or picked here. */
export function HowShared({
  form,
  draft,
  setDraft,
  option,
}: Omit<SeatsProps, 'problems'> & { readonly option: string }): JSX.Element {
  const words = form.words().option(option);
  const byTable = String(specsOf(form)[option]?.default);
  return (
    <Choice
      label={words.label}
      text={words.text}
      items={[
        { value: byTable, label: words.values[byTable]?.label ?? '' },
        { value: 'picked', label: useTexts('more').form.pickTeams },
      ]}
      value={draft.picks[option] === undefined ? byTable : 'picked'}
      choose={(value) =>
        setDraft(value === 'picked' ? startPicking(draft, option) : stopPicking(draft, option))
      }
    />
  );
}

function SeatRow(props: SeatsProps & { readonly seat: number }): JSX.Element {
  const { draft, setDraft, problems, seat } = props;
  const { seats, form: texts } = useTexts('more');
  const id = useId();
  const { sitter, name } = draft.seats[seat] ?? { sitter: PERSON, name: '' };
  const firstPerson = draft.seats.findIndex((other) => other.sitter === PERSON);
  const isAutoma = isAutomas(props.form, draft, seat);
  const problem = problems.find((found) => 'seat' in found && found.seat === seat);
  const isYou = sitter === PERSON ? firstPerson === seat : firstPerson === -1 || firstPerson > seat;
  return (
    <>
      <h2 class="seat-title">{seats.seat(seat + 1)}</h2>
      {isAutoma ? (
        <p class="field">
          <strong>{seats.automa}</strong>
          <span class="hint">{seats.automaText}</span>
        </p>
      ) : (
        <label class="field">
          <span>{seats.sits}</span>
          <select
            class="select"
            value={sitter}
            onChange={(event) => {
              const next = event.currentTarget.value;
              setDraft(changeSeat(draft, seat, { sitter: next }));
            }}
          >
            <option value={PERSON}>{isYou ? seats.you : seats.person}</option>
            {props.form.levels.map((level) => (
              <option key={level} value={level}>
                {seats.levels[level]?.label ?? level}
              </option>
            ))}
          </select>
          {sitter !== PERSON && <span class="hint">{seats.levels[sitter]?.text}</span>}
        </label>
      )}
      <label class="field">
        <span>{seats.name}</span>
        <input
          class="input"
          value={name}
          maxLength={48}
          autocomplete="off"
          aria-invalid={problem !== undefined}
          {...(problem !== undefined && { 'aria-describedby': id })}
          onInput={(event) => setDraft(changeSeat(draft, seat, { name: event.currentTarget.value }))}
        />
        {problem !== undefined && (
          <span id={id} class="problem">
            {problem.code === 'same-name' ? texts.sameName : texts.badName}
          </span>
        )}
      </label>
      {sitter !== PERSON && !isAutoma && (
        <CharacterChoice
          value={characterAt(draft.seats, seat)}
          choose={(next) => {
            if (next !== undefined) setDraft({ ...draft, seats: withCharacter(draft.seats, seat, next) });
          }}
        />
      )}
      {sharedOptions(props.form).map(
        (option) =>
          draft.picks[option] !== undefined && <SeatPicks key={option} {...props} option={option} />,
      )}
    </>
  );
}

type SeatPicksProps = Omit<SeatsProps, 'problems'> & { readonly seat: number; readonly option: string };

export function SeatPicks(props: SeatPicksProps): JSX.Element {
  const { form, draft, seat, option } = props;
  const left = form.itemsEach(option, draft.players) - (draft.picks[option]?.[seat]?.length ?? 0);
  const rule = specsOf(form)[option]?.rule ?? null;
  return (
    <fieldset class="team-picks">
      <legend>
        {useTexts('more').form.teamsOf(draft.seats[seat]?.name ?? '', left)}{' '}
        <a href={href({ at: 'rules', game: form.game, rule })}>{rule}</a>
      </legend>
      <div class="bar">
        {form.items(option).map((item) => (
          <SeatPick key={item.key} {...props} item={item} />
        ))}
      </div>
    </fieldset>
  );
}

function SeatPick({
  form,
  draft,
  setDraft,
  seat,
  option,
  item,
}: SeatPicksProps & { readonly item: Item }): JSX.Element {
  const more = useTexts('more');
  const owner = ownerOf(draft, option, item.key);
  const isTaken = owner !== undefined && owner !== seat;
  return (
    <label class="segment">
      <input
        type="checkbox"
        checked={owner === seat}
        disabled={isTaken}
        onChange={() => setDraft(togglePick(form, draft, option, seat, item.key))}
      />
      <span class="team-pick">
        <i class="flag" style={liveryStyle(item.livery)} />
        <b>
          {item.label}
          {isTaken && <small>{more.form.takenBy(draft.seats[owner]?.name ?? '')}</small>}
        </b>
      </span>
    </label>
  );
}

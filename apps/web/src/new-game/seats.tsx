import { TEAMS, teamsEach, type Team } from '@paddock/formula';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { href } from '../app/router.ts';
import { liveryStyle } from '../design/livery.ts';
import { formulaWords } from '../i18n/games.ts';
import { moreUi } from '../i18n/more/index.ts';
import {
  changeSeat,
  LEVELS,
  ownerOf,
  seated,
  toggleTeam,
  type Draft,
  type DraftProblem,
  type Sitter,
} from './draft.ts';

export interface SeatsProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly problems: readonly DraftProblem[];
}

export function Seats({ draft, setDraft, problems }: SeatsProps): JSX.Element {
  const { form } = moreUi();
  const teams = formulaWords().option('teams');
  return (
    <fieldset class="stack">
      <div>
        <legend class="legend">{form.seatsTitle}</legend>
        <p class="hint">{form.seatsText}</p>
      </div>
      <Choice
        label={teams.label}
        text={teams.text}
        items={[
          { value: 'dealt', label: teams.values['dealt']?.label ?? '' },
          { value: 'picked', label: form.pickTeams },
        ]}
        value={draft.isPicking ? 'picked' : 'dealt'}
        choose={(value) => setDraft({ ...draft, isPicking: value === 'picked' })}
      />
      <ol class="seat-list">
        {seated(draft).map((_, seat) => (
          <li key={seat} class="panel form-seat">
            <SeatRow draft={draft} setDraft={setDraft} problems={problems} seat={seat} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function SeatRow({ draft, setDraft, problems, seat }: SeatsProps & { readonly seat: number }): JSX.Element {
  const { seats, form } = moreUi();
  const id = useId();
  const { sitter, name } = draft.seats[seat] ?? { sitter: 'person', name: '' };
  const firstPerson = draft.seats.findIndex((other) => other.sitter === 'person');
  const problem = problems.find((found) => 'seat' in found && found.seat === seat);
  const isYou = sitter === 'person' ? firstPerson === seat : firstPerson === -1 || firstPerson > seat;
  return (
    <>
      <h2 class="seat-title">{seats.seat(seat + 1)}</h2>
      <label class="field">
        <span>{seats.sits}</span>
        <select
          class="select"
          value={sitter}
          onChange={(event) => {
            const next = event.currentTarget.value as Sitter;
            setDraft(changeSeat(draft, seat, { sitter: next }));
          }}
        >
          <option value="person">{isYou ? seats.you : seats.person}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {seats.levels[level]}
            </option>
          ))}
        </select>
        {sitter !== 'person' && <span class="hint">{seats.levelTexts[sitter]}</span>}
      </label>
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
            {problem.code === 'same-name' ? form.sameName : form.badName}
          </span>
        )}
      </label>
      {draft.isPicking && <TeamPicks draft={draft} setDraft={setDraft} seat={seat} />}
    </>
  );
}

type TeamPicksProps = Pick<SeatsProps, 'draft' | 'setDraft'> & { readonly seat: number };

function TeamPicks({ draft, setDraft, seat }: TeamPicksProps): JSX.Element {
  const { form } = moreUi();
  const own = draft.seats[seat];
  const left = teamsEach(draft.players) - (own?.teams.length ?? 0);
  return (
    <fieldset class="team-picks">
      <legend>
        {form.teamsOf(own?.name ?? '', left)}{' '}
        <a href={href({ at: 'rules', game: 'formula', rule: 'F-S1' })}>F-S1</a>
      </legend>
      <div class="bar">
        {TEAMS.map((team) => (
          <TeamPick key={team} draft={draft} setDraft={setDraft} seat={seat} team={team} />
        ))}
      </div>
    </fieldset>
  );
}

function TeamPick({ draft, setDraft, seat, team }: TeamPicksProps & { readonly team: Team }): JSX.Element {
  const owner = ownerOf(draft, team);
  const isTaken = owner !== undefined && owner !== seat;
  const label = formulaWords().colour(team);
  return (
    <label class="segment">
      <input
        type="checkbox"
        checked={owner === seat}
        disabled={isTaken}
        onChange={() => setDraft(toggleTeam(draft, seat, team))}
      />
      <span class="team-pick">
        <i class="flag" style={liveryStyle(team)} />
        <b>
          {label}
          {isTaken && <small>{moreUi().form.takenBy(draft.seats[owner]?.name ?? '')}</small>}
        </b>
      </span>
    </label>
  );
}

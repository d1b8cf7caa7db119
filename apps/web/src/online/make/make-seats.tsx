import { botOf, characterOf, levelOfBot } from '@paddock/bots/characters';
import { CharacterChoice } from '../../characters/character-choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Texts } from '../../i18n/texts.ts';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import { isAutomas } from '../../new-game/draft.ts';
import { SeatPicks, sharedOptions } from '../../new-game/seats.tsx';
import { SeatPurpose } from '../room/seat-purpose.tsx';
import { botText } from '../seat-text.ts';
import { useLevels } from '../server/levels.ts';
import type { FieldsProps } from './fields-props.ts';

/** Who each seat is for; the first is the host's own. */
export function MakeSeats(props: FieldsProps): JSX.Element {
  const more = useTexts('more');
  const online = useTexts('online');
  const { form, draft, table, setTable } = props;
  const { make } = online;
  const levels = useLevels(form);
  const setPurpose = (seat: number, purpose: string) =>
    setTable({ ...table, purposes: table.purposes.with(seat, purpose) });
  return (
    <fieldset class="stack-s">
      <legend class="unseen">{make.seats}</legend>
      <p class="hint">{make.seatsText}</p>
      <ol class="seat-list make-seats">
        {table.purposes.slice(0, draft.players).map((purpose, seat) => (
          <li key={seat} class="panel room-seat">
            <span class="seat-face">
              <span class="seat-number numbers" aria-hidden="true">
                {seat + 1}
              </span>
              {seat === 0 && table.hostPlays && <strong>{make.you}</strong>}
            </span>
            {isAutomas(form, draft, seat) && <strong>{more.seats.automa}</strong>}
            {!isAutomas(form, draft, seat) && !(seat === 0 && table.hostPlays) && (
              <div class="make-purpose">
                <SeatPurpose
                  label={online.room.purposeOf(online.seat(seat + 1))}
                  levels={levels}
                  value={levelOfBot(purpose)}
                  onChange={(next) => setPurpose(seat, next)}
                />
                {purpose === 'open' || purpose === 'reserved' ? (
                  <span class="hint">{purposeHint(make, purpose)}</span>
                ) : (
                  <CharacterChoice
                    value={characterOf(purpose)}
                    isAny
                    choose={(next) =>
                      setPurpose(
                        seat,
                        next === undefined ? levelOfBot(purpose) : botOf(levelOfBot(purpose), next),
                      )
                    }
                  />
                )}
              </div>
            )}
            {sharedOptions(form).map(
              (option) =>
                draft.picks[option] !== undefined && (
                  <SeatPicks key={option} {...props} seat={seat} option={option} />
                ),
            )}
          </li>
        ))}
      </ol>
      <label class="check">
        <input
          type="checkbox"
          checked={table.hostPlays}
          onChange={(event) => setTable({ ...table, hostPlays: event.currentTarget.checked })}
        />
        <span>
          <strong>{make.plays}</strong>
          <span class="hint">{make.playsText}</span>
        </span>
      </label>
    </fieldset>
  );
}

/** «You · Open · Bot: club»: in one line. */
export function seatsInShort(texts: Texts<'more' | 'online'>, { form, draft, table }: FieldsProps): string {
  const { make } = texts.online;
  return table.purposes
    .slice(0, draft.players)
    .map((purpose, seat) => {
      if (seat === 0 && table.hostPlays) return make.you;
      if (isAutomas(form, draft, seat)) return texts.more.seats.automa;
      return purpose === 'open' || purpose === 'reserved' ? make[purpose] : botText(texts, purpose);
    })
    .join(' · ');
}

function purposeHint(make: Parts['online']['make'], purpose: 'open' | 'reserved'): string {
  return purpose === 'open' ? make.openText : make.reservedText;
}

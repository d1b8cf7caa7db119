import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { hasBegun, MOST_NAME, withNames, type Pad } from './pad.ts';
import type { OpenPad } from './use-pad.ts';

const MOST_PLAYERS = 6;
const FEWEST_PLAYERS = 2;

/** What a player is called; a place without a name has its number. */
export function useNames({ names }: Pick<Pad, 'names'>): readonly string[] {
  const texts = useTexts('scorePad');
  return names.map((name, seat) => name.trim() || texts.player(seat + 1));
}

/** As a name is kept: no invisible signs, nothing before it; a space behind it may have a word to come. */
function tidied(name: string): string {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trimStart();
  return Array.from(plain).slice(0, MOST_NAME).join('');
}

export function Players<Any extends Pad>({ pad, change }: OpenPad<Any>): JSX.Element {
  const texts = useTexts('scorePad');
  const shown = useNames(pad);
  const isFixed = hasBegun(pad);
  const setNames = (names: readonly string[]) => change((now) => withNames(now, names));
  const given = pad.names.map((name) => name.trim()).filter((name) => name !== '');
  return (
    <section class="panel pad-part" aria-labelledby="pad-players">
      <h2 id="pad-players">{texts.players}</h2>
      <ol class="pad-players">
        {pad.names.map((name, seat) => (
          <li key={seat}>
            <input
              class="input"
              value={name}
              maxLength={MOST_NAME}
              placeholder={texts.player(seat + 1)}
              aria-label={texts.player(seat + 1)}
              autocomplete="off"
              onInput={({ currentTarget }) => setNames(pad.names.with(seat, tidied(currentTarget.value)))}
            />
            {!isFixed && pad.names.length > FEWEST_PLAYERS && (
              <button
                type="button"
                class="button bare icon"
                aria-label={texts.removePlayer(shown[seat] ?? '')}
                onClick={() => setNames(pad.names.toSpliced(seat, 1))}
              >
                <span aria-hidden="true">✕</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {!isFixed && pad.names.length < MOST_PLAYERS && (
        <button type="button" class="button small" onClick={() => setNames([...pad.names, ''])}>
          {texts.addPlayer}
        </button>
      )}
      {new Set(given).size < given.length && (
        <p class="problem" role="alert">
          {texts.same}
        </p>
      )}
    </section>
  );
}

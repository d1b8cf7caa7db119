import { useTexts } from '../../i18n/loaded.tsx';
import type { CardName } from '@paddock/formula';
import type { JSX } from 'preact';
import { LiveryFill } from '../../design/livery-fill.tsx';
import { liveryStyle } from '../../design/livery.ts';
import { CardIcon, DieSign } from './card-icon.tsx';
import { cardKind } from './card-kind.ts';

/** A card face: sign, number, colour and a few words. */
export function CardFace({ card }: { readonly card: CardName }): JSX.Element {
  const words = useTexts('formula');
  const texts = useTexts('formulaTexts');
  const { family, places, team, rolls } = cardKind(card);
  const number = rolls ? '' : signed(places);
  return (
    <span
      class={`card-face family-${family}${team === null ? '' : ' of-team'}${card === 'pit-beige' ? ' beige' : ''}`}
      style={team === null ? {} : liveryStyle(team)}
    >
      <span class="card-panel">
        {number !== '' && <span class="card-number">{number}</span>}
        <CardIcon family={family} />
        {rolls && <DieSign />}
      </span>
      <span class="card-band">{team !== null && <LiveryFill livery={team} zoom={1.25} />}</span>
      <span class="card-name">{plainName(words.card(card).name, number)}</span>
      <span class="card-line">{texts.cardLine[family]}</span>
    </span>
  );
}

function signed(places: number): string {
  return places < 0 ? `−${-places}` : `+${places}`;
}

/** Without what the number, the sign and the line below say anyway. */
function plainName(name: string, number: string): string {
  return name
    .replace(number, '')
    .replace(/\s*\(.*\)$/, '')
    .trim();
}

export function CardBack(): JSX.Element {
  return (
    <span class="card-face card-back" aria-hidden="true">
      <svg viewBox="0 0 60 90" preserveAspectRatio="none">
        <path d="M0 0h60v90H0z" fill="#14161a" />
        <path d="M-10 66 70 14v14L-10 80zM-10 90 70 38v6L-10 96z" fill="#2b303a" />
        <path d="M-10 60 70 8v3L-10 63z" fill="#d5303e" />
      </svg>
    </span>
  );
}

import { PRINTED_PAYOUTS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CardPicture } from './card-picture.tsx';
import { Label } from '../../help/picture-label.tsx';
import { CARD_SCENES, TRACK_SCENES, type CardScene, type TrackScene } from './scenes.ts';
import { TrackPicture } from './track-picture.tsx';

/** One of the rules' pictures, by the same track, cars and cards as on the table. Decoration: what is around it says what it shows. */
export function RulePicture({ rule }: { readonly rule: string }): JSX.Element | null {
  const track: TrackScene | undefined = Object.entries(TRACK_SCENES).find(([id]) => id === rule)?.[1];
  if (track !== undefined) return <TrackPicture scene={track} />;
  const cards: CardScene | undefined = Object.entries(CARD_SCENES).find(([id]) => id === rule)?.[1];
  if (cards !== undefined) return <CardPicture scene={cards} />;
  return rule === 'D-E2' ? <PayoutPicture /> : null;
}

/** What each bet pays, as the rules have it. */
function PayoutPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" focusable="false">
      <rect width="200" height="100" fill="#f6f4ec" />
      {[1, 2, 3].map((place) => (
        <Label key={place} x={30 + place * 42} y={20} size={12} text={`${place}.`} ink="#4c5058" />
      ))}
      {PRINTED_PAYOUTS.bets.map((row, bet) => (
        <g key={bet}>
          <path d={`M12 ${28 + bet * 23}h176`} stroke="#d6d0c0" />
          <rect x="16" y={33 + bet * 23} width="26" height="13" rx="2" fill="#ffd43b" stroke="#14161a" />
          <Label x={29} y={43 + bet * 23} size={11} text={String(bet + 1)} ink="#14161a" />
          {row.slice(0, 3).map((amount, place) => (
            <Label
              key={place}
              x={72 + place * 42}
              y={46 + bet * 23}
              size={18}
              text={String(amount)}
              ink="#14161a"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

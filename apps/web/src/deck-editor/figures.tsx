import { CARS, LETTERS, RECONSTRUCTED_CARDS } from '@paddock/downforce';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Flag } from '../design/livery-fill.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import './figures.css';
import { spread } from './draft.ts';
import { tally } from './tally.ts';

/** Numbers of players. */
const DEALT = [2, 4, 6];

const OURS = tally(spread(RECONSTRUCTED_CARDS));

interface Row {
  readonly key: string;
  readonly label: ComponentChildren;
  readonly own: number;
  readonly ours: number;
}

/** This deck in figures, beside ours. */
export function Figures({ cards }: { readonly cards: readonly string[] }): JSX.Element {
  const texts = useTexts('deckEditor');
  const own = useMemo(() => tally(cards), [cards]);
  const byColour = (what: 'lines' | 'spaces') =>
    LETTERS.split('').map((letter, at) => ({
      key: letter,
      label: <Colour at={at} letter={letter} />,
      own: own.colours[at]?.[what] ?? 0,
      ours: OURS.colours[at]?.[what] ?? 0,
    }));
  const inOrder = (what: 'numbers' | 'lengths', label: (place: number) => string) =>
    own[what].map((count, at) => ({
      key: String(at),
      label: label(at + 1),
      own: count,
      ours: OURS[what][at] ?? 0,
    }));
  const wilds = LETTERS.indexOf('w');
  const short: readonly (readonly [string, number, number])[] = [
    [texts.cards, own.cards, OURS.cards],
    [texts.kinds, own.kinds, OURS.kinds],
    [texts.wilds, own.colours[wilds]?.lines ?? 0, OURS.colours[wilds]?.lines ?? 0],
    ...DEALT.map((players): readonly [string, number, number] => [
      texts.dealt(players),
      Math.floor(own.cards / players),
      Math.floor(OURS.cards / players),
    ]),
  ];
  return (
    <section class="deck-figures" aria-labelledby="deck-figures">
      <h2 id="deck-figures">{texts.figures}</h2>
      <div class="deck-charts">
        <Chart
          caption={texts.inShort}
          head=""
          hasBars={false}
          rows={short.map(([label, count, ours]) => ({ key: label, label, own: count, ours }))}
        />
        <Chart caption={texts.linesByColour} head={texts.colour} rows={byColour('lines')} />
        <Chart caption={texts.spacesByColour} head={texts.colour} rows={byColour('spaces')} />
        <Chart caption={texts.linesByNumber} head={texts.number} rows={inOrder('numbers', String)} />
        <Chart caption={texts.cardsByLength} head={texts.lines} rows={inOrder('lengths', texts.linesOf)} />
      </div>
    </section>
  );
}

function Colour({ at, letter }: { readonly at: number; readonly letter: string }): JSX.Element {
  const words = useTexts('downforce');
  const car = CARS[at];
  return (
    <span class="deck-colour">
      {car === undefined ? <span class="flag deck-star">★</span> : <Flag livery={car} />}
      <b>{letter}</b> {words.car(car ?? 'wild')}
    </span>
  );
}

interface ChartProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row[];
  /** Not for figures of different kinds. */
  readonly hasBars?: boolean;
}

/** This deck's bar is full, ours an outline below it. */
function Chart({ caption, head, rows, hasBars = true }: ChartProps): JSX.Element {
  const texts = useTexts('deckEditor');
  const most = Math.max(1, ...rows.flatMap(({ own, ours }) => [own, ours]));
  const share = (count: number) => (98 * count) / most;
  return (
    <table class="deck-chart">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head === '' ? <td /> : <th scope="col">{head}</th>}
          {hasBars && <td />}
          <th scope="col">{texts.thisDeck}</th>
          <th scope="col">{texts.ourDeck}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, own, ours }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {hasBars && (
              <td class="deck-bars" aria-hidden="true">
                <svg viewBox="0 0 100 16" preserveAspectRatio="none">
                  <rect class="own" x="1" y="1" width={share(own)} height="7" />
                  <rect class="ours" x="1" y="10" width={share(ours)} height="5" />
                </svg>
              </td>
            )}
            <td>{own}</td>
            <td class="quiet">{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

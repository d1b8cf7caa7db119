import type { PowerName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { dateText, numberText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Bars, Columns, type Column } from './charts.tsx';
import type { Figures } from './figures.ts';
import { moneyTotals, raceTotals, totalsOf } from './totals.ts';

interface PartProps {
  /** Of one game, from the oldest. */
  readonly figures: readonly Figures[];
}

/** As many games as a chart shows. */
const SHOWN = 30;

interface Tile {
  readonly label: string;
  readonly value: string | number;
  readonly hint?: string;
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }): JSX.Element {
  return (
    <dl class="tiles">
      {tiles.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {hint !== undefined && <dd class="tile-hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

export function Summary({ figures }: PartProps): JSX.Element {
  const texts = useTexts('statistics');
  const { games, wins, streak, longestStreak } = totalsOf(figures);
  return (
    <Tiles
      tiles={[
        { label: texts.games, value: games },
        { label: texts.wins, value: texts.share(wins, games) },
        { label: texts.streak, value: streak },
        { label: texts.longestStreak, value: longestStreak },
      ]}
    />
  );
}

function PlacesBars({ figures }: PartProps): JSX.Element {
  const texts = useTexts('statistics');
  const shared = useTexts('shared');
  return (
    <Bars
      caption={texts.placesChart}
      heads={[texts.place, texts.times]}
      rows={totalsOf(figures).places.map((count, at) => [shared.place(at + 1), count])}
    />
  );
}

interface LatestProps extends PartProps {
  readonly caption: string;
  readonly valueHead: string;
  readonly valueOf: (figures: Figures) => number | undefined;
  readonly say: (value: number) => string;
  /** On the axis. */
  readonly mark: (value: number) => string;
}

function Latest({ figures, caption, valueHead, valueOf, say, mark }: LatestProps): JSX.Element | null {
  const texts = useTexts('statistics');
  const shared = useTexts('shared');
  const columns = figures
    .flatMap((each): Column[] => {
      const value = valueOf(each);
      if (value === undefined) return [];
      const { id, at, place } = each;
      const cells = [dateText(at, { dateStyle: 'medium' }), shared.place(place)];
      return [{ key: id, value, text: say(value), isLit: place === 1, cells }];
    })
    .slice(-SHOWN);
  if (columns.length === 0) return null;
  return (
    <Columns
      caption={caption}
      hint={texts.latest}
      asTable={texts.asTable}
      heads={[texts.date, texts.place, valueHead]}
      columns={columns}
      say={mark}
    />
  );
}

export function DownforcePart({ figures }: PartProps): JSX.Element {
  const texts = useTexts('statistics');
  const words = useTexts('variants');
  const { games, best, average, prizes, bets, paid, overpaid, lost, powers } = moneyTotals(figures);
  const inOne = (sum: number) => numberText(sum / figures.length);
  return (
    <>
      <Tiles
        tiles={[
          ...(games === 0
            ? []
            : [
                { label: texts.bestMoney, value: words.money(best) },
                { label: texts.averageMoney, value: words.money(Math.round(average)) },
              ]),
          { label: texts.prizes, value: words.money(prizes) },
          { label: texts.bets, value: words.money(bets) },
          { label: texts.paid, value: words.money(paid) },
          { label: texts.overpaid, value: words.money(overpaid), hint: texts.overpaidText },
          {
            label: texts.spacesLost,
            value: lost,
            hint: `${inOne(lost)} ${texts.perGame}. ${texts.spacesLostText}`,
          },
        ]}
      />
      <div class="charts">
        <Latest
          figures={figures}
          caption={texts.moneyChart}
          valueHead={texts.bestMoney}
          valueOf={({ downforce }) => downforce?.money ?? undefined}
          say={words.money}
          mark={words.money}
        />
        <PlacesBars figures={figures} />
        {powers.length > 0 && (
          <Bars
            caption={texts.powersChart}
            heads={[texts.power, texts.times]}
            rows={powers.map(([power, times]) => [words.power(power as PowerName).label, times])}
          />
        )}
      </div>
    </>
  );
}

export function FormulaPart({ figures }: PartProps): JSX.Element {
  const texts = useTexts('statistics');
  const shared = useTexts('shared');
  const { races, points, carWins, retired, places } = raceTotals(figures);
  return (
    <>
      <Tiles
        tiles={[
          { label: texts.races, value: races },
          { label: texts.points, value: points },
          { label: texts.bestPoints, value: totalsOf(figures).bestScore },
          { label: texts.carWins, value: carWins },
          { label: texts.retired, value: retired },
        ]}
      />
      <div class="charts">
        <Latest
          figures={figures}
          caption={texts.pointsChart}
          valueHead={texts.points}
          valueOf={({ score }) => score}
          say={shared.points}
          mark={String}
        />
        <PlacesBars figures={figures} />
        <Bars
          caption={texts.carPlacesChart}
          heads={[texts.place, texts.times]}
          rows={places.map((count, at) => [shared.carPlace(at + 1), count])}
        />
      </div>
    </>
  );
}

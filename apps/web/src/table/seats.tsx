import { useTexts } from '../i18n/loaded.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Flag } from '../design/livery-fill.tsx';
import type { LiveryName } from '../design/livery.ts';
import { TableExtras } from './extras.ts';
import { isWide } from './media.ts';

export interface SeatRow {
  readonly key: string;
  /** Absent for a side that nobody plays. */
  readonly seat?: number;
  readonly name: string;
  /** A bot's level and character. */
  readonly bot?: string | undefined;
  readonly note: string;
  readonly liveries: readonly LiveryName[];
  /** What counts: points or money. */
  readonly score: number | string;
  /** Empty if the score says it. */
  readonly unit: string;
  /** What is in the hand: a picture, and its words. */
  readonly cards: number | null;
  readonly cardsText: string;
  readonly isTurn: boolean;
  readonly isYou: boolean;
  /** What the seat has done while others have not: «ready», «has chosen»; else empty. */
  readonly done: string;
  /** What else is known of the seat, below its name. */
  readonly extra?: ComponentChildren;
}

interface Props {
  /** Asked while drawing, so that the rail follows what the rows are made of. */
  readonly rowsOf: () => readonly SeatRow[];
}

/** A bot with a character introduces itself. */
function Bot({ name, bot }: { readonly name: string; readonly bot: string }): JSX.Element {
  const show = async () => (await import('../characters/show-bot.tsx')).showBot(name, bot);
  return (
    <button type="button" class="rail-who" aria-haspopup="dialog" onClick={show}>
      {name}
    </button>
  );
}

/** Who sits at the table, in turn order; whose turn it is has a lit edge. */
export function Seats({ rowsOf }: Props): JSX.Element {
  const texts = useTexts('table');
  const rows = rowsOf();
  const extras = useContext(TableExtras);
  const strip = useRef<HTMLElement>(null);
  const turn = rows.findIndex(({ isTurn }) => isTurn);
  // Sideways alone: scrollIntoView would move the table around it too.
  useEffect(() => {
    const seat = strip.current?.querySelector<HTMLElement>('.turn');
    if (seat) strip.current?.scrollTo({ left: seat.offsetLeft - seat.offsetWidth });
  }, [turn]);
  return (
    <section class="seats" ref={strip} aria-label={texts.seats} {...(!isWide.value && { tabIndex: 0 })}>
      <ol class="rail-seats">
        {rows.map((row) => (
          <li
            key={row.key}
            class={['rail-seat', row.isTurn && 'turn', row.isYou && 'you', row.seat === undefined && 'nobody']
              .filter(Boolean)
              .join(' ')}
            {...(row.isTurn && { 'aria-current': 'true' })}
            {...(row.seat !== undefined && { 'data-seat': row.seat })}
          >
            <span class="rail-flags">
              {row.liveries.map((livery) => (
                <Flag key={livery} livery={livery} />
              ))}
            </span>
            <span class="rail-name">
              {row.bot?.includes('/') === true ? <Bot name={row.name} bot={row.bot} /> : row.name}
            </span>
            <span class={row.note === '' && row.done === '' ? 'rail-note' : 'rail-note said'}>
              {row.isTurn ? <span class="unseen">{texts.yourTurn}</span> : null}
              {row.done === '' ? row.note : `✓ ${row.done}`}
            </span>
            <span class="rail-score numbers">
              {row.score}
              {row.unit !== '' && <small> {row.unit}</small>}
            </span>
            <span class="rail-cards">
              {row.cards !== null && (
                <>
                  <span aria-hidden="true" class="mini-cards">
                    {Array.from({ length: row.cards }, (_, card) => (
                      <i key={card} />
                    ))}
                  </span>
                  <span class="unseen">{row.cardsText}</span>
                </>
              )}
            </span>
            {row.extra}
            {row.seat !== undefined && extras.seat?.(row.seat)}
          </li>
        ))}
      </ol>
    </section>
  );
}

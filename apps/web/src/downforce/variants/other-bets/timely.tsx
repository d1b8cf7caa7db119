import { linesBacked, mayBetTwice, type DownforcePublic } from '@paddock/downforce';
import { useTexts } from '../../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Desk } from '../../desk.ts';
import { betTable } from '../../board/bet-table.ts';
import { BET_COUNT } from '../../score/sheet-rows.ts';

/** D-V5: what the lines pay: less from one to the next. */
export function TimelyHead({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = useTexts('downforceBets');
  const open = desk.open.value;
  return (
    <ol class="df-falling numbers" aria-label={texts.lines}>
      {betTable(open).map((pays, index) => {
        const line = index + 1;
        const isNow = line === open.betsAsked;
        return (
          <li
            key={line}
            class={isNow ? 'now' : line < open.betsAsked ? 'past' : ''}
            {...(isNow && { 'aria-current': 'step' })}
          >
            <small>{texts.line(line)}</small>
            <b>{pays.slice(0, 3).join('·')}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** D-V5: where one may still bet after declining here. */
function betsLater({ variant, betsAsked }: DownforcePublic): 'nowhere' | 'once' | 'twice' {
  if (betsAsked === BET_COUNT) return 'nowhere';
  return betsAsked === 1 && mayBetTwice(variant) ? 'twice' : 'once';
}

interface FootProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-V5: to wait; and who has not waited, which is open. */
export function TimelyFoot({ desk, onChosen }: FootProps): JSX.Element {
  const texts = useTexts('downforceBets');
  const open = desk.open.value;
  const names = desk.session.seats.value.flatMap(({ name }, seat) => {
    const lines = linesBacked(open.variant, seat);
    return lines.length === 0 ? [] : texts.backed(name, ...lines);
  });
  return (
    <footer class="df-slip-foot">
      <button
        type="button"
        class="df-slip-car df-decline"
        data-decline
        aria-pressed={desk.turn?.verb === 'decline'}
        onClick={(event) => {
          desk.choose('decline');
          onChosen(event.detail === 0);
        }}
      >
        <span class="df-slip-box" aria-hidden="true">
          {desk.turn?.verb === 'decline' ? '✕' : ''}
        </span>
        <span class="df-slip-name">
          {texts.decline}
          <small>{texts.declineNote(betsLater(open))}</small>
        </span>
      </button>
      <p class="df-backers">
        <b>{texts.backers}</b> {names.length === 0 ? texts.noBacker : names.join(' · ')}
      </p>
    </footer>
  );
}

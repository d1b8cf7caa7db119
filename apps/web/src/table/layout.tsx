import { useTexts } from '../i18n/loaded.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Dialog } from '../design/dialog-later.ts';
import { TableExtras } from './extras.ts';
import { isSlim, isWide } from './media.ts';

interface Props {
  readonly seats: ComponentChildren;
  readonly board: ComponentChildren;
  /** In place of the prompt, while there is something to say. */
  readonly toast: ComponentChildren;
  readonly prompt: ComponentChildren;
  /** Left out if there is no hand to show. */
  readonly hand?: ComponentChildren;
  /** Log and sheets: a rail on a wide screen, a dialog on a narrow one. */
  readonly side: () => ComponentChildren;
  readonly isSideOpen: boolean;
  readonly onSide: (isOpen: boolean) => void;
  readonly tools: ComponentChildren;
  /** On a phone, beside the question; hidden elsewhere. */
  readonly help: ComponentChildren;
  /** Covers board and hand, such as the result of a race. */
  readonly cover?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Where things are at any table: rails at the sides of the board on a wide screen, one below the other on a phone. */
export function TableLayout(props: Props): JSX.Element {
  const { isSideOpen, onSide } = props;
  const texts = useTexts('table');
  const extras = useContext(TableExtras);
  const isCovered = props.cover !== undefined;
  const hasRail = isWide.value && isSideOpen;
  const hasHand = props.hand !== undefined;
  return (
    <div
      class={`table${hasRail ? ' with-side' : ''}${hasHand ? ' with-hand' : ''}${isCovered ? ' with-cover' : ''}`}
    >
      {props.seats}
      <div class="table-board" inert={isCovered}>
        {props.board}
        <div class="table-tools">
          {props.tools}
          {!isSlim.value && extras.tools?.()}
        </div>
      </div>
      {props.toast}
      <div class="table-prompt" inert={isCovered}>
        {props.prompt}
        <div class="table-help">{props.help}</div>
        {isSlim.value && extras.tools !== undefined && <div class="table-extras">{extras.tools()}</div>}
      </div>
      {hasHand && (
        <div class="table-hand" inert={isCovered}>
          {props.hand}
        </div>
      )}
      {props.cover !== undefined && <div class="table-cover">{props.cover}</div>}
      {extras.notices?.()}
      {hasRail && <aside class="table-side">{props.side()}</aside>}
      {!isWide.value && isSideOpen && (
        <Dialog title={texts.openSide} closeLabel={texts.close} onClose={() => onSide(false)}>
          <div class="side-sheet">{props.side()}</div>
        </Dialog>
      )}
      {props.children}
    </div>
  );
}

import { useTexts } from '../i18n/loaded.tsx';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { soundTool } from './at-hand.ts';
import { TableExtras } from './extras.ts';

interface ToolsProps {
  readonly isSideOpen: boolean;
  readonly hasNews: boolean;
  readonly onSide: () => void;
  readonly onHelp: () => void;
  /** Something moves on the board; followed here, so that the whole table is not drawn again for it. */
  readonly moving: ReadonlySignal<boolean>;
  readonly canSkip: boolean;
  readonly onSkip: () => void;
}

/** What stands over the corners of every board. */
export function Tools(props: ToolsProps): JSX.Element {
  const { isSideOpen, hasNews, onSide, onHelp, moving, canSkip, onSkip } = props;
  const texts = useTexts('table');
  const isMoving = moving.value && canSkip;
  const SoundTool = soundTool.value;
  return (
    <>
      <button
        type="button"
        class={hasNews ? 'button tool icon tool-side news' : 'button tool icon tool-side'}
        aria-expanded={isSideOpen}
        aria-label={isSideOpen ? texts.closeSide : texts.openSide}
        title={isSideOpen ? texts.closeSide : texts.openSide}
        onClick={onSide}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h10" class="stroke" />
        </svg>
      </button>
      {SoundTool !== null && <SoundTool label={texts.sound} />}
      <HelpTools onHelp={onHelp} />
      <button
        type="button"
        class={isMoving ? 'button tool tool-skip' : 'button tool tool-skip idle'}
        tabIndex={isMoving ? 0 : -1}
        aria-hidden={!isMoving}
        onClick={onSkip}
      >
        {texts.skip} <span aria-hidden="true">»</span>
      </button>
    </>
  );
}

interface CornerToolProps {
  readonly label: string;
  readonly name: 'help' | 'hint';
  /** Its text; empty if its style draws it. */
  readonly sign: string;
  readonly onClick: () => void;
}

/** Over a corner of the board; on a phone beside the question they explain. */
export function HelpTools({ onHelp }: Pick<ToolsProps, 'onHelp'>): JSX.Element {
  const texts = useTexts('table');
  const { hint } = useContext(TableExtras);
  return (
    <>
      {hint && <CornerTool label={texts.hint} name="hint" sign="" onClick={hint} />}
      <CornerTool label={texts.help} name="help" sign="?" onClick={onHelp} />
    </>
  );
}

function CornerTool({ label, name, sign, onClick }: CornerToolProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button tool icon tool-${name}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

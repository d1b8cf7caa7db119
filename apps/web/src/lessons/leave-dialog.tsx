import type { JSX } from 'preact';
import { Dialog } from '../design/panels/dialog.tsx';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';

interface Props {
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onRestart: () => void;
}

export function LeaveDialog({ onStay, onLeave, onRestart }: Props): JSX.Element {
  const texts = useTexts('lessons');
  return (
    <Dialog title={texts.leaveTitle} closeLabel={ui().close} onClose={onStay}>
      <p>{texts.leaveText}</p>
      <div class="coach-choices">
        <button type="button" class="button lit" onClick={onStay}>
          {texts.stay}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          {texts.leave}
        </button>
        <button type="button" class="button bare" onClick={onRestart}>
          {texts.restart}
        </button>
      </div>
    </Dialog>
  );
}

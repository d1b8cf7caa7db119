import { useTexts } from '../i18n/loaded.tsx';
import type { ComponentChildren, JSX } from 'preact';

export interface Decision {
  readonly key: string;
  readonly label: string;
  /** The odds, in words. */
  readonly hint?: string | undefined;
  readonly isLit: boolean;
  readonly onChoose: () => void;
}

interface Props {
  readonly prompt: string;
  /** More about the plan; keeps its room if there is none. */
  readonly note: ComponentChildren;
  readonly isAsked: boolean;
  readonly canUndo: boolean;
  readonly canConfirm: boolean;
  readonly decisions: readonly Decision[];
  readonly hasConfirm: boolean;
  /** Beside other choices than the whole plan. */
  readonly hasUndo?: boolean;
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
  readonly children?: ComponentChildren;
}

/** One line that says what to do now, and the one control that does it. */
export function PromptBar(props: Props): JSX.Element {
  const { prompt, note, isAsked, canUndo, canConfirm, decisions, hasConfirm } = props;
  const texts = useTexts('table');
  const undo = (
    <button type="button" class="button undo" aria-disabled={!canUndo} onClick={props.onUndo}>
      {texts.undo}
    </button>
  );
  return (
    <div class={isAsked ? 'prompt-bar asked' : 'prompt-bar'}>
      <p class="prompt" role="status">
        <span class="prompt-what">{prompt}</span>
        {note !== '' && <span class="prompt-note">{note}</span>}
      </p>
      <div class="prompt-actions">
        {props.hasUndo === true && undo}
        {decisions.length > 0
          ? decisions.map(({ key, label, hint, isLit, onChoose }) => (
              <button
                key={key}
                type="button"
                class={isLit ? 'button decision lit' : 'button decision'}
                data-decision={key}
                onClick={onChoose}
              >
                <span>
                  {label}
                  {hint !== undefined && <small>{hint}</small>}
                </span>
              </button>
            ))
          : hasConfirm && (
              <>
                {undo}
                <button
                  type="button"
                  class={canConfirm ? 'button confirm lit' : 'button confirm'}
                  aria-disabled={!canConfirm}
                  onClick={props.onConfirm}
                >
                  {texts.confirm}
                </button>
              </>
            )}
        {props.children}
      </div>
    </div>
  );
}

import { useTexts } from '../../i18n/loaded.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface HandOverProps {
  readonly name: string;
  readonly onTake: () => void;
  readonly children?: ComponentChildren;
}

/** Between two people on one device: nothing secret is on the page until the next person asks for it. */
export function HandOver({ name, onTake, children }: HandOverProps): JSX.Element {
  const texts = useTexts('table');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div class="hand-over">
      <div class="hand-over-card">
        {children}
        <h2>{texts.handOver(name)}</h2>
        <p>{texts.handOverText(name)}</p>
        <button type="button" class="button lit big" ref={button} onClick={onTake}>
          {texts.takeDevice(name)}
        </button>
      </div>
    </div>
  );
}

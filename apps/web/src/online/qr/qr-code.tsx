import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { drawCode } from './draw-code.ts';

/** Dark on light in both themes: readers expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} class="qr-light" />
      <path d={path} class="qr-dark" />
    </svg>
  );
}

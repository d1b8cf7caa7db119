import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { pathOf, qrOf } from './qr.ts';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

/** Always dark on light: readers expect it, whatever the theme. */
export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): JSX.Element | null {
  const code = useMemo(() => {
    const matrix = qrOf(text);
    return matrix && { size: matrix.size + 2 * QUIET, path: pathOf(matrix) };
  }, [text]);
  if (code === undefined) return null;
  return (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width={code.size} height={code.size} class="qr-light" />
      <path d={code.path} transform={`translate(${QUIET} ${QUIET})`} class="qr-dark" />
    </svg>
  );
}

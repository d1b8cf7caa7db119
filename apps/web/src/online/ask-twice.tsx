import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** For what cannot be taken back. */
export function AskTwice({ label, sure, yes, no, onYes }: Props): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class="button bare" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="row sure" role="group" aria-label={sure}>
      <span>{sure}</span>
      <button type="button" class="button" autofocus onClick={onYes}>
        {yes}
      </button>
      <button type="button" class="button bare" onClick={() => setAsking(false)}>
        {no}
      </button>
    </span>
  );
}

import type { JSX } from 'preact';

const LAMPS = 5;

/** The start lights: five red ones, one after the other, then out. */
export function Lights({ lamps }: { readonly lamps: number | null }): JSX.Element | null {
  if (lamps === null) return null;
  return (
    <div class="df-lights" aria-hidden="true">
      {Array.from({ length: LAMPS }, (_, lamp) => (
        <i key={lamp} class={lamp < lamps && lamps < LAMPS + 1 ? 'lit' : ''} />
      ))}
    </div>
  );
}

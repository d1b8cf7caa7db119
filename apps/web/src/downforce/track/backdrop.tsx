import type { Track } from '@paddock/downforce';
import type { JSX } from 'preact';
import { groundClass, useGround } from './ground-file.ts';

/** The empty track, as long as nothing on it can be played. */
export function Backdrop({ track }: { readonly track: Track }): JSX.Element {
  const picture = useGround<SVGSVGElement>(track, (element, { viewBox, nodes }) => {
    element.setAttribute('viewBox', viewBox);
    element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  });
  return (
    <div class="df-window">
      <svg ref={picture} class={`df-backdrop ${groundClass(true)}`} aria-hidden="true" />
    </div>
  );
}

import type { JSX } from 'preact';
import { groundClass, useGround } from './ground-file.ts';

/** The empty track, as long as nothing on it can be played. */
export function Backdrop({ track }: { readonly track: string }): JSX.Element {
  const picture = useGround<SVGSVGElement>(track, (element, { viewBox, nodes }) => {
    element.setAttribute('viewBox', viewBox);
    element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  });
  return (
    <div class="df-window">
      <svg ref={picture} class={`df-backdrop ${groundClass(track, true)}`} aria-hidden="true" />
    </div>
  );
}

import type { Mark } from '@paddock/downforce';
import { h, type ComponentChildren } from 'preact';

/** The track's own drawing as nodes of the page. Its attributes hold the dark theme; the style sheet says otherwise by class. */
export function markNodes(marks: readonly Mark[]): ComponentChildren {
  return marks.map(({ tag, attributes, children }, index) =>
    h(
      tag as string,
      { key: index, ...attributes },
      children === undefined || typeof children === 'string' ? children : markNodes(children),
    ),
  );
}

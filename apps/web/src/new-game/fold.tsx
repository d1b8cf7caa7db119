import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly note: string;
  /** Something inside wants to be seen; it may be folded up again all the same. */
  readonly opensItself: boolean;
  readonly children: ComponentChildren;
}

/** A part of the form that few people need. */
export function Fold({ title, note, opensItself, children }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(opensItself);
  useEffect(() => {
    if (opensItself) setOpen(true);
  }, [opensItself]);
  return (
    <details class="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="fold-title">{title}</span>
        <span class="fold-note">{note}</span>
      </summary>
      <div class="stack fold-body">{children}</div>
    </details>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  /** What it shows, in words. */
  readonly label: string;
  readonly children: () => ComponentChildren;
}

/** A picture whose room is kept; it is fetched and drawn when it comes near the window. */
export function ShownWhenSeen({ class: name, label, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div class={name} role="img" aria-label={label} ref={box}>
      {isSeen && children()}
    </div>
  );
}

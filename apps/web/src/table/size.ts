import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room an element has; known before the first paint. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = target;
        return before.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

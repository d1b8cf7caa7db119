import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { calling } from './calling.ts';

let hasArrived = false;

export interface PageProps {
  /** In the window's title; screens that fill the window show it nowhere else. */
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One screen. Coming from another screen, the focus goes to its beginning, unless a part of it has asked for it. */
export function Page({ title, class: name, children }: PageProps): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isTaken = main.current?.contains(document.activeElement) === true;
    if (hasArrived && !isTaken) {
      main.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    hasArrived = true;
  }, []);
  const call = calling.value;
  useEffect(() => {
    const parts = [call, title === 'Paddock' ? '' : title, 'Paddock'];
    document.title = parts.filter((part) => part !== '').join(' · ');
  }, [title, call]);
  return (
    <main id="content" class={name ?? 'page'} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}

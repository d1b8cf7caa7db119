import type { ComponentChildren, JSX } from 'preact';
import { Page } from './page.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** A whole screen that says what is the matter and what can be done. */
export function Notice({ title, text, children }: NoticeProps): JSX.Element {
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p class="row">{children}</p>
    </Page>
  );
}

import type { JSX } from 'preact';

export function Problem({ text }: { readonly text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

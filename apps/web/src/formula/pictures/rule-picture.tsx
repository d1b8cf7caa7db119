import type { JSX } from 'preact';

export function RulePicture({ rule }: { readonly rule: string }): JSX.Element {
  return <svg data-rule={rule} viewBox="0 0 200 100" />;
}

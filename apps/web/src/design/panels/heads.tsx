import type { JSX } from 'preact';

/** The row above a table's columns. */
export function Heads({ of }: { readonly of: readonly string[] }): JSX.Element {
  return (
    <tr>
      {of.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  );
}

import { useTexts } from '../../i18n/loaded.tsx';
import { CARD_NAMES, type FormulaPublic } from '@paddock/formula';
import type { JSX } from 'preact';

/** F-S6: anyone may look through the discard pile. */
export function Discards({ open: { discard } }: { readonly open: FormulaPublic }): JSX.Element {
  const ui = useTexts('formulaTexts');
  const words = useTexts('formula');
  const played = CARD_NAMES.filter((card) => discard[card] !== undefined);
  return (
    <table class="season-table discards">
      <caption>{ui.discards}</caption>
      <tbody>
        {played.map((card) => (
          <tr key={card}>
            <th scope="row">{words.card(card).title}</th>
            <td class="figure">{discard[card]}</td>
          </tr>
        ))}
        {played.length === 0 && (
          <tr>
            <td>{ui.nobodyPlayed}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

import { CARD_NAMES, type FormulaPublic } from '@paddock/formula';
import type { JSX } from 'preact';
import { formulaWords } from '../../i18n/games.ts';
import { formulaTexts } from '../texts/index.ts';

/** F-S6: anyone may look through the discard pile. */
export function Discards({ open: { discard } }: { readonly open: FormulaPublic }): JSX.Element {
  const ui = formulaTexts.texts;
  const words = formulaWords();
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

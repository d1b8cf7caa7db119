import type { JSX } from 'preact';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { LANGUAGE_NAMES, Pick } from '../../app/pick.tsx';
import { lang } from '../../app/settings.ts';
import { LANGUAGES } from '@paddock/words';
import { ui } from '../../i18n/index.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { PADS_ADDRESS } from '../address.ts';
import { DownforceSheet } from './downforce-sheet.tsx';
import { FormulaSheet } from './formula-sheet.tsx';
import './sheets.css';

/** A blank score sheet, as it will be printed. */
export function SheetScreen({ game }: { readonly game: string }): JSX.Element {
  const texts = useTexts('scorePad');
  if (game !== 'downforce' && game !== 'formula') return <Notice title={ui().lost} text={ui().lostText} />;
  return (
    <Page title={texts.sheetOf[game]} class="page pad sheet-page">
      <header class="pad-head no-print">
        <h1>{texts.sheetOf[game]}</h1>
        <p class="quiet">{texts.sheetsText}</p>
        <div class="row">
          <button type="button" class="button lit" onClick={() => print()}>
            {texts.print}
          </button>
          <a class="button" href={PADS_ADDRESS}>
            {texts.back}
          </a>
        </div>
        <Pick label={ui().settings.language} values={LANGUAGES} names={LANGUAGE_NAMES} setting={lang} />
      </header>
      <div class="sheet-scroll" role="region" aria-label={texts.sheetOf[game]} tabIndex={0}>
        {game === 'downforce' ? <DownforceSheet /> : <FormulaSheet />}
      </div>
    </Page>
  );
}

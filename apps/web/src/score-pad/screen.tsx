import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { href, type Route } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { DownforcePadScreen } from './downforce-pad.tsx';
import { FormulaPadScreen } from './formula-pad.tsx';
import { keptPad } from './kept.ts';
import { Pads } from './pads.tsx';
import { PhoneScreen } from './phones/phone.tsx';
import { SharedPad } from './shared-pad.tsx';
import { SheetScreen } from './sheets/sheet-screen.tsx';
import '../online/online.css';
import './score-pad.css';
import './print.css';

export type ScoreScreenProps = Omit<Extract<Route, { readonly at: 'score' }>, 'at'>;

export function ScoreScreen({ part, value }: ScoreScreenProps): JSX.Element {
  switch (part) {
    case 'pads':
      return <Pads />;
    case 'pad':
      return <KeptPad id={value} />;
    case 'bet':
      return <PhoneScreen value={value} />;
    case 'take':
      return <SharedPad value={value} />;
    case 'sheet':
      return <SheetScreen game={value} />;
  }
}

function KeptPad({ id }: { readonly id: string }): JSX.Element {
  const texts = useTexts('scorePad');
  const pad = useMemo(() => keptPad(id), [id]);
  if (pad === undefined)
    return (
      <Notice title={texts.lost} text={texts.lostText}>
        <a class="button" href={href({ at: 'score', part: 'pads', value: '' })}>
          {texts.back}
        </a>
      </Notice>
    );
  return pad.game === 'downforce' ? <DownforcePadScreen first={pad} /> : <FormulaPadScreen first={pad} />;
}

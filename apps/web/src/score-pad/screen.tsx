import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { PADS_ADDRESS, readScorePath } from './address.ts';
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

/** A pad and its next one are two screens. */
export function ScoreScreen({ path }: { readonly path: string }): JSX.Element {
  return <ScorePlace key={path} path={path} />;
}

function ScorePlace({ path }: { readonly path: string }): JSX.Element {
  const place = readScorePath(path);
  switch (place.at) {
    case 'pads':
      return <Pads />;
    case 'pad':
      return <KeptPad id={place.id} />;
    case 'bet':
      return <PhoneScreen value={place.value} />;
    case 'take':
      return <SharedPad value={place.value} />;
    case 'sheet':
      return <SheetScreen game={place.value} />;
    case 'lost':
      return <Nothing title={ui().lost} text={ui().lostText} />;
  }
}

function KeptPad({ id }: { readonly id: string }): JSX.Element {
  const texts = useTexts('scorePad');
  const pad = useMemo(() => keptPad(id), [id]);
  if (pad === undefined) return <Nothing title={texts.lost} text={texts.lostText} />;
  return pad.game === 'downforce' ? <DownforcePadScreen first={pad} /> : <FormulaPadScreen first={pad} />;
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <Notice title={title} text={text}>
      <a class="button" href={PADS_ADDRESS}>
        {useTexts('scorePad').back}
      </a>
    </Notice>
  );
}

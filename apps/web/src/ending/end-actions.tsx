import type { JSX } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { lazily, spoken } from '../app/lazy.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { ui } from '../i18n/index.ts';
import { hintsIn } from '../session/records/hints-in.ts';
import { TableExtras } from '../table/extras.ts';
import type { GameEndActions } from '../table/screen.ts';
import { localActions } from './local-actions.ts';
import type { Result } from './result.ts';

const ShareDialog = lazily(
  async () => {
    const [{ ShareDialog: Screen }, texts] = await Promise.all([
      import('../share/share-dialog.tsx'),
      loadTexts('ending'),
    ]);
    return spoken(Screen, texts);
  },
  () => null,
);

interface Props extends GameEndActions {
  readonly result: () => Result;
}

/** The next race in one tap, and what else can be done with this one. */
export function EndActions({ result, local, ...given }: Props): JSX.Element {
  const texts = useTexts('ending');
  const { ending } = useContext(TableExtras);
  const actions = useMemo(
    () => (local === undefined ? given : { ...given, ...localActions(local) }),
    [local],
  );
  const { onNewGame, onSetUp, onDaily, onReplay, onReview, ...sharing } = actions;
  const [state, setState] = useState<'still' | 'starting' | 'failed'>('still');
  const [isSharing, setSharing] = useState(false);
  const hints = useMemo(() => (local === undefined ? 0 : hintsIn(local.session.record())), [local]);
  const again = async () => {
    if (state === 'starting') return;
    setState('starting');
    try {
      await onNewGame?.();
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {ending?.()}
      {onNewGame !== undefined && (
        <button type="button" class="button lit end-again" onClick={() => void again()}>
          {state === 'starting' ? texts.starting : texts.again}
        </button>
      )}
      {onDaily !== undefined && (
        <button type="button" class="button lit" onClick={onDaily}>
          {texts.daily}
        </button>
      )}
      {onSetUp !== undefined && (
        <button type="button" class="button" onClick={onSetUp}>
          {texts.setUp}
        </button>
      )}
      {onReview !== undefined && (
        <button type="button" class="button" onClick={onReview}>
          {texts.review}
        </button>
      )}
      {onReplay !== undefined && (
        <button type="button" class="button" onClick={onReplay}>
          {texts.watchReplay}
        </button>
      )}
      {sharing.fetchRecord !== undefined && (
        <button type="button" class="button end-share" onClick={() => setSharing(true)}>
          {texts.share}
        </button>
      )}
      {state === 'failed' && (
        <p role="alert">
          {ui().play.noStorage}. {ui().play.noStorageText}
        </p>
      )}
      {hints > 0 && <p class="quiet end-hints">{texts.hints(hints)}</p>}
      {isSharing && <ShareDialog {...sharing} result={result()} onClose={() => setSharing(false)} />}
    </>
  );
}

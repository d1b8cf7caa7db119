import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { Tabs } from '../design/panels/tabs.tsx';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import { onShelf } from '../shelf/shelf.ts';
import { makeBench, type Bench } from './bench.ts';
import { Drawing } from './draw/drawing.tsx';
import { fileFrom } from './edit/draft.ts';
import { TABS, type Tab } from './editor.ts';
import { firstTab } from './first-tab.ts';
import { besideOf, clearBeside } from './kept.ts';
import { NewCircuit } from './new-circuit.tsx';
import { AboutPanel } from './panels/about-panel.tsx';
import { BalancePanel } from './panels/balance-panel.tsx';
import { Checks } from './panels/checks.tsx';
import { PhotoPanel } from './panels/photo-panel.tsx';
import { RoadPanel } from './panels/road-panel.tsx';
import { SceneryPanel } from './panels/scenery-panel.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { TracePanel } from './panels/trace-panel.tsx';
import './circuit-editor.css';
import './panels/panels.css';

async function openBench(id: string): Promise<Bench | null> {
  const [item, beside] = await Promise.all([onShelf(id), besideOf(id).catch(() => undefined)]);
  const file = item?.kind === 'track' ? fileFrom(item.value) : null;
  if (file === null) return null;
  const { origin = [0, 0] as const, trace = [], photo = null, picture = null } = beside ?? {};
  const bench = makeBench(id, { file, origin, trace, photo }, picture);
  bench.editor.tab.value = firstTab.get(id) ?? 'road';
  clearBeside().catch(() => undefined);
  return bench;
}

/** `new`: where to start from. Else the circuit of that id on the shelf. */
export function CircuitScreen({ id }: { readonly id: string }): JSX.Element {
  return id === 'new' ? <NewCircuit /> : <Opened id={id} />;
}

function Opened({ id }: { readonly id: string }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const [bench, setBench] = useState<Bench | null | 'failed'>();
  useEffect(() => {
    openBench(id).then(setBench, () => setBench('failed'));
  }, [id]);
  if (bench === undefined) return <p class="loading">{ui().loading}</p>;
  if (bench === 'failed') return <Notice title={ui().play.noStorage} text={ui().play.noStorageText} />;
  if (bench !== null) return <Workshop bench={bench} />;
  return (
    <Notice title={texts.gone} text={texts.goneText}>
      <a class="button lit" href={SHELF_ADDRESS}>
        {texts.toShelf}
      </a>
    </Notice>
  );
}

const PANELS = {
  road: RoadPanel,
  trace: TracePanel,
  photo: PhotoPanel,
  scenery: SceneryPanel,
  balance: BalancePanel,
  about: AboutPanel,
} as const satisfies Record<Tab, (props: { readonly bench: Bench }) => JSX.Element>;

function Workshop({ bench }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { editor } = bench;
  useEffect(() => bench.start(), [bench]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isText =
        event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type])');
      const key = event.key.toLowerCase();
      if (isText || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
  return (
    <Page title={texts.title} class="ce">
      <h1 class="unseen">{texts.title}</h1>
      <TopBar bench={bench} />
      <div class="ce-board">
        <Drawing bench={bench} />
        <Checks bench={bench} />
      </div>
      <div class="ce-side">
        <Tabs
          label={texts.tools}
          tabs={TABS.map((key) => {
            const Panel = PANELS[key];
            return {
              key,
              label: texts.tabs[key],
              content: () => (
                <div class="ce-panel">
                  <Panel bench={bench} />
                </div>
              ),
            };
          })}
          open={editor.tab.value}
          onOpen={(tab) => (editor.tab.value = tab)}
        />
      </div>
    </Page>
  );
}

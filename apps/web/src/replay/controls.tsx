import type { Parts } from '@paddock/words';
import { useTexts } from '../i18n/loaded.tsx';
import type { Verdict } from '@paddock/kernel';
import { TABLE_ID } from '@paddock/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Optional } from '../app/boundary.tsx';
import { lazily } from '../app/lazy.tsx';
import { href } from '../app/router.ts';
import type { PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import type { FormWords } from '../new-game/form.ts';
import { replayLink } from '../online/table-link.ts';
import { packRecord } from '../share/pack-record.ts';
import type { AnyReplay, Chapter } from './replay-session.ts';
import { verdictText } from './verdict.ts';

export interface ControlsProps {
  readonly session: AnyReplay;
  readonly game: PageGame;
  readonly words: () => FormWords;
  readonly id: string;
}

const LabDialog = lazily(
  async () => (await import('../lab/lab-dialog.tsx')).LabDialog,
  () => null,
);

export function Controls({ session, game, words, id }: ControlsProps): JSX.Element {
  const { replay } = useTexts('more');
  const { sharing, review } = useTexts('ending');
  const lab = useTexts('minds').lab;
  const [isLabOpen, setLabOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const [verdict, setVerdict] = useState<Verdict>();
  useReplayKeys(session);
  const position = session.position.value;
  const packed = usePacked(session);
  const isWhole = session.timeline.isFinished && session.timeline.verdict.ok;
  const copyLink = async () => {
    const own = new URL(href({ at: 'replay', id: packed ?? id, moment: position }), location.href).href;
    const isTable = TABLE_ID.test(id);
    const url = isTable ? replayLink(id, position) : own;
    const kept = packed === undefined ? replay.linkLocal : sharing.linkText;
    const whose = isTable ? sharing.linkPublic : kept;
    try {
      await navigator.clipboard.writeText(url);
      setSaid(`${replay.linkCopied} ${whose}`);
    } catch {
      setSaid(`${url} ${whose}`);
    }
  };
  return (
    <section class="controls" aria-label={replay.title}>
      <div class="transport">
        <Transport label={replay.start} onClick={() => session.jumpTo(0)}>
          <path d="M6 5v14M19 5l-9 7 9 7z" />
        </Transport>
        <Transport label={replay.back} onClick={() => session.back()}>
          <path d="M16 5l-9 7 9 7z" />
        </Transport>
        <PlayButton session={session} />
        <Transport label={replay.forward} onClick={() => session.forward()}>
          <path d="M8 5l9 7-9 7z" />
        </Transport>
        <Transport label={replay.end} onClick={() => session.jumpTo(session.length)}>
          <path d="M5 5l9 7-9 7zM18 5v14" />
        </Transport>
        <input
          class="slider"
          type="range"
          min={0}
          max={session.length}
          value={position}
          aria-label={replay.moment}
          aria-valuetext={replay.momentOf(position, session.length)}
          onInput={(event) => session.jumpTo(event.currentTarget.valueAsNumber)}
        />
        <span class="numbers">
          {position} / {session.length}
        </span>
      </div>
      <div class="row controls-more">
        {isWhole && (
          <>
            <button
              type="button"
              class="button small"
              onClick={() => {
                session.pause();
                setLabOpen(true);
              }}
            >
              {lab.open}
            </button>
            <a class="button small" href={href({ at: 'review', id, moment: null })}>
              {review}
            </a>
          </>
        )}
        <Chapters session={session} />
        <Viewers session={session} />
        <button type="button" class="button small" onClick={() => void copyLink()}>
          {replay.copyLink}
        </button>
        <button type="button" class="button small" onClick={() => setVerdict(session.timeline.verdict)}>
          {replay.verify}
        </button>
        <span class="hint keys-hint">{replay.keys}</span>
      </div>
      <p class="hint" role="status">
        {said}
      </p>
      {isLabOpen && (
        <Optional onClose={() => setLabOpen(false)}>
          <LabDialog session={session} game={game} onClose={() => setLabOpen(false)} />
        </Optional>
      )}
      {verdict !== undefined && (
        <Verified session={session} words={words} verdict={verdict} close={() => setVerdict(undefined)} />
      )}
    </section>
  );
}

/** The whole game for a link, ready before anybody asks: a clipboard does not wait. */
function usePacked({ timeline }: AnyReplay): string | undefined {
  const [packed, setPacked] = useState<string>();
  useEffect(() => {
    if (timeline.isFinished && timeline.verdict.ok) void packRecord(timeline.record).then(setPacked);
  }, [timeline]);
  return packed;
}

interface TransportProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Transport({ label, onClick, children }: TransportProps): JSX.Element {
  return (
    <button type="button" class="button icon" aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}

function PlayButton({ session }: { readonly session: AnyReplay }): JSX.Element {
  const { replay } = useTexts('more');
  const isPlaying = session.isPlaying.value;
  return (
    <Transport
      label={isPlaying ? replay.pause : replay.play}
      onClick={() => (isPlaying ? session.pause() : session.play())}
    >
      <path d={isPlaying ? 'M8 5v14M16 5v14' : 'M7 4l13 8-13 8z'} />
    </Transport>
  );
}

function Chapters({ session }: { readonly session: AnyReplay }): JSX.Element | null {
  const { replay } = useTexts('more');
  const { chapters } = session;
  if (chapters.length < 2) return null;
  const now = chapters.findLast(({ position }) => position <= session.position.value);
  return (
    <label class="inline-field">
      <span>{replay.chapter}</span>
      <select
        class="select"
        value={now?.position ?? ''}
        onChange={(event) => session.jumpTo(Number(event.currentTarget.value))}
      >
        {now === undefined && <option value="" />}
        {chapters.map(({ name, position }) => (
          <option key={position} value={position}>
            {chapterText(replay, name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function chapterText(replay: Parts['more']['replay'], name: Chapter['name']): string {
  switch (name.kind) {
    case 'race':
    case 'bet':
      return replay[name.kind](name.number);
    case 'auction':
    case 'start':
    case 'finish':
      return replay.chapters[name.kind];
  }
}

function Viewers({ session }: { readonly session: AnyReplay }): JSX.Element | null {
  const { replay } = useTexts('more');
  if (session.viewers.length < 2) return null;
  return (
    <label class="inline-field">
      <span>{replay.seenBy}</span>
      <select
        class="select"
        value={String(session.viewer.value)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          session.lookAs(value === 'public' ? value : Number(value));
        }}
      >
        {session.viewers.map((viewer) => (
          <option key={viewer} value={String(viewer)}>
            {viewer === 'public' ? replay.everybody : session.seats.value[viewer]?.name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface VerifiedProps {
  readonly session: AnyReplay;
  readonly words: () => FormWords;
  readonly verdict: Verdict;
  readonly close: () => void;
}

function Verified({ session, words, verdict, close }: VerifiedProps): JSX.Element {
  const { replay } = useTexts('more');
  const shared = useTexts('shared');
  const records = useTexts('records');
  const { close: closeText } = ui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="verdict-title" onClose={close}>
      <div class="dialog-head">
        <h2 id="verdict-title" class={verdict.ok ? 'good' : 'bad'}>
          {verdict.ok ? `✓ ${replay.verified}` : `✗ ${replay.notVerified}`}
        </h2>
        <button type="button" class="button bare small" onClick={() => dialog.current?.close()}>
          {closeText}
        </button>
      </div>
      <div class="dialog-body stack">
        <p>{verdictText({ shared, records }, words(), session.timeline.record, verdict)}</p>
        <p class="hint">{verdict.ok ? replay.verifyText : replay.watchableTo}</p>
      </div>
    </dialog>
  );
}

/** Keys belong to the replay unless something on the screen uses them itself. */
function useReplayKeys(session: AnyReplay): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('select, input, textarea, dialog, [role="tablist"]') !== null) return;
      if (event.key === ' ' && target.closest('button, a, summary') !== null) return;
      const act = KEYS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(session);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

const KEYS: Readonly<Record<string, (session: AnyReplay) => void>> = {
  ArrowLeft: (session) => session.back(),
  ArrowRight: (session) => session.forward(),
  Home: (session) => session.jumpTo(0),
  End: (session) => session.jumpTo(session.length),
  ' ': (session) => (session.isPlaying.peek() ? session.pause() : session.play()),
};

import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { useKeyboard } from '../table/keys/use-keyboard.ts';
import { coachText } from './coach-text.ts';
import { findTarget, keptFree } from './find-target.ts';
import type { Coached, LessonSession } from './lesson-session.ts';
import { placeMark, type Box, type Placed } from './place-mark.ts';

/** Boards zoom and cards are dealt: the mark looks where its target is this often. */
const LOOK_MS = 120;
/** For how long a mark keeps the focus that it has taken. */
const FOCUS_MS = 40;
const FOCUS_LOOKS = 25;

interface Props {
  readonly session: LessonSession;
  readonly onLeave: () => void;
}

/** The mark at the thing it talks about, and the same words for a screen reader. */
export function Coach({ session, onLeave }: Props): JSX.Element {
  const texts = useTexts('lessons');
  const now = session.coached.value;
  const said = now === null ? null : coachText(texts, session.lesson.game, now);
  // Known here: a mark that comes after others have played has seen no key yet.
  const isByKeyboard = useKeyboard();
  return (
    <>
      <p class="unseen" aria-live="assertive">
        {said === null ? '' : `${said.say} ${said.ask}`}
      </p>
      {now !== null && said !== null && (
        <Mark session={session} now={now} {...said} isByKeyboard={isByKeyboard} onLeave={onLeave} />
      )}
    </>
  );
}

interface MarkProps extends Props {
  readonly now: Coached;
  readonly isByKeyboard: { readonly current: boolean };
  readonly say: string;
  readonly ask: string;
}

function Mark({ session, now, isByKeyboard, say, ask, onLeave }: MarkProps): JSX.Element {
  const texts = useTexts('lessons');
  const id = useId();
  const mark = useRef<HTMLElement>(null);
  const { target, placed, ring } = useFollow(mark, now);
  useDescribed(target, id);
  useInSight(target);
  useFocus(mark, target, now, isByKeyboard);
  const count = session.lesson.steps.length;
  const isLook = now.kind === 'look';
  const style = {
    transform: `translate(${Math.round(placed?.left ?? 0)}px, ${Math.round(placed?.top ?? 0)}px)`,
    visibility: placed === null ? 'hidden' : 'visible',
    '--arrow': `${placed?.arrow ?? 0}px`,
  };
  return (
    <>
      {ring !== null && !isWhole(ring) && (
        <div
          class="coach-ring"
          aria-hidden="true"
          style={{
            transform: `translate(${ring.left - 5}px, ${ring.top - 5}px)`,
            width: `${ring.right - ring.left + 10}px`,
            height: `${ring.bottom - ring.top + 10}px`,
          }}
        />
      )}
      <aside
        ref={mark}
        class={`coach-mark ${placed?.side ?? 'over'}`}
        aria-label={texts.progress(session.step.value + 1, count)}
        style={style}
      >
        <div class="coach-words" id={id}>
          {say !== '' && <p>{say}</p>}
          {ask !== '' && <p class="coach-ask">{ask}</p>}
        </div>
        <button
          type="button"
          class="button bare icon coach-leave"
          aria-label={texts.leave}
          title={texts.leave}
          onClick={onLeave}
        >
          <span aria-hidden="true">✕</span>
        </button>
        <div class="coach-actions">
          <span class="coach-count numbers" aria-hidden="true">
            {session.step.value + 1}/{count}
          </span>
          {isLook ? (
            <button
              type="button"
              key="next"
              class="button lit small coach-next"
              onClick={() => session.looked()}
            >
              {texts.next}
            </button>
          ) : (
            <button
              key="do"
              type="button"
              class="button bare small coach-do"
              onClick={() => session.doForMe()}
            >
              {texts.doIt}
            </button>
          )}
        </div>
      </aside>
    </>
  );
}

interface Followed {
  /** What it was measured for: older measures say nothing. */
  readonly now: Coached | null;
  readonly target: Element | null;
  readonly placed: Placed | null;
  readonly ring: Box | null;
}

const NOWHERE: Followed = { now: null, target: null, placed: null, ring: null };

/** Where the target is, and where the mark goes. */
function useFollow(mark: { readonly current: HTMLElement | null }, now: Coached): Followed {
  const [followed, setFollowed] = useState<Followed>(NOWHERE);
  useLayoutEffect(() => {
    const follow = () =>
      setFollowed((before) => {
        const after = measure(mark.current, now);
        const isSame = before.now === now && before.target === after.target && keyOf(before) === keyOf(after);
        return isSame ? before : after;
      });
    follow();
    const timer = setInterval(follow, LOOK_MS);
    addEventListener('resize', follow);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', follow);
    };
  }, [now]);
  return followed.now === now ? followed : NOWHERE;
}

function keyOf({ placed, ring }: Followed): string {
  return JSON.stringify([placed, ring]);
}

function measure(mark: HTMLElement | null, now: Coached): Followed {
  const target = findTarget(now);
  if (mark === null || target === null) return { ...NOWHERE, now };
  const ring = boxOf(target);
  const size = { width: mark.offsetWidth, height: mark.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const free = keptFree()
    .filter((element) => !element.contains(target))
    .map(boxOf);
  return { now, target, ring, placed: placeMark(ring, size, room, free) };
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
}

/** Most of the window: a ring around it would say nothing. */
function isWhole({ left, top, right, bottom }: Box): boolean {
  return (right - left) * (bottom - top) > (innerWidth * innerHeight) / 2;
}

/** A screen reader also reads the words at the target itself. */
function useDescribed(target: Element | null, id: string): void {
  useEffect(() => {
    if (target === null) return undefined;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [target, id]);
}

/** A hand may be wider than a phone. */
function useInSight(target: Element | null): void {
  useEffect(() => {
    if (target?.closest('.table-hand, .table-prompt') != null)
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [target]);
}

/** The button of a mark has the focus; with the keyboard in use, so has what is to be chosen. */
function useFocus(
  mark: { readonly current: HTMLElement | null },
  target: Element | null,
  now: Coached,
  isByKeyboard: { readonly current: boolean },
): void {
  useEffect(() => {
    const isLook = now.kind === 'look';
    // A keyboard user pressed the last key before this was mounted.
    const isTyping = isByKeyboard.current || document.querySelector(':focus-visible') !== null;
    if (target === null || (!isLook && !isTyping)) return undefined;
    // The table moves the focus by itself, some frames after a choice, and to the end of a race when that is loaded; dice
    // roll before there is anything to press. A lesson knows better, until the learner goes somewhere else. An Enter too
    // many leads nowhere.
    let kept = 0;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]') !== null) return;
      const stop = isLook ? mark.current?.querySelector('.coach-next') : pressable(target);
      if (document.activeElement === stop) {
        if (++kept === FOCUS_LOOKS && !isLook) clearInterval(timer);
      } else if (stop instanceof HTMLElement || stop instanceof SVGElement)
        stop.focus({ preventScroll: true });
    }, FOCUS_MS);
    const end = () => clearInterval(timer);
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' || key === 'Escape' || key.startsWith('Arrow')) end();
    };
    addEventListener('keydown', leave);
    addEventListener('pointerdown', end);
    return () => {
      end();
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', end);
    };
  }, [target, now.kind]);
}

function pressable(target: Element): Element | null {
  return target.matches('button, [role=button]') ? target : target.querySelector('button');
}

import type { Coached } from './lesson-session.ts';
import { CONFIRM, FREE_CHOICE, LOOKS, stepTarget, tapTarget, UNDO } from './targets.ts';

/** What the mark points at now; null while it is not on the screen. */
export function findTarget(now: Coached): Element | null {
  if (now.kind === 'look') return 'look' in now.step ? document.querySelector(LOOKS[now.step.look]) : null;
  const [next] = now.texts;
  if (now.isAstray && now.begun[0] === next) return document.querySelector(UNDO);
  if (next === undefined) return document.querySelector(CONFIRM);
  if (now.step.isFree === true) return document.querySelector(FREE_CHOICE);
  if (!next.startsWith('step ')) return document.querySelector(tapTarget(next));
  const others = now.texts.findIndex((text) => !text.startsWith('step '));
  return stepTarget(others < 0 ? now.texts : now.texts.slice(0, others), document);
}

/** Controls that a mark must leave free: what is needed next. */
export function keptFree(): readonly Element[] {
  return [...document.querySelectorAll('.table-prompt')];
}

import { CARS, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { confirmMoves } from '../app/settings.ts';
import { PromptBar, type Decision } from '../table/prompt-bar.tsx';
import { bidWith } from './auction/bid-with.ts';
import { EXTRA_USUAL } from './cards/extra-powers.ts';
import type { Desk } from './desk.ts';
import { useKeyboardFocus } from './focus.ts';
import { RaceNote, WildChoice } from './later.ts';
import type { Turn } from './race/turn.ts';

interface Props {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
}

/** The choices that are the better part of it: lit. */
const LIT = new Set(['move', 'more', 'top-down', 'ready', ...EXTRA_USUAL]);

export function Prompt({ desk, isReadOnly, onUndo, onConfirm }: Props): JSX.Element {
  const texts = desk.texts;
  const turn = isReadOnly ? null : desk.turn;
  useKeyboardFocus(desk);
  const decisions = turn === null ? [] : decisionsOf(desk, turn);
  const isWild = turn?.legal.some((text) => text.startsWith('wild ')) === true;
  const hasConfirm = !isReadOnly && (confirmMoves.value || turn?.isBegun === true);
  const isAskedAside = decisions.length > 0 || isWild;
  return (
    <PromptBar
      prompt={
        turn?.isComplete === true ? planText(desk, turn) : desk.words.prompt(desk.open.value, desk.asked)
      }
      note={isRacing(desk, turn) ? <RaceNote desk={desk} isReadOnly={isReadOnly} /> : noteOf(desk, turn)}
      isAsked={turn !== null}
      canUndo={turn?.isBegun === true}
      canConfirm={turn?.isComplete === true}
      hasUndo={isAskedAside && turn?.isBegun === true}
      decisions={decisions}
      hasConfirm={hasConfirm && !isWild}
      onUndo={onUndo}
      onConfirm={onConfirm}
    >
      {isWild && <WildChoice desk={desk} turn={turn} />}
      {(turn?.targets.length ?? 0) > 0 && (
        <button type="button" class="button df-inside" data-inside onClick={() => desk.takeInside()}>
          {texts.insideLine}
        </button>
      )}
    </PromptBar>
  );
}

/** What the plan would do. */
function planText(desk: Desk, turn: Turn): string {
  const texts = desk.texts;
  const [first = ''] = turn.texts;
  const [verb = ''] = first.split(' ');
  const card = turn.card === null ? '' : desk.words.card(turn.card);
  switch (verb) {
    case 'bid': {
      const bid = bidOf(desk, turn);
      return bid > 0 ? texts.planBid(card, desk.words.money(bid)) : texts.planPass(card);
    }
    case 'bet':
      return texts.planBet(desk.words.car(CARS.find((car) => car === turn.pick) ?? 'black'));
    case 'keep':
      return texts.planKeep(turn.kept.length);
    default:
      if (verb === 'ready' || hasAnswer(desk, verb))
        return texts.planDo(desk.words.action(first, desk.context.value));
      return turn.card === null ? texts.planSteps : texts.planPlay;
  }
}

/** A card is being played: by the plan, or by somebody else. */
function isRacing(desk: Desk, turn: Turn | null): boolean {
  return turn === null ? desk.open.value.turn !== null : !turn.isUnseen;
}

function noteOf({ texts }: Desk, turn: Turn | null): string {
  return turn?.isComplete === true ? texts.confirmHint : '';
}

/** What the placed card offers, declared or not (D-A3, D-A10). */
function bidOf({ content }: Desk, turn: Turn): number {
  const car = turn.open.auction.forSale;
  if (turn.card === null || car === null) return 0;
  return bidWith(content.deck, turn.card, car, turn.isDeclared);
}

/** What is chosen on the track, in the hand or on a panel. */
const ELSEWHERE: ReadonlySet<string> = new Set(['play', 'bid', 'bet', 'keep', 'wild', 'step']);

function hasAnswer({ variants }: Desk, verb: string): boolean {
  return variants.some(({ answers }) => answers?.includes(verb));
}

function decisionsOf(desk: Desk, turn: Turn): Decision[] {
  return turn.legal
    .filter((text) => {
      const [verb = ''] = text.split(' ');
      return !ELSEWHERE.has(verb) && !hasAnswer(desk, verb);
    })
    .map((text) => ({
      key: text,
      label: desk.words.action(text, desk.context.value),
      hint: hintOf(desk, text, turn.open),
      isLit: LIT.has(text),
      onChoose: () => void desk.choose(text),
    }));
}

function hintOf({ texts: { hints } }: Desk, text: string, { card }: DownforcePublic): string | undefined {
  if (text === 'more') return card?.adds?.spaces === 2 ? hints.moreTwo : hints.more;
  return text === 'bottom-up' || text === 'enough' ? hints[text] : undefined;
}

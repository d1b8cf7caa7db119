import type { JSX, Ref } from 'preact';
import { CardBack, CardFace } from '../cards/card.tsx';
import type { Circuit } from '@paddock/formula/drawing';
import type { Desk } from '../desk.ts';
import { Die } from './die.tsx';

interface Props {
  readonly circuit: Circuit;
  readonly desk: Desk;
  readonly mountDiscard: Ref<HTMLDivElement>;
  readonly mountDie: Ref<HTMLDivElement>;
}

/** Inside the road: turns left, draw pile, last card, die; the start lights hang over it. */
export function Infield({ circuit, desk, mountDiscard, mountDie }: Props): JSX.Element {
  const open = desk.now.value;
  const top = desk.animator.top.value;
  const face = desk.animator.face.value;
  const lamps = desk.animator.lamps.value;
  const ui = desk.texts;
  const { x, y, width, height } = circuit.infield;
  const { races } = open.options;
  const race = Math.min(races, open.race + 1);
  return (
    <div
      class={`infield ${circuit.name}`}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      <div class="race-clock">
        <span class="race-of">{ui.raceOf(race, races)}</span>
        <span class="turns">{open.playsLeft}</span>
        <span class="turns-left">{ui.turnsLeft(open.playsLeft)}</span>
      </div>
      <div class="pile" role="img" aria-label={ui.pile(open.pile)}>
        {open.pile > 2 && <span class="pile-under" />}
        {open.pile > 0 ? <CardBack /> : <span class="card-gap" />}
        <span class="pile-count" aria-hidden="true">
          {open.pile}
        </span>
      </div>
      <div
        class="discard"
        role="img"
        aria-label={
          top === null ? ui.nobodyPlayed : desk.shared.labelled(ui.discard, desk.words.card(top).title)
        }
      >
        <span class="card-gap" />
        <div class="discard-top" ref={mountDiscard}>
          {top !== null && <CardFace key={top} card={top} />}
        </div>
      </div>
      <Die face={face} label={ui.die(face)} mount={mountDie} />
      {lamps !== null && <StartLights lit={lamps} />}
    </div>
  );
}

function StartLights({ lit }: { readonly lit: number }): JSX.Element {
  return (
    <div class="start-lights" aria-hidden="true">
      {Array.from({ length: 5 }, (_, lamp) => (
        <span key={lamp} class={lamp < lit ? 'lamp on' : 'lamp'} />
      ))}
    </div>
  );
}

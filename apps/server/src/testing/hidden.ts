import { TABLE } from '@paddock/kernel';
import type { Act, Hidden, WhatIsHidden } from '@paddock/kernel/laws';
import { downforce, type DownforceOptions } from '@paddock/downforce';

/** What a viewer may not know, from the script alone: these lists know neither views nor frames. */

const FORMULA_HAND = 5;

/** F-S6: a card that another seat was dealt or drew, as long as nobody plays it. */
export const hiddenInFormula: WhatIsHidden = (script, players, viewer) => {
  const hidden: Hidden[] = [];
  let dealt = 0;
  let lastPlayer = -1;
  for (const [at, { who, text }] of script.entries()) {
    if (text.startsWith('play ')) lastPlayer = who;
    if (!text.startsWith('draw ')) continue;
    const owner = dealt < FORMULA_HAND * players ? dealt % players : lastPlayer;
    dealt++;
    if (owner !== viewer) hidden.push({ at, until: Infinity });
  }
  return hidden;
};

/**
 * D-S3: cards dealt to or drawn by another seat, until that hand is opened (D-A8, D-R10); sealed bids and powers, until
 * TABLE reveals them; bets, until the last reveal.
 */
export function hiddenInDownforce(options: DownforceOptions): WhatIsHidden {
  return (script, players, viewer) => {
    const opened = openings(script, players, options);
    const hidden: Hidden[] = [];
    const lastReveal = script.findLastIndex(({ text }) => text === 'reveal');
    const hideCard = (at: number, seat: number) => {
      if (seat !== viewer) hidden.push({ at, until: opened.get(seat) ?? Infinity });
    };
    let dealt = 0;
    let drawn = 0;
    let player = -1;
    for (const [at, { who, text }] of script.entries()) {
      const [verb] = text.split(' ');
      if (verb === 'play') player = who;
      else if (verb === 'deal') hideCard(at, dealt++ % players);
      else if (verb === 'draw') hideCard(at, player === -1 ? drawn++ % players : player);
      else if (who === TABLE || who === viewer) continue;
      else if (verb === 'bet') hidden.push({ at, until: lastReveal });
      else if (verb === 'bid' || verb === 'keep') hidden.push({ at, until: nextReveal(script, at) });
    }
    return hidden;
  };
}

function nextReveal(script: readonly Act[], from: number): number {
  return script.findIndex(({ text }, at) => at > from && text === 'reveal');
}

/** By seat: the act that opened its hand. */
function openings(script: readonly Act[], players: number, options: DownforceOptions): Map<number, number> {
  const state = downforce.start({ players, options });
  const opened = new Map<number, number>();
  for (const [at, { who, action }] of script.entries()) {
    downforce.apply(state, who, action, {
      all: (fact) => {
        const isOpening = fact.kind === 'must-take' || fact.kind === 'went-out';
        if (isOpening && !opened.has(fact.seat)) opened.set(fact.seat, at);
      },
      only: () => undefined,
    });
  }
  return opened;
}

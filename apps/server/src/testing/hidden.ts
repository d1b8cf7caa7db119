import { TABLE, type Setup } from '@paddock/kernel';
import type { Act, Hidden, WhatIsHidden } from '@paddock/kernel/laws';
import {
  downforce,
  type DownforceFact,
  type DownforceOptions,
  type DownforceRules,
} from '@paddock/downforce';

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
 * D-S3: cards dealt to or drawn by another seat, until that hand is opened (D-A8, D-R10), an automa's also from itself
 * (D-V8a); sealed bids and powers, until TABLE reveals them; bets, predictions and plaques, until scoring; whether one bet
 * at all, until all have chosen (D-V5).
 */
export function hiddenInDownforce(
  setup: Setup<DownforceOptions>,
  rules: DownforceRules = downforce,
): WhatIsHidden {
  const people = setup.players - setup.options.automas;
  return (script, players, viewer) => {
    const told = toldToAll(script, setup, rules);
    const isOwn = (seat: number) => seat === viewer && seat < people;
    const hidden: Hidden[] = [];
    let dealt = 0;
    for (const [at, { who, text }] of script.entries()) {
      const [verb = ''] = text.split(' ');
      const [fact] = told[at] ?? [];
      if (verb === 'deal') {
        const seat = dealt++ % players;
        if (!isOwn(seat)) hidden.push({ at, until: opening(told, at, seat) });
      } else if (fact?.kind === 'drew') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: opening(told, at, fact.seat) });
      } else if (fact?.kind === 'plaque-dealt') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: scoring(told, at) });
      } else if (who !== TABLE && who !== viewer) {
        const reveal = script.findIndex((later, index) => index > at && later.text === 'reveal');
        if (SEALED.has(verb)) hidden.push({ at, until: reveal });
        else if (setup.options.timely && TIMELY.has(verb)) hidden.push({ at, until: reveal, anyVerb: true });
        else if (KEPT_SECRET.has(verb)) hidden.push({ at, until: scoring(told, at) });
      }
    }
    return hidden;
  };
}

const SEALED: ReadonlySet<string> = new Set(['bid', 'keep', 'offer']);
const TIMELY: ReadonlySet<string> = new Set(['bet', 'podium', 'decline']);
const KEPT_SECRET: ReadonlySet<string> = new Set(['bet', 'podium', 'predict', 'swap', 'stand']);

/** What all are told, act by act; of a secret only that there was one. */
function toldToAll(
  script: readonly Act[],
  setup: Setup<DownforceOptions>,
  rules: DownforceRules,
): DownforceFact[][] {
  const state = rules.start(setup);
  return script.map(({ who, action }) => {
    const told: DownforceFact[] = [];
    rules.apply(state, who, action, {
      all: (fact) => told.push(fact),
      only: (_seat, _secret, shadow) => told.push(shadow),
    });
    return told;
  });
}

type Told = readonly (readonly DownforceFact[])[];

function next(told: Told, from: number, isIt: (fact: DownforceFact) => boolean): number {
  const at = told.findIndex((facts, index) => index > from && facts.some(isIt));
  return at < 0 ? Infinity : at;
}

function opening(told: Told, from: number, seat: number): number {
  return next(told, from, (fact) => {
    return (fact.kind === 'must-take' || fact.kind === 'went-out') && fact.seat === seat;
  });
}

function scoring(told: Told, from: number): number {
  return next(told, from, ({ kind }) => kind === 'bets-shown' || kind === 'whispers-shown');
}

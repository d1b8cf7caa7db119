import { type Setup, TABLE } from '@paddock/kernel';
import type { Act, Hidden, WhatIsHidden } from '@paddock/kernel/laws';
import type { DownforceRules } from '../rules/rules.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { DownforceOptions } from '../state/options.ts';

/** What everybody is told, act by act; of a secret only its shadow. */
function toldToAll(
  rules: DownforceRules,
  setup: Setup<DownforceOptions>,
  script: readonly Act[],
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

/**
 * D-S3, from the script: cards dealt to or drawn by another seat are hidden until that hand is opened (D-A8, D-R10); an
 * automa's also from itself (D-V8a); sealed bids and powers until TABLE reveals them; bets, predictions and plaques until
 * scoring; whether a seat bet at all until all have chosen (D-V5). (A twin with another card ends where the
 * real one is bid or played: that would be impossible.)
 */
export function hiddenIn(rules: DownforceRules, setup: Setup<DownforceOptions>): WhatIsHidden {
  const people = setup.players - setup.options.automas;
  return (script, players, viewer) => {
    const told = toldToAll(rules, setup, script);
    const openings: number[][] = Array.from({ length: players }, () => []);
    const scorings: number[] = [];
    const reveals: number[] = [];
    for (const [at, facts] of told.entries()) {
      if (script[at]?.text === 'reveal') reveals.push(at);
      for (const fact of facts) {
        if (fact.kind === 'must-take' || fact.kind === 'went-out') openings[fact.seat].push(at);
        if (fact.kind === 'bets-shown' || fact.kind === 'whispers-shown') scorings.push(at);
      }
    }
    const next = (acts: readonly number[], from: number) => acts.find((at) => at > from) ?? Infinity;
    const opening = (from: number, seat: number) => next(openings[seat], from);
    const scoring = (from: number) => next(scorings, from);
    const isOwn = (seat: number) => seat === viewer && seat < people;
    const hidden: Hidden[] = [];
    let dealt = 0;
    for (const [at, { who, text }] of script.entries()) {
      const [verb] = text.split(' ');
      const [fact] = told[at];
      if (verb === 'deal') {
        const seat = dealt++ % players;
        if (!isOwn(seat)) hidden.push({ at, until: opening(at, seat) });
      } else if (fact?.kind === 'drew') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: opening(at, fact.seat) });
      } else if (fact?.kind === 'plaque-dealt') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: scoring(at) });
      } else if (who !== TABLE && who !== viewer) {
        const reveal = next(reveals, at);
        if (verb === 'bid' || verb === 'keep') hidden.push({ at, until: reveal });
        if (verb === 'offer') hidden.push({ at, until: reveal });
        if (verb === 'bet' || verb === 'podium') hidden.push({ at, until: scoring(at) });
        if (verb === 'predict') hidden.push({ at, until: scoring(at) });
        if (verb === 'swap' || verb === 'stand') hidden.push({ at, until: scoring(at), anyVerb: true });
        if (setup.options.timely && ['bet', 'podium', 'decline'].includes(verb))
          hidden.push({ at, until: reveal, anyVerb: true });
      }
    }
    return hidden;
  };
}

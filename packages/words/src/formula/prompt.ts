import type { Seat, Standing } from '@paddock/kernel';
import { otherChampionship, standingsIn, type CardName, type FormulaPublic } from '@paddock/formula';
import type { SharedWords } from '../shared.ts';
import { cardParts } from './card.ts';
import { championsOf } from './champions.ts';
import type { FormulaCatalogue, Voice } from './catalogue.ts';

/** What to do now, addressed to the listener. */
export function promptFor(
  catalogue: FormulaCatalogue,
  shared: SharedWords,
  open: FormulaPublic,
  say: Voice,
): string {
  const { prompts } = catalogue;
  const { phase, card } = open;
  const turn = open.turn ?? 0;
  switch (phase) {
    case 'giving':
    case 'gridding':
    case 'dealing':
    case 'rolling':
      return prompts.table[phase];
    case 'drawing':
      return prompts.drawing(turn, say);
    case 'playing':
      return say.isYou(turn) ? prompts.play(open.pile === 0) : prompts.waitPlay(say.name(turn));
    case 'choosing':
      return card === null ? '' : choosing(catalogue, card, turn, say);
    case 'deciding':
      return card === null ? '' : deciding(catalogue, card, open, turn, say);
    case 'resting':
      return resting(catalogue, shared, open, say);
    case 'over':
      break;
  }
  const tables = tablesIn(open);
  const [[winner] = []] = tables;
  if (winner === undefined) return catalogue.phases.over;
  if (open.options.races === 1) return prompts.raceOver(winner, say);
  return [prompts.over, ...championsOf(catalogue, tables, say)].join(' ');
}

/** F-O2: the table that decided the game, and the other one. */
function tablesIn(open: FormulaPublic): readonly (readonly Standing[])[] {
  if (open.outcome === null) return [];
  return [open.outcome.standings, standingsIn(open, otherChampionship(open.options))];
}

function choosing({ prompts }: FormulaCatalogue, card: CardName, turn: Seat, say: Voice): string {
  if (!say.isYou(turn)) return prompts.waitChoose(say.name(turn), say.card(card));
  const parts = cardParts(card);
  switch (parts.family) {
    case 'overtake':
      return prompts.chooseOvertake(parts.places, parts.team);
    case 'turbo':
      return prompts.chooseTurbo();
    case 'back':
      return prompts.chooseBack(parts.places);
    case 'pit':
      return prompts.choosePit(parts.team);
    case 'charge-gears':
      return prompts.chooseCharge('gears');
    case 'charge-engine':
      return prompts.chooseCharge('engine');
    case 'spin-out':
    case 'spin-last':
    case 'crash':
      break;
  }
  throw new Error(`${card} chooses no car`);
}

/** After a die; the card says what is decided. */
function deciding(
  { prompts }: FormulaCatalogue,
  card: CardName,
  { line, chosen, die }: FormulaPublic,
  turn: Seat,
  say: Voice,
): string {
  const name = say.name(turn);
  const isYours = say.isYou(turn);
  const at = die ?? 1;
  const carIn = (place: number) => {
    const car = line[place - 1];
    return car === undefined ? undefined : say.car(car);
  };
  if (card === 'spin-out' || card === 'spin-last') {
    return isYours ? prompts.spin(at, carIn(at), card === 'spin-out') : prompts.waitSpin(name, at);
  }
  if (chosen === null) return '';
  if (card === 'crash') {
    return isYours
      ? prompts.crash(say.carAtStart(chosen), carIn(at - 1) ?? '', carIn(at + 1) ?? '')
      : prompts.waitCrash(name, say.car(chosen));
  }
  const breaks = card === 'charge-engine' ? 'engine' : 'gears';
  return isYours
    ? prompts.charge(say.carAtStart(chosen), line.indexOf(chosen) + 1, breaks)
    : prompts.waitCharge(name, say.car(chosen));
}

function resting(
  { prompts }: FormulaCatalogue,
  shared: SharedWords,
  { players, ready, race }: FormulaPublic,
  say: Voice,
): string {
  const missing = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !ready.includes(seat));
  return missing.some((seat) => say.isYou(seat))
    ? prompts.rest(race)
    : prompts.waitRest(shared.and(missing.map((seat) => say.name(seat))), race + 1);
}

import type { Seat } from '@paddock/kernel';
import type { HighCardFact, HighCardOptions, HighCardView } from '@paddock/kernel/testing/high-card';
import type { Context } from '../context.ts';
import type { GameWords, Label, OptionWords } from '../game.ts';
import { kernelRefusal } from '../kernel-refusal.ts';
import type { Language } from '../languages.ts';
import type { SharedWords } from '../shared.ts';
import { capital, typesetAll } from '../text.ts';

export type HighCardWords = GameWords<HighCardFact, HighCardView['public'], keyof HighCardOptions, string>;

type FactOf<Kind extends HighCardFact['kind']> = Extract<HighCardFact, { kind: Kind }>;

/** `who`: a name, or undefined for the listener. */
interface Catalogue {
  readonly title: string;
  readonly you: string;
  readonly facts: {
    readonly dealt: (who: string | undefined, card: number | undefined) => string;
    readonly chose: (who: string | undefined, stays: boolean | undefined) => string;
    readonly revealed: (staying: string) => string;
    readonly ready: (who: string | undefined) => string;
    readonly rolled: (die: number, scores: string) => string;
  };
  readonly nobody: string;
  readonly rounds: OptionWords;
  readonly roundCount: (rounds: number) => string;
  readonly conflict: string;
  readonly choose: string;
  readonly rest: string;
  readonly wait: (names: string) => string;
  readonly dealing: string;
  readonly over: string;
  readonly actions: Readonly<Record<'stay' | 'fold' | 'reveal' | 'ready' | 'number', string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/**
 * Here all languages share one file, and a new one may be missing; the words of a game that ships lie in each
 * language's folder.
 */
const CATALOGUES: Readonly<Record<string, Catalogue> & { en: Catalogue }> = {
  en: {
    title: 'High Card',
    you: 'you',
    facts: {
      dealt: (who, card) =>
        `${who === undefined ? 'You get' : `${who} gets`} ${card === undefined ? 'a card' : `a ${card}`}.`,
      chose: (who, stays) =>
        stays === undefined
          ? `${who ?? 'You'} chose.`
          : `${who ?? 'You'} chose to ${stays ? 'stay' : 'fold'}.`,
      revealed: (staying) => `Staying: ${staying}.`,
      ready: (who) => (who === undefined ? 'You are ready.' : `${who} is ready.`),
      rolled: (die, scores) => `The die shows ${die}. ${scores}.`,
    },
    nobody: 'nobody',
    rounds: {
      label: 'Rounds',
      text: 'How often cards are dealt.',
      allowed: 'a whole number from 1 to 5',
      values: {},
    },
    roundCount: (rounds) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
    conflict: 'five rounds are for two players.',
    choose: 'Stay or fold.',
    rest: 'Say when you are ready for the next round.',
    wait: (names) => `Waiting for ${names}.`,
    dealing: 'The table deals.',
    over: 'The game is over.',
    actions: { stay: 'Stay', fold: 'Fold', reveal: 'Reveal', ready: 'Ready', number: 'Number' },
    refusals: {
      unreadable: 'That cannot be read.',
      'no-such-action': 'There is no such action.',
      'not-asked': 'It is not your turn.',
      'table-draws': 'The table draws now.',
      'stay-or-fold': 'Stay or fold.',
      'say-ready': 'The next round has not begun.',
    },
    rules: { 'H-1': 'Rounds', 'H-2': 'Turns', 'H-3': 'Choices', 'H-4': 'Between rounds' },
  },
  fr: {
    title: 'Haute Carte',
    you: 'vous',
    facts: {
      dealt: (who, card) =>
        `${who === undefined ? 'Vous recevez' : `${who} reçoit`} ${card === undefined ? 'une carte' : `un ${card}`}.`,
      chose: (who, stays) => {
        const choice = stays === undefined ? '' : stays ? ' de rester' : ' de passer';
        return `${who === undefined ? 'Vous avez' : `${who} a`} choisi${choice}.`;
      },
      revealed: (staying) => `Restent : ${staying}.`,
      ready: (who) => (who === undefined ? 'Vous êtes prêt.' : `${who} est prêt.`),
      rolled: (die, scores) => `Le dé donne ${die}. ${scores}.`,
    },
    nobody: 'personne',
    rounds: {
      label: 'Manches',
      text: 'Combien de fois on distribue.',
      allowed: 'un nombre entier de 1 à 5',
      values: {},
    },
    roundCount: (rounds) => (rounds === 1 ? '1 manche' : `${rounds} manches`),
    conflict: 'cinq manches se jouent à deux.',
    choose: 'Restez ou passez.',
    rest: 'Dites quand vous êtes prêt pour la manche suivante.',
    wait: (names) => `On attend ${names}.`,
    dealing: 'La table distribue.',
    over: 'La partie est finie.',
    actions: { stay: 'Rester', fold: 'Passer', reveal: 'Montrer', ready: 'Prêt', number: 'Numéro' },
    refusals: {
      unreadable: 'C’est illisible.',
      'no-such-action': 'Cette action n’existe pas.',
      'not-asked': 'Ce n’est pas à vous.',
      'table-draws': 'La table tire maintenant.',
      'stay-or-fold': 'Restez ou passez.',
      'say-ready': 'La manche suivante n’a pas commencé.',
    },
    rules: { 'H-1': 'Manches', 'H-2': 'Tours', 'H-3': 'Choix', 'H-4': 'Entre les manches' },
  },
  pt: {
    title: 'Carta Alta',
    you: 'tu',
    facts: {
      dealt: (who, card) =>
        `${who === undefined ? 'Recebes' : `${who} recebe`} ${card === undefined ? 'uma carta' : `um ${card}`}.`,
      chose: (who, stays) => {
        const choice = stays === undefined ? '' : stays ? ' ficar' : ' desistir';
        return `${who === undefined ? 'Escolheste' : `${who} escolheu`}${choice}.`;
      },
      revealed: (staying) => `Ficam: ${staying}.`,
      ready: (who) => (who === undefined ? 'Estás a postos.' : `${who} está a postos.`),
      rolled: (die, scores) => `O dado mostra ${die}. ${scores}.`,
    },
    nobody: 'ninguém',
    rounds: {
      label: 'Rondas',
      text: 'Quantas vezes se dá cartas.',
      allowed: 'um número inteiro de 1 a 5',
      values: {},
    },
    roundCount: (rounds) => (rounds === 1 ? '1 ronda' : `${rounds} rondas`),
    conflict: 'cinco rondas são para dois jogadores.',
    choose: 'Fica ou desiste.',
    rest: 'Diz quando estás a postos para a próxima ronda.',
    wait: (names) => `À espera de ${names}.`,
    dealing: 'A mesa dá as cartas.',
    over: 'O jogo acabou.',
    actions: { stay: 'Ficar', fold: 'Desistir', reveal: 'Mostrar', ready: 'A postos', number: 'Número' },
    refusals: {
      unreadable: 'Não se consegue ler.',
      'no-such-action': 'Essa ação não existe.',
      'not-asked': 'Não é a tua vez.',
      'table-draws': 'Agora tira a mesa.',
      'stay-or-fold': 'Fica ou desiste.',
      'say-ready': 'A próxima ronda ainda não começou.',
    },
    rules: { 'H-1': 'Rondas', 'H-2': 'Vez', 'H-3': 'Escolhas', 'H-4': 'Entre rondas' },
  },
};

export function highCardWords(language: Language, shared: SharedWords): HighCardWords {
  const catalogue = CATALOGUES[language] ?? CATALOGUES.en;
  const { typeset } = shared;
  const rounds = typesetAll(catalogue.rounds, typeset);
  return {
    title: catalogue.title,
    fact: (fact, context) => typeset(factText(catalogue, shared, fact, context)),
    refusal: (refusal) => {
      const said =
        kernelRefusal(shared, { rounds }, () => catalogue.conflict, refusal) ??
        catalogue.refusals[refusal.code] ??
        shared.refused;
      const rules: Readonly<Record<string, string>> = { ...catalogue.rules, ...shared.rules };
      return typeset(`${said} (${rules[refusal.rule] ?? refusal.rule})`);
    },
    option: () => rounds,
    optionValue: (_key, value) => catalogue.roundCount(Number(value)),
    conflict: () => typeset(catalogue.conflict),
    preset: noPreset,
    prompt: (open, context) => typeset(promptText(catalogue, shared, open, context)),
    action: (text) => {
      const [verb = '', number] = text.split(' ');
      const labels: Readonly<Record<string, string>> = catalogue.actions;
      return [labels[verb] ?? verb, number].filter((part) => part !== undefined).join(' ');
    },
    side: ({ seat = 0 }, context) => capital(seatText(catalogue, context, seat)),
    standings: (standings, context) => {
      const rows = standings.map(({ seat = 0, place, score }) =>
        [shared.place(place), seatText(catalogue, context, seat), shared.points(score)].join(' '),
      );
      return typeset(`${rows.join(', ')}.`);
    },
  };
}

function noPreset(name: string): Label {
  throw new Error(`there is no preset ${name}`);
}

function nameIn({ names, you }: Context, seat: Seat): string | undefined {
  return seat === you ? undefined : (names[seat] ?? `#${seat + 1}`);
}

function seatText({ you }: Catalogue, context: Context, seat: Seat): string {
  return nameIn(context, seat) ?? you;
}

function factText(catalogue: Catalogue, shared: SharedWords, fact: HighCardFact, context: Context): string {
  const { facts } = catalogue;
  switch (fact.kind) {
    case 'dealt':
      return facts.dealt(nameIn(context, fact.seat), fact.card);
    case 'chose':
      return facts.chose(nameIn(context, fact.seat), fact.stays);
    case 'ready':
      return facts.ready(nameIn(context, fact.seat));
    case 'revealed':
      return facts.revealed(staying(catalogue, shared, fact, context));
    case 'rolled': {
      const scores = fact.scores.map((score, seat) =>
        shared.labelled(capital(seatText(catalogue, context, seat)), String(score)),
      );
      return facts.rolled(fact.die, scores.join(', '));
    }
  }
}

function staying(
  catalogue: Catalogue,
  shared: SharedWords,
  { stays }: FactOf<'revealed'>,
  context: Context,
): string {
  const names = stays.flatMap((stay, seat) => (stay === true ? [seatText(catalogue, context, seat)] : []));
  return names.length === 0 ? catalogue.nobody : shared.and(names);
}

function promptText(
  catalogue: Catalogue,
  shared: SharedWords,
  { players, rounds, round, dealt, chosen, ready }: HighCardView['public'],
  context: Context,
): string {
  if (round === rounds) return catalogue.over;
  const missing = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => !(ready ?? chosen).includes(seat),
  );
  if ((ready === null && dealt < players) || missing.length === 0) return catalogue.dealing;
  if (context.you !== undefined && missing.includes(context.you))
    return ready === null ? catalogue.choose : catalogue.rest;
  return catalogue.wait(shared.and(missing.map((seat) => seatText(catalogue, context, seat))));
}

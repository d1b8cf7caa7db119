import type { Language } from '../languages.ts';
import type { RuleText } from '../page/rules/rule-text.ts';

/** What the page says of High Card besides its words. */
export interface HighCardPageTexts {
  readonly claim: readonly string[];
  readonly lead: string;
  readonly now: string;
  readonly players: string;
  readonly yourCard: (card: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly unit: string;
  readonly over: string;
  readonly look: string;
  readonly back: string;
  readonly again: string;
  readonly watch: string;
  readonly download: string;
  readonly intro: string;
  readonly section: string;
  readonly rules: Readonly<Record<string, RuleText>>;
}

/** As in `high-card.ts`, a language may be missing. */
const TEXTS: Readonly<Record<string, HighCardPageTexts> & { en: HighCardPageTexts }> = {
  en: {
    claim: ['One card.', 'One die.'],
    lead: 'Stay with a high card, fold a low one.',
    now: 'Two rounds against bots.',
    players: 'Two to four.',
    yourCard: (card) => `Your card: ${card}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    unit: 'pts',
    over: 'Final score',
    look: 'Look at the table',
    back: 'Back to the score',
    again: 'New game',
    watch: 'Watch the replay',
    download: 'Download the record',
    intro: 'Beat the die.',
    section: 'Play',
    rules: {
      'H-1': { name: 'Rounds', text: 'Each round everybody gets a card from 1 to 9.' },
      'H-2': { name: 'Turns', text: 'All choose at once; the table deals and rolls.' },
      'H-3': { name: 'Choices', text: 'Stay or fold: a card above the die wins a point, another loses one.' },
      'H-4': { name: 'Between rounds', text: 'The next round begins when all are ready.' },
    },
  },
  fr: {
    claim: ['Une carte.', 'Un dé.'],
    lead: 'Restez avec une haute carte, passez avec une basse.',
    now: 'Deux manches contre des bots.',
    players: 'De deux à quatre.',
    yourCard: (card) => `Votre carte : ${card}`,
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    unit: 'pts',
    over: 'Score final',
    look: 'Voir la table',
    back: 'Retour au score',
    again: 'Nouvelle partie',
    watch: 'Revoir la partie',
    download: 'Télécharger',
    intro: 'Battez le dé.',
    section: 'Jeu',
    rules: {
      'H-1': { name: 'Manches', text: 'À chaque manche, chacun reçoit une carte de 1 à 9.' },
      'H-2': { name: 'Tours', text: 'Tous choisissent ensemble ; la table distribue et lance le dé.' },
      'H-3': {
        name: 'Choix',
        text: 'Rester ou passer : au-dessus du dé, un point de plus, sinon un de moins.',
      },
      'H-4': { name: 'Entre les manches', text: 'La manche suivante commence quand tous sont prêts.' },
    },
  },
  pt: {
    claim: ['Uma carta.', 'Um dado.'],
    lead: 'Fica com uma carta alta, desiste com uma baixa.',
    now: 'Duas rondas contra bots.',
    players: 'De dois a quatro.',
    yourCard: (card) => `A tua carta: ${card}`,
    round: (round, rounds) => `Ronda ${round} de ${rounds}`,
    unit: 'pts',
    over: 'Resultado final',
    look: 'Ver a mesa',
    back: 'Voltar ao resultado',
    again: 'Novo jogo',
    watch: 'Rever o jogo',
    download: 'Descarregar',
    intro: 'Vence o dado.',
    section: 'Jogo',
    rules: {
      'H-1': { name: 'Rondas', text: 'Em cada ronda, cada um recebe uma carta de 1 a 9.' },
      'H-2': { name: 'Vez', text: 'Todos escolhem ao mesmo tempo; a mesa dá as cartas e lança o dado.' },
      'H-3': {
        name: 'Escolhas',
        text: 'Ficar ou desistir: acima do dado ganha-se um ponto, senão perde-se um.',
      },
      'H-4': { name: 'Entre rondas', text: 'A próxima ronda começa quando todos estão a postos.' },
    },
  },
};

export function highCardPageTexts(language: Language): HighCardPageTexts {
  return TEXTS[language] ?? TEXTS.en;
}

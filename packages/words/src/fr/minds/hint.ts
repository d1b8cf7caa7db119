import type { HintTexts } from '../../page/hint.ts';

export const hint: HintTexts = {
  title: 'Un conseil\u202f?',
  thinking: 'Le robot le plus fort réfléchit…',
  failed: 'Le robot n’a pas trouvé de réponse cette fois. Fermez et redemandez.',
  notAsked: 'On ne vous demande rien pour l’instant. Redemandez un conseil à votre tour.',
  plans: 'Meilleurs plans',
  expects: (amount, isLast) => `environ ${amount} ${isLast ? 'à la fin' : 'après cette course'}`,
  wins: (chance) => `gagne dans ${chance} des cas`,
  best: 'Le meilleur d’abord\u202f; ce robot ne donne pas de chiffres.',
  carWorth: (car, amount) => `La voiture ${car} vaut environ ${amount} pour vous.`,
  powerWorth: (power, amount) => `Le Pouvoir ${power} ajoute environ ${amount}.`,
  bid: (amount) => `Mise de ${amount}.`,
  pass: 'Passe.',
  take: 'Prendre ce plan',
  noted:
    'Rien n’est joué avant votre confirmation. La partie enregistrée note que vous avez pris un conseil.',
  why: {
    bids: (car, amount) => `Misez ${amount} sur la voiture ${car}\u00a0: davantage coûterait trop cher.`,
    passes: (car) => `Laissez partir la voiture ${car}\u00a0: elle ne vaut pas son prix pour vous.`,
    keeps: (power) => `Gardez ${power}\u00a0: c’est ce qui vous sert le plus.`,
    'bets-on-own': (car) => `Pariez sur votre voiture ${car}\u00a0: c’est ce qui rapporte le plus.`,
    'bets-on-other': (car) => `Pariez sur la voiture ${car}\u00a0: elle a le plus de chances d’être devant.`,
    declines: () => 'Ne pariez pas\u00a0: aucun n’en vaut la peine.',
    steers: (car) => `Faites passer votre voiture ${car} par là.`,
    ready: () => 'Donnez votre feu vert pour la course suivante.',
  },
};

import type { LessonTexts } from '../../page/lessons.ts';

export const downforce: LessonTexts['steps']['downforce'] = {
  cars: {
    say: 'D’abord, les six voitures sont mises aux enchères, l’une après l’autre. Voici la rouge. Son acheteur reçoit aussi sa carte Vitesse 8 et ce Pouvoir.',
  },
  bid: {
    say: 'Vos cartes sont votre argent. Avec une carte, vous misez le chiffre inscrit dans la couleur de la voiture.',
    ask: 'Choisissez la carte rouge 5.',
    then: {
      confirm:
        'Si personne ne mise davantage, la rouge est à vous\u00a0: vous devrez $5M à la fin de la partie, et la carte revient dans votre main. Confirmez.',
    },
  },
  pass: {
    say: 'La rouge est à vous pour $5M\u202f! Au tour de l’orange, mais une voiture suffit pour aujourd’hui. Jouer une carte sans la couleur de la voiture, c’est passer.',
    ask: 'Choisissez votre Vitesse 8 rouge\u00a0: elle n’a pas d’orange.',
    then: { confirm: 'Passer ne coûte rien, et la carte reste à vous. Confirmez.' },
  },
  prizes: {
    say: 'Toutes les voitures sont vendues. Voici l’enjeu\u00a0: $12M pour la première arrivée, moins pour chaque place suivante, rien pour la dernière.',
  },
  wild: {
    say: 'À votre tour, vous jouez une carte. Un Joker, marqué d’une étoile, fait avancer une voiture dont la couleur n’est pas sur la carte.',
    ask: 'Choisissez un Joker 5.',
    then: {
      wild: 'Ce peut être la vôtre\u00a0: choisissez la rouge.',
      step: 'La rouge avance de 5. Touchez l’anneau pour y aller.',
    },
  },
  lines: {
    say: 'Chaque ligne d’une carte fait avancer sa voiture, de haut en bas, même si elle est à quelqu’un d’autre. C’est vous qui choisissez le chemin de chacune.',
    ask: 'Choisissez la carte bleue 6, orange 4, Joker 2 et jaune 1.',
    then: { wild: 'Le Joker est encore pour la rouge.', step: 'Menez cette voiture jusqu’à l’anneau.' },
  },
  bet: {
    say: 'Une voiture a franchi une ligne jaune\u00a0: chacun parie en secret sur la gagnante. Ce pari rapporte $9M si votre voiture finit première, $6M si elle finit deuxième, $3M troisième. Les deux suivants rapportent moins.',
    ask: 'Choisissez la voiture que vous voulez. La vôtre, peut-être\u202f?',
  },
  jam: {
    say: 'Un peu plus tard. La piste est étroite ici, et une voiture ne peut pas en traverser une autre.',
    ask: 'Choisissez la carte aux deux Jokers, 4 et 2.',
    then: {
      'wild red': 'Le 4 est encore pour la rouge.',
      'wild yellow':
        'La jaune bloque le passage\u00a0: la rouge n’a avancé que de 3, et 1 case est perdue. C’est un bouchon. Deux Jokers font avancer deux voitures différentes\u00a0: envoyez donc la jaune plus loin.',
      step: 'Menez la jaune jusqu’à l’anneau, hors de votre chemin.',
    },
  },
  power: {
    say: 'Un peu plus tard. La rouge est à vous, et elle est en haut de cette carte\u00a0: votre Pouvoir entre en jeu.',
    ask: 'Jouez votre Vitesse 8 rouge.',
    then: {
      step: 'Jusqu’au bout\u00a0: touchez l’anneau.',
      decision:
        'Agressif\u00a0: votre voiture étant en première ligne de la carte, elle peut avancer d’une case de plus. Profitez-en.',
    },
  },
  finish: {
    say: 'Le dernier virage. Avec cette carte, vous avez déjà fait avancer la jaune et la bleue\u202f; place à la ligne de la rouge.',
    ask: 'Touchez la ligne d’arrivée.',
  },
  score: {
    say: 'Les prix, plus les paris, moins ce que vous avez payé aux enchères\u00a0: le plus riche gagne. Une voiture bon marché et de bons paris peuvent battre la voiture la plus rapide.',
  },
};

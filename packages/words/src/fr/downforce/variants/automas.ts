import { de } from '../../common/elision.ts';
import { plural } from '../../common/shared.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V8 */
export const automas = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'retourne', 'retournez')} ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) =>
      `${say.does(seat, 'lance', 'lancez')} le dé pour enchérir : $${bid}M.`,
    'power-boxed': ({ power }, say) =>
      `Un automate ne se sert d’aucun Pouvoir : ${say.power(power)} va dans la boîte.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'mélange', 'mélangez')} une pioche de ${plural(count, 'carte', 'cartes')}.`,
    'counter-rose': ({ seat, counter }, say) => `Compteur de triche ${de(say.seat(seat))} : ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'écarte', 'écartez')} ${say.card(card)} : cette voiture est arrivée.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'remet', 'remettez')} ${say.card(card)} sous la pioche.`,
    'ultra-victory': ({ seat }, say) =>
      `Victoire totale pour ${say.seat(seat)} : devant tous les automates, même avec $1M par carte qui leur restait.`,
  },
  phases: {
    'turning-bids': 'Les automates enchérissent',
    'turning-card': 'Un automate joue',
  },
  table: {
    'turning-bids': 'Les automates révèlent leurs enchères.',
    'turning-card': 'Un automate retourne sa prochaine carte.',
  },
  prompts: {
    blockedLine: (car) => `${car} est bloquée : ce qu’elle perd compte pour son automate.`,
  },
  things: {
    turn: (card) => `Retournée : ${card}`,
    die: (number) => `Dé : ${number}`,
  },
  rules: {
    'D-V8': 'IA élastique',
  },
  options: {
    automas: {
      label: 'Automates',
      text: 'Nombre de places, à partir de la dernière, où les cartes jouent toutes seules.',
      allowed: 'un nombre entier de 0 à 5',
      values: {},
    },
    automaLevel: {
      label: 'Niveau des automates',
      text: 'Comment ils jouent leurs cartes Vitesse 8.',
      allowed: 'normal ou hard (difficile)',
      values: {
        normal: { label: 'normal', text: 'Les cartes Vitesse 8 se jouent quand la pioche est vide.' },
        hard: {
          label: 'difficile',
          text: 'Les cartes Vitesse 8 sont dans la pioche, et reviennent quand elles ont peu servi.',
        },
      },
    },
  },
  conflicts: {
    'automas-play-from-decks':
      'un automate joue avec sa propre pioche, qu’une pioche commune laisserait sans cartes.',
    'no-total-to-compare': 'un automate gagne à l’argent, et ici l’argent ne compte pas.',
    'automa-needs-a-finish': 'un automate se dirige vers l’arrivée, et ici il n’y en a pas.',
    'a-person-must-play': 'une place au moins doit revenir à une personne.',
    'no-automa-to-level': 'il n’y a pas d’automate dont régler le niveau.',
  },
  presets: {
    'rubber-band': {
      label: 'IA élastique',
      text: 'La dernière place est un automate : ses cartes jouent toutes seules, et bloquer ses voitures lui rapporte.',
    },
  },
  moments: {
    automa: {
      todo: 'Rien : un automate retourne sa carte.',
      rule: 'Un automate joue la première carte de son paquet, ligne par ligne. Chaque case que ses voitures perdent dans un bouchon lui rapporte un million.',
    },
  },
  rulesPage: {
    'D-V8': {
      name: 'IA élastique',
      text: 'Une à cinq des dernières places reviennent à des automates\u00a0: personne n’y joue, les cartes s’en chargent. La main d’un automate est une pioche face cachée. Aux enchères, il retourne sa première carte, et le chiffre de la couleur est son enchère\u202f; il ne se sert d’aucun Pouvoir. En course, il retourne sa première carte et joue les lignes comme sur la carte\u00a0: ses voitures par le chemin qui perd le moins et va le plus loin, les autres le plus en arrière possible. Il parie sur sa voiture la mieux classée. Chaque case qu’une de ses voitures perd dans un bouchon ajoute $1M à son compteur de triche, jusqu’à 20. Le meilleur joueur gagne s’il a plus d’argent que tous les automates\u202f; sinon, le meilleur automate gagne.',
      ruling:
        'Contre un automate, on garde jusqu’à trois des Pouvoirs gagnés\u202f; contre deux, jusqu’à deux. Normal\u00a0: ses cartes Vitesse 8 sont visibles et se jouent quand la pioche est vide. Difficile\u00a0: elles sont mélangées à la pioche, et celle qui a fait avancer sa voiture de quatre cases ou moins revient une fois sous la pioche, sauf si la voiture est arrivée ou si une autre, quelle qu’elle soit, n’a plus de case où aller. Un Joker déplace celle de ses voitures qui perd le moins, sinon la première arrivée, sinon la dernière. C’est une victoire totale de rester devant même si chaque automate ajoute $1M par carte qui lui restait. Aux dés, il lance le sien pour enchérir\u202f; aux paris élargis, il nomme aussi les deux autres voitures les mieux classées\u202f; aux paris au bon moment, il parie à la première ligne.',
    },
  },
  page: {
    automa: 'automate',
    counter: (count, most) => `Compteur de triche\u00a0: ${count} sur ${most}`,
    counterLabel: 'Compteur de triche',
    deck: (cards) => `Pioche\u00a0: ${plural(cards, 'carte', 'cartes')}`,
    underDeck: 'Retournées comme enchères, sous la pioche dans cet ordre',
    inDeck: 'Vues aux enchères, quelque part dans la pioche',
    faceUp: 'Vitesse 8 face visible, à jouer quand la pioche est vide',
    laidUnder: (cars) => `Vitesse 8 remise sous la pioche\u00a0: ${cars}.`,
    betsSoFar: 'Paris jusqu’ici',
    ultra: (name, cards) =>
      `Victoire totale\u202f! ${name} reste devant même en comptant un million pour chacune des cartes restantes des automates (${cards}).`,
    noUltra: (name, cards) =>
      `Pas de victoire totale\u00a0: avec un million par carte restante (${cards}), ${name} n’est plus devant tous les automates.`,
  },
} satisfies VariantPart;

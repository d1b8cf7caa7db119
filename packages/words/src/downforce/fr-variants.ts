import type { VariantForm } from './catalogue.ts';

/** D-V3 à D-V10 dans le formulaire. */
export const variants: VariantForm = {
  rules: {
    'D-V3': 'Course longue distance',
    'D-V4': 'Championnat du monde',
    'D-V5': 'Paris au bon moment',
    'D-V6': 'Guerre des murmures',
    'D-V7': 'Enchères aux dés',
    'D-V8': 'IA élastique',
    'D-V9': 'Autres paris',
    'D-V10': 'D’autres Pouvoirs',
  },
  options: {
    timely: {
      label: 'Paris au bon moment',
      text: 'À chaque ligne, vous pariez ou vous abstenez, mais ne pariez qu’une fois ; en course, la main est piochée.',
      allowed: 'true (oui) ou false (non)',
      values: {
        true: {
          label: 'un pari, à la ligne de votre choix',
          text: 'Plus tôt vous pariez, plus il rapporte.',
        },
        false: { label: 'un pari à chaque ligne', text: 'Tout le monde parie à chacune des trois lignes.' },
      },
    },
    longDistance: {
      label: 'Longue distance',
      text: 'La ligne d’arrivée ne compte pas : les voitures tournent jusqu’à la dernière carte.',
      allowed: 'true (oui), false (non) ou money (pour les gains)',
      values: {
        false: {
          label: 'un tour de piste',
          text: 'Une voiture qui franchit la ligne d’arrivée est arrivée.',
        },
        true: {
          label: 'la meilleure voiture gagne',
          text: 'La voiture la plus avancée qui a un propriétaire le fait gagner ; ni paris, ni argent.',
        },
        money: {
          label: 'pour les gains',
          text: 'L’ordre final rapporte prix et paris comme d’habitude, et aucune voiture n’est à l’arrêt.',
        },
      },
    },
    worldTour: {
      label: 'Championnat du monde',
      text: 'Plusieurs parties entières de suite, une sur chaque circuit nommé ; les totaux s’ajoutent.',
      allowed: 'de deux à six circuits',
      values: {
        none: { label: 'sans championnat', text: 'Une seule partie, sur le circuit nommé pour elle.' },
      },
    },
    automas: {
      label: 'Automates',
      text: 'Combien des dernières places sont jouées par les cartes seules.',
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
    'no-bets-to-time': 'sans paris, il n’y a pas de bon moment à choisir.',
    'bets-are-not-asked': 'dans cette variante, aucun pari n’est demandé.',
    'whispers-sells-no-cars': 'dans la guerre des murmures, aucune voiture ne se vend.',
    'whispers-has-no-powers': 'dans la guerre des murmures, il n’y a pas de Pouvoirs.',
    'timely-has-its-own-hand': 'les paris au bon moment ont leur propre main piochée.',
    'whispers-deals-all-cards': 'dans la guerre des murmures, toutes les cartes sont distribuées et en main.',
    'automas-play-from-decks':
      'un automate joue avec sa propre pioche, qu’une pioche commune laisserait sans cartes.',
    'no-finish-to-be-first-at':
      'sur longue distance, aucune voiture n’arrive : aucune ne peut être la première.',
    'points-or-money': 'la guerre des murmures se gagne aux points, et cette course aux gains.',
    'no-total-to-add': 'un championnat ajoute des totaux, et ici il n’y en a pas.',
    'no-total-to-compare': 'un automate gagne par ses gains, et ici l’argent ne compte pas.',
    'bids-would-cost-nothing': 'là où les enchères ne coûtent rien, tout le monde miserait six.',
    'automa-needs-a-finish': 'un automate se dirige vers l’arrivée, et ici il n’y en a pas.',
    'penalty-has-one-table': 'les pénalités ne vont qu’avec les gains du livret.',
    'a-person-must-play': 'une place au moins doit être celle d’une personne.',
    'no-automa-to-level': 'il n’y a pas d’automate dont régler le niveau.',
    'tour-names-the-tracks': 'le championnat nomme déjà les circuits.',
    'no-lap-to-drive': 'ce circuit n’est pas une boucle : il n’y a pas de deuxième tour de piste.',
  },
  presets: {
    'long-distance': {
      label: 'Course longue distance',
      text: 'Les voitures tournent jusqu’à la dernière carte ; la première qui a un propriétaire le fait gagner.',
    },
    endurance: {
      label: 'Endurance pour les gains',
      text: 'Une course longue distance dont l’ordre final rapporte prix et paris.',
    },
    'world-tour': {
      label: 'Championnat du monde',
      text: 'Une partie entière sur chaque circuit, et les totaux s’ajoutent.',
    },
    timely: {
      label: 'Paris au bon moment',
      text: 'Un seul pari chacun, à la ligne choisie ; mains piochées et cartes Vitesse 8 face visible.',
    },
    whispers: {
      label: 'Guerre des murmures',
      text: 'Personne n’a de voiture : vous prédisez tout l’ordre d’arrivée, et pouvez le corriger deux fois.',
    },
    dice: {
      label: 'Enchères aux dés',
      text: 'Les enchères sont des nombres secrets de 1 à 6, et non des cartes.',
    },
    odds: {
      label: 'Paris à la cote',
      text: 'Un pari rapporte d’autant plus que la voiture était loin derrière au moment du pari.',
    },
    widespread: {
      label: 'Paris élargis',
      text: 'À chaque ligne, vous nommez les trois premières ; chacune qui arrive exactement là rapporte.',
    },
    penalty: {
      label: 'Paris avec pénalité',
      text: 'Parier sur une voiture qui arrive quatrième ou plus loin coûte de l’argent.',
    },
    'rubber-band': {
      label: 'IA élastique',
      text: 'La dernière place est un automate, joué par les cartes seules, qui gagne à être bloqué.',
    },
    pack: {
      label: 'D’autres Pouvoirs',
      text: 'Six Pouvoirs tirés parmi douze : les six du livret et six de notre cru.',
    },
  },
};

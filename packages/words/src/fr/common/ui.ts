import type { Ui } from '../../page/ui.ts';

export const ui: Ui = {
  loading: 'Un instant…',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  nav: {
    label: 'Paddock',
    skip: 'Aller au contenu',
    home: 'Paddock, page d’accueil',
    online: 'Amis',
    games: 'Mes parties',
    rules: 'Règles',
    settings: 'Réglages',
  },
  games: { downforce: 'Downforce', formula: 'Formula Motor Racing' },
  home: {
    player: (number) => `Joueur ${number}`,
    progress: (run, races) =>
      races === 1 ? 'Une course' : `${run} ${run < 2 ? 'course courue' : 'courses courues'} sur ${races}`,
    games: {
      downforce: {
        claim: ['Six voitures.', 'Un tour de piste.', 'Votre argent.'],
        lead: 'Downforce\u00a0: achetez des voitures avec les cartes qui serviront à courir, faites avancer celles de tout le monde, et pariez en secret sur la gagnante. Contre des robots, entre amis autour d’un écran, ou à distance. Sans compte, sans attente.',
        now: 'Environ sept minutes contre trois robots. Un clic, et la première voiture est aux enchères.',
      },
      formula: {
        claim: ['Douze voitures.', 'Une file.', 'Votre carte.'],
        lead: 'Le jeu de cartes des aspirations, des arrêts au stand et des moteurs cassés\u202f; une course, ou toute une saison.',
        now: 'Une course d’environ quatre minutes contre trois robots. Un clic, et vous êtes sur la grille.',
      },
    },
    raceNow: 'Jouer maintenant',
    raceNowLabel: (game) => `Jouer maintenant\u00a0: ${game}`,
    starting: 'Direction la grille…',
    learn: 'Apprendre en cinq minutes',
    carryOn: 'Reprendre',
    ownRace: 'Préparer une partie',
    ownRaceText: 'De deux à six joueurs, humains ou robots\u202f; toutes les options des deux jeux.',
    friends: 'Jouer entre amis',
    friendsText: 'Envoyez un lien, trouvez une course express, ou regardez.',
    rulesText: 'Toutes les règles et décisions des deux jeux, avec recherche.',
    gamesText: 'Reprendre, revoir, vérifier la donne.',
    box: 'Votre propre boîte',
    boxText: 'Vos cartes, votre plateau, et une feuille de score pour la table.',
    daily: 'La course du jour',
    dailyText: 'La même donne pour tout le monde, une fois par jour. Que valez-vous face à cent clubs\u202f?',
    promises: [
      'Les robots ne voient que ce qu’un joueur verrait à leur place.',
      'Chaque donne peut être vérifiée après la course.',
      'Se joue hors ligne\u202f; vos parties restent sur cet appareil.',
    ],
  },
  settings: {
    language: 'Langue',
    theme: 'Thème',
    themes: { system: 'Comme le système', dark: 'Sombre', light: 'Clair' },
  },
  play: {
    noStorage: 'Les parties ne peuvent pas être enregistrées ici',
    noStorageText:
      'Le navigateur n’autorise pas cette page à enregistrer des données. Quittez la navigation privée ou libérez de l’espace, puis réessayez.',
    broken: 'Quelque chose s’est mal passé',
    brokenText: 'Vos parties sont en sûreté\u00a0: tout est sur cet appareil jusqu’au dernier coup.',
    reload: 'Recharger la page',
    notLoaded: 'Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
    troubles: {
      elsewhere: 'La partie a continué dans un autre onglet. Rechargez pour reprendre ici.',
      'not-saved':
        'Le dernier coup n’a pas pu être enregistré et n’a donc pas été joué. Libérez de l’espace et rechargez.',
      'salt-missing': 'La donne ne contient pas ce que cet appareil y a ajouté. La course a été interrompue.',
      'bot-failed': 'Un robot n’a pas pu jouer. Rechargez pour qu’il réessaie.',
    },
  },
  lost: 'Il n’y a rien ici',
  lostText: 'Cette adresse ne mène nulle part.',
  update: 'Une nouvelle version est disponible.',
  updateNow: 'Mettre à jour',
};

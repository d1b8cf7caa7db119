import type { ShelfTexts } from '../../page/box/shelf.ts';

export const shelf: ShelfTexts = {
  title: 'Votre propre boîte',
  lead: 'Jouez à Downforce avec les cartes et le plateau de votre boîte, ou avec ceux que vous inventez.',
  kept: 'Tout reste sur cet appareil. Rien n’est envoyé tant qu’aucune table en ligne ne s’en sert.',
  decks: 'Paquets',
  circuits: 'Circuits',
  noDecks: 'Pas encore de paquet. Saisissez les cartes de votre boîte, ou modifiez les nôtres.',
  noCircuits: 'Pas encore de circuit. Dessinez-en un, ou décalquez le plateau de votre boîte.',
  newDeck: 'Nouveau paquet',
  newCircuit: 'Nouveau circuit',
  scorePad: 'Carnet de score',

  unnamed: 'Sans nom',
  by: (author) => `par ${author}`,
  changed: (when) => `modifié le ${when}`,
  deckReady: (cards, players) =>
    `${cards} cartes, pour ${players === 2 ? '2 joueurs' : `${players} joueurs au plus`}`,
  circuitReady: (spaces, isRing) => `${spaces} cases, ${isRing ? 'en boucle' : 'route ouverte'}`,
  notReady: 'Pas encore prêt à jouer\u00a0:',
  moreProblems: (count) => (count === 1 ? 'et un autre point' : `et ${count} autres points`),

  play: 'Jouer avec',
  playOnline: 'Jouer avec des amis',
  edit: 'Modifier',
  more: 'Plus',
  copy: 'Copier',
  copyOf: (name) => `Copie de «\u00a0${name}\u00a0»`,
  rename: 'Renommer',
  newName: 'Nouveau nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  download: 'Enregistrer dans un fichier',
  share: 'Partager par un lien',
  shareText:
    'Le lien contient tout. Toute personne qui l’ouvre peut le regarder, le garder et jouer avec son contenu.',
  copyLink: 'Copier le lien',
  tooLong: 'C’est trop long pour un lien. Enregistrez un fichier et envoyez-le.',
  remove: 'Supprimer',
  removed: (name) => `Supprimé\u00a0: ${name}`,
  undo: 'Annuler',

  importTitle: 'Depuis un fichier',
  importText:
    'Un paquet ou un circuit enregistré dans un fichier. Vous pouvez aussi le déposer n’importe où sur cette page.',
  choose: 'Choisir un fichier',
  imported: (name) => `Rangé dans votre boîte\u00a0: ${name}`,
  fileProblems: {
    'too-big': 'Ce fichier est trop gros pour un paquet ou un circuit.',
    'not-read': 'Impossible de lire ce fichier.',
    'not-json': 'Ce fichier ne contient ni paquet ni circuit\u00a0: ce n’est pas du JSON.',
    'a-record': 'C’est l’enregistrement d’une partie. Importez-le dans Mes parties.',
    'not-a-thing': 'Ce fichier n’est ni un paquet ni un circuit.',
  },

  take: {
    deck: 'On vous a envoyé un paquet',
    circuit: 'On vous a envoyé un circuit',
    text: 'Il se trouve dans le lien même. Rien n’est gardé sur cet appareil sans votre accord.',
    keep: 'Garder',
    isKept: 'Il est dans votre boîte.',
    playIt: 'Garder et jouer',
    toShelf: 'Vers votre boîte',
    bad: 'Ce lien ne contient ni paquet ni circuit',
    notPlayable: 'On ne peut pas encore jouer avec\u00a0:',
    problems: {
      broken: 'Le lien est abîmé ou coupé. Demandez-le à nouveau, ou demandez un fichier.',
      'too-big': 'Ce lien contient plus que ce que peut avoir un paquet ou un circuit.',
      'old-browser': 'Ce navigateur est trop ancien pour ouvrir le lien.',
      'newer-link': 'Ce lien vient d’une version plus récente du site. Rechargez la page et réessayez.',
      'not-a-thing': 'Ce que contient le lien n’est ni un paquet ni un circuit.',
    },
  },

  form: {
    deck: 'Paquet',
    ourDeck: 'Notre paquet',
    ourDeckText: 'Nos 42 cartes, reconstituées d’après les règles.',
    ownDeck: (name, author) =>
      author === '' ? `Paquet\u00a0: ${name}` : `Paquet\u00a0: ${name}, par ${author}`,
    ownCircuit: (name, author) =>
      author === '' ? `Circuit\u00a0: ${name}` : `Circuit\u00a0: ${name}, par ${author}`,
    look: 'Cette table apporte les siens',
  },
};

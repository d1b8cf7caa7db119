import type { DeckEditorTexts } from '../../page/box/deck-editor.ts';
import { capital } from '../../text.ts';
import { plural } from '../common/shared.ts';

const cards = (count: number) => plural(count, 'carte', 'cartes');

export const deckEditor: DeckEditorTexts = {
  title: 'Éditeur de paquet',
  shelf: 'Votre propre boîte',
  saved: 'Enregistré sur cet appareil',
  notSaved: 'Ce paquet n’a pas pu être enregistré\u00a0: l’appareil n’a plus de place, ou ne le permet pas.',
  undo: 'Annuler',
  redo: 'Rétablir',
  clear: 'Tout retirer',
  play: 'Jouer avec',
  myDeck: 'Mon paquet',
  myNote: 'Un paquet à moi.',
  ourCopy: 'Copie de notre paquet',
  ourNote: 'Parti du paquet de ce site, qui est une reconstitution.',
  copyOf: (name) => `Copie de «\u00a0${name}\u00a0»`,
  name: 'Nom',
  author: 'Auteur',
  note: 'Note',
  noteHint: 'D’où viennent les cartes. Toute la table peut la lire.',
  details: 'À propos de ce paquet',

  cards: 'Cartes',
  count: cards,
  speed8: 'Les six cartes Vitesse 8 font partie de tous les paquets\u00a0: ne les saisissez pas.',
  keys: 'Les flèches parcourent les cartes. Taper remplace une carte, Suppr la retire, Ctrl+Z annule.',
  startText: 'Pas encore de carte. Tapez ou touchez la première, ou partez d’un paquet\u00a0:',
  startFrom: 'Partir de',
  ours: 'Nos 42 cartes',
  copy: (name) => `Une copie de «\u00a0${name}\u00a0»`,

  newCard: 'Nouvelle carte',
  cardNumber: (number) => `Carte ${number}`,
  example: 'r6y4k2b1',
  fieldHint:
    'De haut en bas\u00a0: couleur et chiffre, comme r6y4k2b1. Entrée l’ajoute\u202f; 3×w5 en ajoute trois. Collez-en plusieurs, une par ligne.',
  howFar: (colour) => `${capital(colour)}\u00a0: combien de cases\u202f? Un chiffre de 1 à 6.`,
  times: (card, count) => `${count} fois ${card}`,
  palette: 'Ou touchez ses lignes, de haut en bas',
  lineBack: 'Enlever la dernière ligne',
  add: 'Ajouter',
  replace: 'Remplacer',
  remove: 'Retirer',
  cancel: 'Annuler',

  added: (card, count) => `Ajoutée\u00a0: ${card}. ${cards(count)}.`,
  replaced: (card) => `Maintenant ${card}.`,
  removed: (card, left) => `Retirée\u00a0: ${card}. Il reste ${cards(left)}.`,
  pasted: (count, wrong) =>
    wrong === 0 ? `Ajout de ${cards(count)}.` : `Ajout de ${cards(count)}, dont ${wrong} à corriger.`,
  undone: (count) => `Annulé. ${cards(count)}.`,
  redone: (count) => `Rétabli. ${cards(count)}.`,
  full: (most) => `Il n’y a pas de place pour plus de ${most} cartes.`,

  toDo: 'Avant de pouvoir jouer avec\u00a0:',
  ready: (players) =>
    players === 2 ? 'Prêt à jouer\u00a0: à 2.' : `Prêt à jouer\u00a0: de 2 à ${players} joueurs.`,
  undecided: (pairs, more) =>
    `Certaines enchères restent à égalité, et le sort décide\u00a0: ${pairs}${more === 0 ? '' : ` et ${plural(more, 'autre paire', 'autres paires')}`}.`,

  figures: 'Comparé à notre paquet',
  thisDeck: 'Ce paquet',
  ourDeck: 'Le nôtre',
  linesByColour: 'Lignes par couleur',
  spacesByColour: 'Cases par couleur',
  linesByNumber: 'Lignes par chiffre',
  cardsByLength: 'Cartes selon leur nombre de lignes',
  linesOf: (lines) => (lines === 1 ? '1 ligne' : `${lines} lignes`),
  colour: 'Couleur',
  number: 'Chiffre',
  lines: 'Lignes',
  inShort: 'En bref',
  kinds: 'Cartes différentes',
  wilds: 'Lignes Joker',
  dealt: (players) => `Chacun, à ${players} joueurs`,
};

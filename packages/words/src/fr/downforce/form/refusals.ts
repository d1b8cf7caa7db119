import { capital } from '../../../text.ts';
import type { Refusals } from '../../../downforce/form/catalogue.ts';

export const refusals = {
  unreadable: ({ text }) => `« ${text} » n’est pas une action.`,
  'no-such-action': () => 'Cette action n’existe pas.',
  'game-over': () => 'La partie est finie : il n’y a plus rien à jouer.',
  'tables-part': () => 'Seule la table mélange, distribue, tire et révèle les cartes.',
  'table-must-act': () =>
    'C’est d’abord à la table d’agir : il reste à distribuer, à tirer ou à révéler quelque chose.',
  'not-your-turn': () => 'C’est à quelqu’un d’autre de décider maintenant.',
  'may-not-bid': () =>
    'Aucune enchère n’est attendue ici : seuls les joueurs sans voiture enchérissent, pour que chacun en ait une.',
  'not-asked': () =>
    'Il n’y a rien à choisir ici : seuls les joueurs qui ont gagné plusieurs Pouvoirs choisissent.',
  'already-chosen': () => 'Ce choix est fait ; on attend ceux des autres.',
  'bid-now': () => 'Choisissez une carte, pour enchérir ou pour passer.',
  'keep-a-power-now': () => 'Choisissez un Pouvoir à garder.',
  'bet-now': () => 'Pariez maintenant : choisissez n’importe quelle voiture.',
  'play-a-card-now': () => 'Jouez d’abord une carte.',
  'choose-the-order-now': () =>
    'Choisissez d’abord si les lignes se jouent de haut en bas ou de bas en haut.',
  'choose-a-line-now': () => 'Choisissez la ligne suivante.',
  'ignore-or-move-now': () => 'Décidez d’abord de cette ligne : l’ignorer ou la jouer.',
  'choose-the-wild-now': () => 'Choisissez une voiture pour le Joker.',
  'step-now': () => 'La voiture doit avancer : choisissez sa prochaine case.',
  'more-or-enough-now': () => 'Décidez d’abord si la voiture continue.',
  'card-not-in-hand': ({ card }, say) => `La carte ${say.card(card)} n’est pas en main.`,
  'speed-8-not-yours': ({ card }, say) =>
    `${say.card(card)} n’est pas disponible : cette carte est à quelqu’un d’autre, ou déjà jouée.`,
  'speed-8-not-laid': ({ card }, say) =>
    `${say.card(card)} ne peut pas servir d’enchère : cette carte reste face visible sur la table.`,
  'colour-in-hand': ({ card, car }, say) =>
    `${capital(say.card(card))} : cette carte ne peut pas être déclarée comme enchère, il y a en main une carte avec ${say.car(car)}.`,
  'wild-in-hand': ({ card }, say) =>
    `${capital(say.card(card))} : cette carte ne peut pas être déclarée comme enchère. Il y a un Joker en main, il en faut donc un sur la carte.`,
  'power-not-yours': ({ power }, say) =>
    `${say.power(power)} ne peut pas être gardé : quelqu’un d’autre l’a gagné, ou personne.`,
  'power-chosen-twice': ({ power }, say) => `Vous avez déjà choisi ${say.power(power)}.`,
  'cunning-not-kept': ({ power }, say) =>
    `${say.power(power)} ne peut pas être gardé dans cette partie à deux : il faut un autre Pouvoir.`,
  'line-not-left': () => 'Cette ligne n’est plus à jouer sur cette carte.',
  'colour-on-card': ({ car }, say) =>
    `Le Joker ne peut pas déplacer ${say.car(car)} : cette couleur est déjà sur la carte.`,
  'car-of-this-line': ({ car }, say) =>
    `Cette ligne est celle de ${say.car(car)} et ne peut pas la déplacer : choisissez une autre voiture, ou laissez la ligne.`,
  'wild-chosen-twice': ({ car }, say) =>
    `Le Joker ne peut pas déplacer ${say.car(car)} : l’autre Joker de la carte l’a déjà fait.`,
  'space-taken': ({ car, space }, say) =>
    `${say.carAtStart(car)} ne peut pas aller sur la case ${space} : une autre voiture s’y trouve.`,
  'not-a-step': ({ car, space }, say) =>
    `${say.carAtStart(car)} ne peut pas passer sur la case ${space} : la case suivante doit toucher la sienne et se trouver plus loin devant, jamais à côté ni derrière.`,
  'finish-is-next': ({ car }, say) => `${say.carAtStart(car)} ne peut que franchir la ligne d’arrivée.`,
  'finish-not-next': ({ car }, say) =>
    `${say.carAtStart(car)} ne peut pas encore franchir la ligne d’arrivée.`,
  'seat-not-tied': ({ seat }, say) =>
    `${say.name(seat)} ne peut pas gagner le tirage au sort : cette enchère n’est pas à égalité en tête.`,
  'no-such-card-left': ({ card }, say) =>
    `La carte ${say.card(card)} ne peut pas sortir : il n’en reste plus.`,
  'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} est déjà sur la grille.`,
  'car-already-turned-up': ({ car }, say) => `La carte de ${say.car(car)} a déjà été retournée.`,
  'power-not-in-pile': ({ power }, say) => `${say.power(power)} n’est plus parmi les Pouvoirs à venir.`,
} satisfies Partial<Refusals>;

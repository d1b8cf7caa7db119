import { words as shared } from '../fr.ts';
import { capital } from '../text.ts';
import { hasColour } from './card.ts';
import { automa } from './fr-automa.ts';
import { cards, counted, money, opening, withPower } from './fr-opening.ts';
import { pack } from './fr-pack.ts';
import { ways } from './fr-ways.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { gameOverText } from './outcome.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

const { place, carPlace: nth, and } = shared;

const spaces = (count: number) => counted(count, 'case');
const by = (count: number) => (count === 1 ? 'd’une case' : `de ${count} cases`);
const lostSpaces = (count: number) => `${spaces(count)} perdue${count < 2 ? '' : 's'}`;

export const catalogue: DownforceCatalogue = {
  ...opening,
  powers: { ...opening.powers, ...pack.powers },
  space: (space) => `case ${space}`,
  lanes: { inside: 'à l’intérieur', middle: 'au milieu', outside: 'à l’extérieur' },
  facts: {
    ...opening.facts,
    ...automa.facts,
    ...pack.facts,
    ...ways.facts,
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'reçoit', 'recevez')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'reçoit', 'recevez')} le Pouvoir ${say.power(power)}.`,
    'bids-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, card, declared, bid }) => {
        const cardName = say.card(card);
        if (bid === 0) return `${say.doing(seat, 'passe', 'passez')} avec ${cardName}`;
        if (!declared) return `${say.doing(seat, 'mise', 'misez')} ${money(bid)} avec ${cardName}`;
        const lacks = hasColour(card, 'wild') ? say.carLabel(car) : `${say.carLabel(car)} ni Joker`;
        return `${say.doing(seat, 'déclare', 'déclarez')} une enchère de ${money(bid)} avec ${cardName}, sans ${lacks} en main`;
      });
      return `Enchères pour ${say.car(car)} : ${rows.join(' ; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `On en conclut : ${say.doing(seat, 'n’a', 'n’avez')} aucune carte parmi ${counted(kinds.length, 'sorte')}.`,
    'tie-broken': ({ seat, bid, by }, say) =>
      `Égalité à ${money(bid)} : ${say.doing(seat, 'l’emporte', 'l’emportez')}, ${{ lines: 'avec plus de lignes sur la carte', 'no-wild': 'sans Joker sur la carte', 'fewer-cars': 'avec moins de voitures' }[by]}.`,
    'bids-tied': ({ seats, bid }, say) => `Égalité à ${money(bid)} : ${say.names(seats)}. Le sort décide.`,
    'lot-drawn': ({ seat }, say) => `Le sort tombe sur ${say.seat(seat)}.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'n’a pas de voiture et doit', 'n’avez pas de voiture et devez')} prendre la dernière, ${say.car(car)}. La carte la moins chère : ${say.card(card)}.`,
    sold: ({ seat, car, power, price }, say) =>
      `${say.does(seat, 'achète', 'achetez')} ${say.car(car)} pour ${money(price)}${withPower(power && say.power(power))}.`,
    'set-aside': ({ car, power }, say) =>
      `Personne n’enchérit : ${say.car(car)} est mise de côté${withPower(power && say.power(power))}.`,
    'stays-unowned': ({ car, power }, say) =>
      power === null
        ? `${say.carAtStart(car)} court sans propriétaire.`
        : `${say.carAtStart(car)} court sans propriétaire ; ${say.power(power)} va dans la boîte.`,
    'keep-asked': ({ seats }, say) => `Choix du Pouvoir à garder : ${say.names(seats)}.`,
    'power-chosen': ({ seat, power }, say) =>
      power === undefined
        ? `${say.does(seat, 'a', 'avez')} choisi un Pouvoir.`
        : `${say.does(seat, 'choisit', 'choisissez')} ${say.power(power)}.`,
    'power-kept': ({ seat, power, boxed }, say) => {
      const kept = `${say.does(seat, 'garde', 'gardez')} ${say.power(power)}`;
      return boxed.length === 0 ? `${kept}.` : `${kept} ; dans la boîte : ${and(boxed.map(say.power))}.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'n’a pas de voiture et ne fait', 'n’avez pas de voiture et ne faites')} que parier. De côté, face cachée : ${cards(count)}.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'mélange', 'mélangez')} ${cards(count)} : ${say.isYou(seat) ? 'votre' : 'sa'} pioche est prête.`,
    'race-starts': ({ track, first }, say) =>
      `La course commence : ${say.track(track)}. ${say.does(first, 'joue', 'jouez')} en premier.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'C’est votre tour.' : `C’est à ${say.name(seat)} de jouer.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'joue', 'jouez')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'joue', 'jouez')} les lignes ${order === 'bottom-up' ? 'de bas en haut' : 'de haut en bas'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'prend', 'prenez')} ensuite la ligne ${say.line(line)}.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignore', 'ignorez')} la ligne ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'joue', 'jouez')} la ligne ${say.line(line)}.`,
    'line-idle': ({ line, why, car }, say) =>
      catalogue.idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'choisit', 'choisissez')} ${say.car(car)} pour le Joker ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} franchit la ligne d’arrivée.`
        : `${say.carAtStart(car)} avance sur la case ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} arrive ${nth(at)}.`,
    jammed: ({ car, lost }, say) =>
      `${say.carAtStart(car)} est coincée dans les bouchons : ${lostSpaces(lost)}.`,
    'goes-on': ({ seat, car, spaces: more }, say) =>
      `${say.does(seat, 'fait', 'faites')} avancer ${say.car(car)} ${by(more)} de plus.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'laisse', 'laissez')} ${say.car(car)} où elle est.`,
    'went-out': ({ seat, cards: left }, say) => {
      const out = say.does(
        seat,
        'n’a plus de voiture en piste et quitte la course',
        'n’avez plus de voiture en piste et quittez la course',
      );
      return left.length === 0 ? `${out}.` : `${out}. Vers la défausse : ${cards(left.length)}.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `La ligne de paris ${bet} est franchie : tout le monde parie.`
        : `La ligne de paris ${bet} est franchie. Un pari est demandé à : ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'a', 'avez')} fait le pari ${bet}.`
        : `${say.does(seat, 'parie', 'pariez')} sur ${say.car(car)} (pari ${bet}).`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${nth(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0
          ? 'La course est finie, sans aucune arrivée.'
          : `La course est finie : ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Encore en piste, dans cet ordre : ${others.join(', ')}.`;
    },
    'no-race': () => 'Personne n’a de voiture : il n’y a pas de course.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)} sur aucune`
          : `${say.seat(seat)} sur ${and(cars.map(say.car))}`,
      );
      return `Les paris étaient : ${rows.join(' ; ')}.`;
    },
    'game-over': (fact, say) => gameOverText(catalogue, shared, fact, say),
  },
  idles: {
    finished: (line, car) => `${line}, sans effet : ${car} est déjà arrivée.`,
    blocked: (_, car, number) => `${capital(car)} est bloquée et n’avance pas : ${lostSpaces(number)}.`,
    'no-colour': (line) => `${line}, sans effet : il n’y a aucune voiture à choisir.`,
  },
  gathered: {
    ...opening.gathered,
    drive: ({ car, seat, isSteered, spaces: driven, more, to, lost, place: at }, say) => {
      const who = isSteered
        ? `${say.does(seat, 'dirige', 'dirigez')} ${say.car(car)}, qui avance`
        : `${say.carAtStart(car)} avance`;
      const way = `${who} ${by(driven)}${more > 0 ? ` et de ${more} de plus` : ''}`;
      if (to === null) {
        return `${way} et franchit la ligne d’arrivée${at === null ? '' : ` : ${say.car(car)} est ${nth(at)}`}.`;
      }
      return `${way}, jusqu’à la case ${to}${lost > 0 ? `, et se retrouve coincée : ${lostSpaces(lost)}` : ''}.`;
    },
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'pioche', 'piochez')} ${drawn.map(say.card).join(' ; ')}.`,
  },
  reckoning: ({ who, prizes, bets, paid, total }) =>
    `${who} : prix de course ${prizes} plus paris ${bets} moins enchères ${paid}, total ${total}.`,
  winners: (seats, score, say) => {
    const by = score === undefined ? '' : ` avec ${score}`;
    const [only] = seats;
    return seats.length === 1 && only !== undefined
      ? `La partie est finie : ${say.doing(only, 'gagne', 'gagnez')}${by}.`
      : `La partie est finie : victoire partagée${by} entre ${say.names(seats)}.`;
  },
  standings: (rows) => {
    const told = rows.map(
      ({ standing, side, money: has }) =>
        `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
    );
    return `Classement : ${told.join(' ; ')}.`;
  },
  phases: {
    ...automa.phases,
    ...pack.phases,
    ...ways.phases,
    'drawing-track': 'Tirage du circuit',
    gridding: 'Tirage de la grille',
    dealing: 'Distribution des cartes',
    'giving-cars': 'Distribution des voitures',
    'giving-powers': 'Distribution des Pouvoirs',
    selling: 'Une voiture est mise en vente',
    'turning-power': 'Un Pouvoir est retourné',
    'revealing-bids': 'Les enchères sont retournées',
    'drawing-lots': 'Tirage au sort',
    'revealing-powers': 'Les Pouvoirs gardés sont montrés',
    'drawing-hands': 'Pioche des mains',
    'revealing-hands': 'Les dernières cartes sont montrées',
    drawing: 'Pioche',
    'revealing-bets': 'Les paris sont retournés',
    bidding: 'Enchères',
    keeping: 'Choix des Pouvoirs',
    betting: 'Paris',
    playing: 'Choix d’une carte',
    ordering: 'Choix de l’ordre',
    'choosing-line': 'Choix d’une ligne',
    'deciding-line': 'Décision sur une ligne',
    'choosing-wild': 'Choix d’une voiture pour un Joker',
    stepping: 'Une voiture avance',
    adding: 'Décision sur des cases de plus',
    over: 'Partie finie',
  },
  prompts: {
    ...opening.prompts,
    ...pack.prompts,
    ...ways.prompts,
    table: {
      ...opening.prompts.table,
      ...automa.prompts,
      ...ways.table,
      'giving-cars': 'On distribue les voitures.',
      'giving-powers': 'On distribue les Pouvoirs.',
      'drawing-lots': 'Les meilleures enchères sont à égalité : on tire au sort.',
      'revealing-powers': 'On montre les Pouvoirs gardés.',
      'drawing-hands': 'On pioche les mains.',
      'revealing-hands': 'Quelqu’un n’a plus de voiture en piste : on montre ses dernières cartes.',
      'revealing-bets': 'On retourne les paris.',
    },
    drawing: (seat, say) => `${say.does(seat, 'pioche', 'piochez')} une carte.`,
    keep: (areSeveral) => `Choisissez ${areSeveral ? 'les Pouvoirs' : 'le seul Pouvoir'} que vous gardez.`,
    waitKeep: (names) => `En attente du choix d’un Pouvoir : ${names}.`,
    bet: (bet, pays) =>
      `Pari ${bet} : choisissez la voiture qui va gagner. Elle rapporte ${and(pays.map((pay, at) => `${pay} si elle est ${nth(at + 1)}`))}.`,
    waitBets: (names, bet) => `En attente du pari ${bet} : ${names}.`,
    play: () => 'À vous : jouez une carte.',
    waitPlay: (name) => `En attente : ${name} doit jouer une carte.`,
    order: () => 'Jouer les lignes de haut en bas, ou de bas en haut ?',
    waitOrder: (name) => `En attente : ${name} doit choisir l’ordre des lignes.`,
    chooseLine: () => 'Choisissez la ligne à jouer maintenant.',
    waitLine: (name) => `En attente : ${name} doit choisir la ligne suivante.`,
    decideLine: (line) => `Jouer la ligne ${line}, ou l’ignorer ? Vous pouvez ignorer une ligne de la carte.`,
    blockedLine: automa.blockedLine,
    waitDecide: (name, line) => `En attente : ${name} doit jouer ou ignorer la ligne ${line}.`,
    wild: (number) => `Joker ${number} : choisissez la voiture qu’il déplace.`,
    waitWild: (name, number) => `En attente : ${name} doit choisir une voiture pour le Joker ${number}.`,
    step: (car, left, isOn) =>
      `Faites ${isOn ? 'encore ' : ''}avancer ${car} ${by(left)} : choisissez une case, ou laissez-la prendre l’intérieur.`,
    steer: (car, left, player) =>
      `C’est vous qui dirigez : la carte jouée par ${player} fait avancer ${car} ${by(left)}. Choisissez une case, ou laissez-la prendre l’intérieur.`,
    waitStep: (name, car, left) => `En attente : ${name} doit faire avancer ${car} ${by(left)}.`,
    add: (car, more, power) =>
      `${car} peut avancer ${by(more)} de plus (${power}). Continuer, ou rester là ?`,
    waitAdd: (name, car, more) => `En attente : ${name} doit décider si ${car} avance ${by(more)} de plus.`,
  },
  plain: {
    ...pack.plain,
    ...ways.plain,
    reveal: 'Tout est retourné',
    'top-down': 'De haut en bas',
    'bottom-up': 'De bas en haut',
    ignore: 'Ignorer la ligne',
    move: 'Jouer la ligne',
    more: 'Continuer',
    enough: 'Rester là',
  },
  things: {
    ...ways.things,
    deal: (card) => `Distribuée : ${card}`,
    draw: (card) => `Piochée : ${card}`,
    grid: (car) => `Ensuite sur la grille : ${car}`,
    give: (car) => `Distribuée : ${car}`,
    sale: (car) => `En vente : ${car}`,
    power: (power) => `Pouvoir : ${power}`,
    lot: (name) => `Le sort tombe sur ${name}`,
    track: (track) => `Circuit : ${track}`,
    turn: (card) => `Retournée : ${card}`,
    die: (number) => `Dé : ${number}`,
    bid: (card) => `Poser ${card}`,
    declare: (card) => `Déclarer une enchère avec ${card}`,
    keep: (power) => `Garder ${power}`,
    play: (card) => `Jouer ${card}`,
    line: (line) => `Jouer la ligne ${line}`,
    wild: (car) => `Choisir ${car}`,
    bet: (car) => `Parier sur ${car}`,
    step: (space) => `Vers la case ${space}`,
    home: () => 'Franchir la ligne d’arrivée',
  },
};

export const downforce: DownforceTableWords = tableWords(catalogue, shared);

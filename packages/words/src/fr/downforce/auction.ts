import { que } from '../common/elision.ts';
import { words as shared } from '../common/shared.ts';
import { hasColour } from '../../downforce/card.ts';
import { counted, cards, withPower, money } from './grammar.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and } = shared;

export const auction = {
  facts: {
    'track-drawn': ({ track }, say) => `Le circuit est tiré au sort : ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} prend l’emplacement de départ ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'reçoit', 'recevez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `En trop, dans la boîte, face cachée : ${cards(count)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, mise de côté plus tôt, est de nouveau aux enchères.`
        : `Tour d’enchères ${round} : ${say.car(car)} est mise aux enchères.`,
    'power-turned': ({ power, car }, say) => `Le Pouvoir ${say.power(power)} va avec ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Tout le monde peut enchérir sur ${say.car(car)}.`
        : `Peuvent enchérir sur ${say.car(car)} : ${say.names(seats)} seulement.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'a', 'avez')} posé une carte.`;
      const laid = `${say.does(seat, 'pose', 'posez')} ${say.card(card)}`;
      return declared === true ? `${laid}, déclarée comme enchère.` : `${laid}.`;
    },
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'reçoit', 'recevez')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'reçoit', 'recevez')} le Pouvoir ${say.power(power)}.`,
    'bids-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, card, declared, bid }) => {
        const cardName = say.card(card);
        if (bid === 0) return `${say.doing(seat, 'passe', 'passez')} avec ${cardName}`;
        if (!declared) return `${say.doing(seat, 'mise', 'misez')} ${money(bid)} avec ${cardName}`;
        const lacks = hasColour(card, 'wild') ? say.carLabel(car) : `${say.carLabel(car)} ni Joker`;
        return `${say.doing(seat, 'déclare', 'déclarez')} une enchère de ${money(bid)} avec ${cardName}, sans carte ${lacks} en main`;
      });
      return `Enchères sur ${say.car(car)} : ${rows.join(' ; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `On en déduit ${que(say.doing(seat, 'n’a', 'n’avez'))} aucune carte de ${counted(kinds.length, 'sorte')}.`,
    'tie-broken': ({ seat, bid, by }, say) =>
      `Égalité à ${money(bid)} : ${say.doing(seat, 'l’emporte', 'l’emportez')}, ${{ lines: 'avec plus de lignes sur la carte', 'no-wild': 'sans Joker sur la carte', 'fewer-cars': 'avec moins de voitures' }[by]}.`,
    'bids-tied': ({ seats, bid }, say) => `Égalité à ${money(bid)} : ${say.names(seats)}. On tire au sort.`,
    'lot-drawn': ({ seat }, say) => `Tirage au sort : ${say.seat(seat)}.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'n’a pas de voiture et doit', 'n’avez pas de voiture et devez')} prendre la dernière, ${say.car(car)}, au plus petit chiffre ${say.carLabel(car)} en main : ${say.card(card)}.`,
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
      return boxed.length === 0
        ? `${kept}.`
        : `${kept} et ${say.isYou(seat) ? 'remettez' : 'remet'} ${and(boxed.map(say.power))} dans la boîte.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'n’a pas de voiture et ne fait', 'n’avez pas de voiture et ne faites')} que parier. ${say.isYou(seat) ? 'Vos' : 'Ses'} ${cards(count)} sont mises de côté, face cachée.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'mélange', 'mélangez')} ${cards(count)} : ${say.isYou(seat) ? 'votre' : 'sa'} pioche est prête.`,
  },
  gathered: {
    grid: ({ cars }, say) => `La grille, depuis l’avant : ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Tout le monde reçoit ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Tour d’enchères ${round} : ${say.car(car)} est mise aux enchères${withPower(power && say.power(power))}.`,
  },
  phases: {
    'drawing-track': 'Tirage du circuit',
    gridding: 'Tirage de la grille',
    dealing: 'Distribution des cartes',
    'giving-cars': 'Distribution des voitures',
    'giving-powers': 'Distribution des Pouvoirs',
    selling: 'Une voiture est mise aux enchères',
    'turning-power': 'Un Pouvoir est révélé',
    'revealing-bids': 'Les enchères sont révélées',
    'drawing-lots': 'Tirage au sort',
    'revealing-powers': 'Les Pouvoirs gardés sont révélés',
    bidding: 'Enchères',
    keeping: 'Choix des Pouvoirs',
  },
  table: {
    'drawing-track': 'On tire le circuit au sort.',
    gridding: 'On tire la grille de départ.',
    dealing: 'On distribue les cartes.',
    selling: 'La voiture suivante va être mise aux enchères.',
    'turning-power': 'On révèle le Pouvoir qui l’accompagne.',
    'revealing-bids': 'On révèle les enchères.',
    'giving-cars': 'On distribue les voitures.',
    'giving-powers': 'On distribue les Pouvoirs.',
    'drawing-lots': 'Les meilleures enchères sont à égalité : on tire au sort.',
    'revealing-powers': 'On révèle les Pouvoirs gardés.',
  },
  prompts: {
    bid: (car, power, say) =>
      `Choisissez une carte pour enchérir sur ${say.car(car)}${withPower(power && say.power(power))} : le chiffre de la ligne ${say.carLabel(car)} est votre enchère ; sans ligne ${say.carLabel(car)}, vous passez.`,
    waitBids: (names, car) => `En attente des enchères sur ${car} : ${names}.`,
    keep: (areSeveral) => `Choisissez ${areSeveral ? 'les Pouvoirs' : 'le seul Pouvoir'} que vous garderez.`,
    waitKeep: (names) => `En attente du choix d’un Pouvoir : ${names}.`,
  },
  plain: {
    reveal: 'Révéler',
  },
  things: {
    deal: (card) => `Distribuée : ${card}`,
    grid: (car) => `Ensuite sur la grille : ${car}`,
    give: (car) => `Distribuée : ${car}`,
    sale: (car) => `Aux enchères : ${car}`,
    power: (power) => `Pouvoir : ${power}`,
    lot: (name) => `Tirage au sort : ${name}`,
    track: (track) => `Circuit : ${track}`,
    bid: (card) => `Poser ${card}`,
    declare: (card) => `Déclarer une enchère avec ${card}`,
    keep: (power) => `Garder ${power}`,
  },
} satisfies PrintedPart;

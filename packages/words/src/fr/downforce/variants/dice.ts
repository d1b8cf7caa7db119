import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V7 */
export const dice = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'a', 'avez')} réglé un dé.`;
      return bid === 0
        ? `${say.does(seat, 'règle', 'réglez')} le dé pour passer.`
        : `${say.does(seat, 'règle', 'réglez')} le dé sur ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0 ? say.doing(seat, 'passe', 'passez') : `${say.doing(seat, 'mise', 'misez')} ${money(bid)}`,
      );
      return `Enchères sur ${say.car(car)} : ${rows.join(' ; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'reste', 'restez')} sans voiture et ${say.isYou(seat) ? 'devez' : 'doit'} prendre ${say.car(car)} pour ${money(price)}.`,
  },
  prompts: {
    die: (car, power, say) =>
      `Réglez un dé pour enchérir sur ${say.car(car)}${power === null ? '' : `, avec ${say.power(power)}`} : de 1 à 6, ou passez.`,
  },
  refusals: {
    'set-a-die-now': () => 'Réglez votre dé : une enchère de 1 à 6, ou passez.',
  },
  plain: {
    pass: 'Passer',
  },
  things: {
    offer: (number) => `Miser ${number}`,
  },
  rules: {
    'D-V7': 'Enchères aux dés',
  },
  values: {
    auction: {
      dice: { label: 'aux dés', text: 'Six tours d’enchères secrètes de 1 à 6, sans cartes.' },
    },
  },
  conflicts: {
    'bids-would-cost-nothing': 'si les enchères ne coûtaient rien, tout le monde miserait six.',
  },
  presets: {
    dice: {
      label: 'Enchères aux dés',
      text: 'Les enchères sont des nombres secrets de 1 à 6, et non des cartes.',
    },
  },
  moments: {
    dice: {
      todo: 'Réglez votre dé sur votre enchère, ou passez.',
      rule: 'Le plus offrant paie autant de millions et reçoit la voiture, sa carte Vitesse 8 et le Pouvoir. À égalité, le joueur qui a le moins de voitures l’emporte.',
    },
  },
  rulesPage: {
    'D-V7': {
      name: 'Enchères aux dés',
      text: 'Les enchères sont des nombres secrets de 1 à 6 réglés sur un dé\u202f; tous les dés sont révélés ensemble, et aucune carte n’est montrée. À égalité, le joueur qui a le moins de voitures l’emporte\u202f; si l’égalité demeure, on lance les dés.',
      ruling:
        'Un dé peut aussi être réglé sur «\u00a0passe\u00a0». Une voiture pour chacun et les voitures mises de côté suivent les règles habituelles\u202f; le joueur qui doit prendre la dernière voiture la paie $3M.',
    },
  },
  page: {
    yourDie: 'Réglez votre dé',
    side: (number) => `Miser ${number}`,
    pass: 'Passer',
    dieIsSet: 'a réglé un dé',
    rollOff: (names) => `Égalité\u00a0: ${names} lancent le dé.`,
  },
} satisfies VariantPart;

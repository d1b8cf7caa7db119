import type { SharedWords } from './shared.ts';
import { joined } from './text.ts';

/** Zero is singular in French. */
const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** No-break spaces before tall punctuation and inside quotation marks. */
function typeset(text: string): string {
  return text
    .replaceAll(/« ?/g, '«\u00a0')
    .replaceAll(/ ?»/g, '\u00a0»')
    .replaceAll(' :', '\u00a0:')
    .replaceAll(/ ([;?!])/g, '\u202f$1');
}

export const words: SharedWords = {
  language: 'fr',
  languageName: 'Français',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  points: (points) => plural(points, 'point', 'points'),
  and: (items) => joined(items, 'et'),
  or: (items) => joined(items, 'ou'),
  typeset,
  rules: { notation: 'Notation', fairness: 'Tirages équitables', options: 'Options' },
  refusals: {
    'empty-command': () => 'Cette commande ne contient aucune action.',
    'deal-not-sealed': (deal) => `La donne ${deal} ne peut pas commencer : il y manque des sels.`,
    'unknown-option': (option) => `Il n'y a pas d'option « ${option} ».`,
    'bad-option': (option, allowed) => `${option} : il faut ${allowed}.`,
    'option-conflict': (options, why) => `${options} : ${why}`,
    'bad-players': (players) => `Ce jeu ne se joue pas à ${players}.`,
  },
  refused: "Ce n'est pas permis.",
  problems: {
    'other-game': ({ found }) => `c'est la partie d'un autre jeu, « ${found} ».`,
    'other-rulings': ({ found }) =>
      `elle suit la version ${found} des règles, que ce programme ne connaît pas.`,
    'bad-setup': ({ refusal, found }) => refusal || `ce jeu ne se joue pas à ${found}.`,
    'bad-secret': ({ deal }) => `le secret de la donne ${deal} ne correspond pas à son engagement.`,
    'deals-missing': ({ deal }) => `la donne ${deal} manque.`,
    'secret-missing': ({ deal }) =>
      `la course est finie, mais le secret de la donne ${deal} n'est pas publié.`,
    'deals-unused': ({ deal }) => `la donne ${deal} est là, mais rien n'en a été tiré.`,
    'salts-missing': ({ deal }) => `la donne ${deal} n'a pas un sel par place.`,
    unreadable: ({ found }) => `« ${found} » n'est pas une action.`,
    illegal: ({ found, refusal }) => `« ${found} » est contraire aux règles. ${refusal}`,
    'after-the-end': () => 'la partie était déjà finie.',
    'table-missing': ({ expected }) =>
      expected === ''
        ? 'il manque ce que la table a fait ensuite.'
        : `il manque « ${expected} », de la table.`,
    'table-extra': ({ found }) => `« ${found} » est de trop : la table n'avait rien à faire.`,
    'other-draw': ({ found, expected, deal }) =>
      `on y lit « ${found} », mais le secret engagé pour la donne ${deal} donne « ${expected} ».`,
    altered: () => 'sa somme de contrôle est fausse : quelque chose a été modifié ici.',
    'other-result': () => "le résultat n'est pas celui auquel mènent les entrées.",
    'other-digest': () => "l'empreinte n'est pas celle à laquelle mènent les entrées.",
    'result-missing': () => 'la partie est finie, mais il manque le résultat ou son empreinte.',
    'result-early': () => "il y a un résultat, mais la partie n'est pas finie.",
  },
  formats: {
    'not-a-record': () => "Ce n'est pas l'enregistrement d'une partie.",
    'newer-format': () =>
      "Cet enregistrement vient d'une version plus récente de Paddock : mettez le programme à jour.",
    malformed: (at) => `Cet enregistrement est abîmé : « ${at} » n'est pas comme il faut.`,
  },
  atEntry: (entry) => `Entrée ${entry} : `,
  atHead: "L'enregistrement : ",
  proof: ({ entries, actions, deals, dealsProved, finished }) => {
    const drawn =
      dealsProved === deals
        ? `chaque tirage vient des secrets engagés (${plural(deals, 'donne', 'donnes')})`
        : `les tirages de ${dealsProved} sur ${plural(deals, 'donne', 'donnes')} viennent des secrets engagés, les autres ne sont pas encore publiés`;
    const head = `inchangé (${plural(entries, 'entrée', 'entrées')}), conforme aux règles (${plural(actions, 'action', 'actions')}), ${drawn}`;
    return typeset(finished ? `${head}.` : `${head} ; la partie est en cours.`);
  },
};

import { plural, typeset } from '../common/shared.ts';
import type { RecordWords } from '../../records/records.ts';

export const records: RecordWords = {
  problems: {
    'other-game': ({ found }) => `c’est la partie d’un autre jeu, « ${found} ».`,
    'other-rulings': ({ found }) =>
      `elle suit la version ${found} des décisions, que ce programme ne connaît pas.`,
    'bad-setup': ({ refusal, found }) =>
      refusal || `ce jeu ne se joue pas à ${plural(found, 'joueur', 'joueurs')}.`,
    'unknown-content': ({ found }) =>
      `elle s’est jouée avec un contenu personnel, « ${found} », que ce programme ne sait pas vérifier.`,
    'bad-content': ({ found, refusal }) => `son contenu « ${found} » ne permet pas de jouer. ${refusal}`,
    'content-missing': ({ found }) =>
      `elle s’est jouée avec un contenu personnel, « ${found} », qui n’y est pas.`,
    'other-content': ({ found }) => `le contenu « ${found} » fourni n’est pas celui de cette partie.`,
    'bad-hands': ({ found }) =>
      `la place ${found} y change de mains, mais elle ne le peut pas ou ne le fait pas.`,
    'bad-secret': ({ deal }) => `le secret de la donne ${deal} ne correspond pas à celui qui a été scellé.`,
    'deals-missing': ({ deal }) => `la donne ${deal} manque.`,
    'secret-missing': ({ deal }) =>
      `la course est finie, mais le secret de la donne ${deal} n’est pas publié.`,
    'deals-unused': ({ deal }) => `la donne ${deal} est là, mais rien n’en a été tiré.`,
    'salts-missing': ({ deal }) => `la donne ${deal} n’a pas un sel par place.`,
    'bad-salt': ({ deal, found }) =>
      `dans la donne ${deal}, le sel de la place ${found} n’est pas celui qui avait été scellé.`,
    unreadable: ({ found }) => `« ${found} » n’est pas une action.`,
    illegal: ({ found, refusal }) => `« ${found} » est contraire aux règles. ${refusal}`,
    'after-the-end': () => 'la partie était déjà finie.',
    'table-missing': ({ expected }) =>
      expected === ''
        ? 'il manque ce que la table a fait ensuite.'
        : `il manque « ${expected} », de la table.`,
    'table-extra': ({ found }) => `« ${found} » est de trop : la table n’avait rien à faire.`,
    'other-draw': ({ found, expected, deal }) =>
      `on y lit « ${found} », mais le secret scellé d’avance pour la donne ${deal} donne « ${expected} ».`,
    altered: () => 'sa somme de contrôle est fausse : quelque chose a été modifié ici.',
    'other-result': () => 'le résultat n’est pas celui auquel mènent les coups.',
    'other-digest': () => 'l’empreinte n’est pas celle à laquelle mènent les coups.',
    'result-missing': () => 'la partie est finie, mais il manque le résultat ou son empreinte.',
    'result-early': () => 'il y a un résultat, mais la partie n’est pas finie.',
  },
  formats: {
    'not-a-record': () => 'Ce n’est pas l’enregistrement d’une partie.',
    'newer-format': () =>
      'Cet enregistrement vient d’une version plus récente de Paddock : mettez le programme à jour.',
    malformed: (at) => `Cet enregistrement est endommagé : « ${at} » n’est pas correct.`,
  },
  atEntry: (entry) => `Étape ${entry} : `,
  atHead: 'L’enregistrement : ',
  proof: ({ entries, actions, deals, dealsProved, finished, namesRemoved }) => {
    const drawn =
      dealsProved === deals
        ? `chaque tirage découle des secrets scellés d’avance (${plural(deals, 'donne', 'donnes')})`
        : `les tirages de ${dealsProved} sur ${plural(deals, 'donne', 'donnes')} découlent des secrets scellés d’avance, les autres ne sont pas encore publiés`;
    const head = `rien n’a été modifié (${plural(entries, 'étape', 'étapes')}), tous les coups respectent les règles (${plural(actions, 'action', 'actions')}), ${drawn}`;
    const proof = finished ? `${head}.` : `${head} ; la partie est en cours.`;
    return typeset(namesRemoved ? `${proof} Noms retirés.` : proof);
  },
  parts: (deal, revealed, unrevealed) => {
    const together = revealed === '' ? 'aucun appareil n’y a pris part' : `mélangée par ${revealed}`;
    const silent =
      unrevealed === '' ? '' : ` Sans ${unrevealed}, dont l’appareil n’a pas révélé sa part à temps.`;
    return `Donne ${deal} : ${together}.${silent}`;
  },
  hand: (name, bot) =>
    bot === undefined
      ? `À partir d’ici, une personne joue pour ${name}.`
      : `À partir d’ici, un robot (${bot}) joue pour ${name}.`,
  hints: (name, count) => `${name} a demandé ${plural(count, 'conseil', 'conseils')}.`,
  former: (seat) => `Ancien joueur ${seat + 1}`,
};

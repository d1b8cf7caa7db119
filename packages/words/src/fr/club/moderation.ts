import type { ModerationTexts } from '../../page/club/moderation.ts';
import { de } from '../common/elision.ts';

function hours(count: number): string {
  if (count < 24) return count === 1 ? '1 heure' : `${count} heures`;
  const days = Math.round(count / 24);
  return days === 1 ? '1 jour' : `${days} jours`;
}

const kinds = {
  silence: 'privation de parole',
  ban: 'exclusion des tables publiques',
  name: 'nom imposé',
} as const;

export const texts: ModerationTexts = {
  problems: {
    'no-such-block': 'Cette personne n’est déjà plus bloquée.',
    'no-such-line': 'Ce message ne fait pas partie du signalement.',
    'no-such-report': 'Ce signalement est déjà clos.',
    'no-such-sanction': 'C’est déjà terminé.',
    'nobody-there': 'Cette personne n’est plus là.',
    'not-admin': 'Cette page est réservée aux administrateurs du serveur.',
    'not-yourself': 'C’est vous.',
    'stale-passkey': 'Confirmez à nouveau avec votre clé d’accès.',
    'too-many-blocks': 'Vous avez bloqué autant de personnes que permis. Débloquez d’abord quelqu’un.',
    'too-many-reports':
      'Vos signalements précédents attendent encore. Laissez un peu de temps aux administrateurs.',
  },
  reactions: {
    title: 'Réactions',
    names: {
      'well-done': 'Bravo',
      ouch: 'Aïe',
      thinking: 'Je réfléchis',
      thanks: 'Merci',
      'good-luck': 'Bonne chance',
      laugh: 'Ha ha',
    },
    watcher: 'Un spectateur',
    said: (name, reaction) => `${name}\u00a0: ${reaction}`,
    hide: 'Masquer toutes les réactions',
    noChat:
      'Cette table est publique\u00a0: seules les personnes venues par son lien peuvent écrire. Vous pouvez réagir.',
  },
  removed: 'Supprimé par un administrateur',
  report: {
    open: 'Signaler ou bloquer quelqu’un',
    title: 'Signaler ou bloquer',
    whom: 'Qui\u202f?',
    watching: (name) => `${name} (spectateur)`,
    host: (name) => `${name} (hôte)`,
    nobody: 'Il n’y a personne d’autre à signaler ou à bloquer ici.',
    reason: 'Qu’est-ce qui ne va pas\u202f?',
    reasons: {
      name: 'Son nom',
      chat: 'Ses messages',
      behaviour: 'Son comportement',
      other: 'Autre chose',
    },
    note: 'Avec vos mots (facultatif)',
    noteText:
      'Les administrateurs du serveur voient aussi les derniers messages. Personne d’autre ne sait que vous avez signalé quelque chose.',
    send: 'Envoyer le signalement',
    sent: 'Merci. Les administrateurs vont regarder.',
    block: (name) => `Bloquer ${name}`,
    blockText:
      'Vous ne voyez plus ses messages ni ses réactions, et cette personne ne peut plus rejoindre ni regarder vos tables. Elle n’en est pas avertie.',
    blocked: (name) => `${name} est bloqué.`,
  },
  blocks: {
    title: 'Personnes bloquées',
    lead: 'Vous ne voyez ni leurs messages ni leurs réactions, et elles ne peuvent ni rejoindre ni regarder vos tables.',
    none: 'Vous n’avez bloqué personne.',
    since: (date) => `depuis le ${date}`,
    unblock: 'Débloquer',
  },
  mine: {
    silence: (until) =>
      `Les administrateurs vous ont retiré la parole\u00a0: jusqu’au ${until}, vous ne pouvez ni écrire ni réagir.`,
    ban: (until) =>
      `Les administrateurs vous ont fermé les tables publiques jusqu’au ${until}. Les tables par lien vous restent ouvertes.`,
    name: (until) =>
      `Les administrateurs vous ont donné un nouveau nom. Vous pourrez en changer après le ${until}.`,
  },
  admin: {
    title: 'Signalements',
    lead: 'Ce que l’on a signalé sur ce serveur. Tout ce que vous faites ici est noté.',
    notAdmin: 'Page réservée aux administrateurs',
    notAdminText:
      'La personne qui tient ce serveur peut faire d’un compte un administrateur avec «\u00a0paddock admin make-admin\u00a0».',
    confirmText: 'Les administrateurs confirment avec leur clé d’accès toutes les 15 minutes.',
    reports: 'Signalements ouverts',
    none: 'Rien à examiner.',
    about: (name, reason) => `${name}\u00a0: ${reason}`,
    formerly: (name) => `s’appelait alors ${name}`,
    by: (name, date) => `signalé par ${name}, ${date}`,
    lines: 'Messages échangés autour de ce moment',
    noLines: 'Rien n’a été écrit.',
    removeLine: 'Supprimer',
    isRemoved: 'supprimé',
    actions: 'Que faire',
    rename: 'Donner un nouveau nom',
    renameSure: 'Remplacer partout son nom par «\u00a0Driver\u00a0» et un numéro\u202f?',
    silence: 'Retirer la parole',
    ban: 'Exclure des tables publiques',
    howLong: 'Pendant',
    hours,
    closeTable: 'Fermer la table',
    closeSure: 'Fermer cette table pour tout le monde\u202f?',
    yes: 'Oui',
    no: 'Non',
    done: 'Terminé, clore le signalement',
    didIt: 'C’est fait.',
    unchanged: (tables) =>
      tables === 1
        ? 'C’est fait, sauf à une table, qui montre encore l’ancien nom. Redonnez un nouveau nom plus tard. La table\u00a0:'
        : `C’est fait, sauf à ${tables} tables, qui montrent encore l’ancien nom. Redonnez un nouveau nom plus tard. Les tables\u00a0:`,
    sanctions: 'En vigueur',
    noSanctions: 'Personne n’est exclu ni privé de parole.',
    kinds,
    until: (date) => `jusqu’au ${date}`,
    lift: 'Lever',
    audit: 'Ce que les administrateurs ont fait',
    noAudit: 'Rien pour l’instant.',
    atTable: (table) => `table ${table}`,
    former: 'un ancien joueur',
    formerAdmin: 'Un ancien administrateur',
    did: {
      'remove-line': (name, line) =>
        line === ''
          ? `a supprimé un message ${de(name)}`
          : `a supprimé un message ${de(name)}, le numéro ${Number(line) + 1} de la discussion`,
      rename: (name, next) =>
        next === '' ? `a donné un nouveau nom à ${name}` : `a renommé ${name} en ${next}`,
      silence: (name, count) => `a retiré la parole à ${name} pendant ${hours(Number(count))}`,
      ban: (name, count) => `a exclu ${name} des tables publiques pendant ${hours(Number(count))}`,
      'close-table': (name) => `a fermé la table d’un signalement sur ${name}`,
      done: (name) => `a clos un signalement sur ${name}`,
      lift: (name, kind) =>
        `a levé pour ${name}\u00a0: ${kind in kinds ? kinds[kind as keyof typeof kinds] : kind}`,
    },
  },
};

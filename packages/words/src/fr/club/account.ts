import { de } from '../common/elision.ts';
import type { AccountTexts } from '../../page/club/account.ts';

export const account: AccountTexts = {
  title: 'Votre compte',
  cancel: 'Annuler',
  problems: {
    'last-passkey': 'C’est votre seule clé d’accès. Ajoutez-en d’abord une autre.',
    'no-passkey': 'Ajoutez d’abord une clé d’accès.',
    'no-passkeys-here': 'Les clés d’accès ne fonctionnent pas à cette adresse.',
    'no-such-code': 'Ce code est faux ou a déjà servi.',
    'no-such-device': 'Cet appareil est déjà déconnecté.',
    'no-such-passkey': 'Cette clé d’accès a déjà été supprimée.',
    'other-person': 'Quelqu’un d’autre est maintenant connecté sur cet appareil. Rechargez la page.',
    'passkey-cancelled': 'Rien n’a été fait\u00a0: le navigateur n’a pas reçu de clé d’accès. Réessayez.',
    'passkey-here-already': 'Cet appareil a déjà une clé d’accès pour votre compte.',
    'passkey-refused': 'Cette clé d’accès n’est pas connue ici.',
    'stale-passkey': 'Rien n’a été fait\u00a0: confirmez d’abord que c’est bien vous.',
    'too-many-passkeys': 'Vous avez déjà dix clés d’accès. Supprimez-en une d’abord.',
  },
  guest: 'Vous jouez en invité',
  guestText:
    'Seul ce navigateur vous connaît. Avec une clé d’accès, vos parties, vos places et vos statistiques sont à vous sur tous vos appareils, sans mot de passe.',
  account: 'Vous avez un compte',
  accountText: 'Vous pouvez vous connecter avec une clé d’accès sur n’importe quel appareil.',
  confirm: {
    title: 'Confirmez que c’est bien vous',
    text: 'Vous n’avez pas utilisé votre clé d’accès sur cet appareil au cours des 15 dernières minutes. Dès que vous aurez confirmé que c’est bien vous, ce que vous avez demandé sera fait.',
    byPasskey: 'Confirmer avec la clé d’accès',
  },
  signIn: {
    title: 'Se connecter',
    text: 'Si vous avez un compte ici, votre clé d’accès suffit.',
    byPasskey: 'Se connecter avec une clé d’accès',
    byCode: 'Utiliser un code de secours',
    code: 'Code de secours',
    codeText: 'Vingt lettres et chiffres. Chaque code sert une seule fois.',
    submit: 'Se connecter',
    losesGuest: (name) =>
      `Vous jouez ici sous le nom ${de(name)}. Une fois que vous serez connecté, les parties de cet invité ne seront plus accessibles depuis cet appareil.`,
    welcome: (name) => `Heureux de vous revoir, ${name}.`,
    codesLeft: (count) =>
      count <= 1 ? `Il vous reste ${count} code de secours.` : `Il vous reste ${count} codes de secours.`,
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité, et s’ouvre avec votre empreinte, votre visage ou un code PIN. Paddock n’en voit jamais rien.',
    add: 'Ajouter une autre clé d’accès',
    addFirst: 'Ajouter une clé d’accès',
    added: 'La clé d’accès a été ajoutée.',
    name: 'Nom de la clé d’accès',
    made: (date) => `ajoutée le ${date}`,
    used: (date) => `utilisée le ${date}`,
    rename: 'Renommer',
    save: 'Enregistrer',
    remove: 'Supprimer',
    removeSure: (name) => `Supprimer «\u00a0${name}\u00a0»\u202f? Elle ne vous connectera plus.`,
    removeYes: 'La supprimer',
    last: 'Votre seule clé d’accès ne peut pas être supprimée\u00a0: ajoutez-en d’abord une autre, ou supprimez votre compte ci-dessous.',
    unknown: 'Ce navigateur ne gère pas les clés d’accès.',
    why: {
      address:
        'Les clés d’accès ne fonctionnent pas ici\u00a0: les navigateurs les gardent pour un nom comme localhost ou paddock.example, et cette page a été ouverte par son adresse IP.',
      'plain-http':
        'Les clés d’accès ne fonctionnent pas ici\u00a0: les navigateurs ne les gardent que pour des pages chiffrées, et cette page a été chargée sans https.',
      'other-address':
        'Les clés d’accès ne fonctionnent pas ici\u00a0: ce serveur les garde pour une autre adresse.',
      unset:
        'Les clés d’accès ne fonctionnent pas ici\u00a0: la personne qui gère ce serveur doit indiquer à quelle adresse on l’atteint (PUBLIC_URL).',
    },
    openThere: 'Ouvrir la page là-bas',
    passkey: 'Clé d’accès',
  },
  codes: {
    title: 'Codes de secours',
    text: 'Pour le jour où vous aurez perdu tous vos appareils. Rangez-les avec vos papiers importants.',
    left: (count) =>
      count <= 1 ? `${count} code n’a pas encore servi.` : `${count} codes n’ont pas encore servi.`,
    none: 'Vous n’avez pas de codes de secours.',
    make: 'Créer dix codes',
    makeNew: 'Créer dix nouveaux codes',
    makeSure: 'Les anciens codes ne fonctionneront plus.',
    once: 'Ces codes ne sont affichés que maintenant. Copiez-les ou enregistrez-les.',
    copy: 'Copier les codes',
    copied: 'Copiés.',
    download: 'Enregistrer dans un fichier',
    done: 'C’est fait',
    file: 'Codes de secours pour Paddock. Chacun vous connecte une fois.',
  },
  devices: {
    title: 'Vos appareils',
    unknown: 'Navigateur inconnu',
    isThis: 'cet appareil',
    seen: (date) => `vu le ${date}`,
    signOut: 'Déconnecter',
    signOutOf: (device) => `Déconnecter\u00a0: ${device}`,
    signOutHere: 'Se déconnecter ici',
    hereSure: 'Se déconnecter de cet appareil\u202f? Vous reviendrez avec votre clé d’accès.',
  },
  data: {
    title: 'Vos données',
    text: 'Tout ce que ce serveur sait de vous, dans un fichier.',
    export: 'Télécharger mes données',
    delete: 'Tout supprimer',
    deleteText:
      'Votre nom, vos clés d’accès, vos appareils, vos messages et vos résultats du jour sont supprimés aussitôt et pour de bon. Les parties que vous avez jouées restent aux autres, comme celles d’un ancien joueur\u202f; dans les parties en cours, un robot prend votre place.',
    deleteSure: 'Supprimer tout ce qui vous concerne\u202f? C’est irréversible.',
    deleteYes: 'Tout supprimer',
    deleted: 'Tout ce qui vous concernait a été supprimé',
    deletedText: 'Vous pouvez rejouer quand vous voulez, comme nouvel invité.',
  },
};

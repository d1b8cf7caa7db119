import type { NoticeTexts } from '../../page/club/notices.ts';

const withOthers = (others: string) => (others === '' ? '' : ` avec ${others}`);

export const texts: NoticeTexts = {
  messages: {
    'your-turn': (game, others) => `C’est à vous de jouer à ${game}${withOthers(others)}.`,
    'game-over': (game, others) => `Votre partie de ${game}${withOthers(others)} est terminée.`,
    invited: (game, by) =>
      by === '' ? `Vous êtes invité à une partie de ${game}.` : `${by} vous invite à une partie de ${game}.`,
    rematch: (game, by) =>
      by === '' ? `Une revanche vous attend à ${game}.` : `${by} propose une revanche à ${game}.`,
    until: (time) => `Vous avez jusqu’au ${time}.`,
    several: (count) => `${count} nouvelles de vos tables`,
    more: (count) => (count === 1 ? 'et une autre' : `et ${count} autres`),
    test: 'Ceci est un essai\u00a0: les notifications de Paddock arrivent ici.',
    why: 'Vous recevez ce message parce que vous avez demandé à Paddock de vous prévenir de vos parties.',
    stop: (link) => `Ne plus recevoir de messages\u00a0: ${link}`,
    change: (link) => `Choisir vos notifications\u00a0: ${link}`,
    confirmSubject: 'Cette adresse est-elle la vôtre\u202f?',
    confirmText: (name, link) =>
      `${name} souhaite que Paddock envoie à cette adresse des notifications sur ses parties.\n\nSi c’est vous, confirmez-le ici dans les deux jours\u00a0:\n${link}\n\nSinon, ne faites rien\u00a0: vous ne recevrez plus rien.`,
  },
  title: 'Notifications',
  lead: 'Paddock peut vous prévenir quand c’est à vous de jouer, quand une partie est terminée et quand quelqu’un veut jouer avec vous. Vous n’êtes jamais prévenu pour une table que vous êtes en train de regarder.',
  push: {
    title: 'Ce navigateur',
    text: 'Des notifications sur cet appareil, même quand la page est fermée.',
    turnOn: 'Me prévenir sur cet appareil',
    here: 'cet appareil',
    device: (service, day) => `Un navigateur (${service}), depuis le ${day}`,
    needsHttps:
      'Les navigateurs n’acceptent les notifications que d’un site en https, ou sur l’ordinateur où tourne le serveur. Ce n’est pas le cas de cette adresse.',
    unsupported:
      'Ce navigateur ne sait pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord Paddock à l’écran d’accueil.',
    denied:
      'Les notifications de ce site ont été refusées dans ce navigateur. Vous pouvez changer cela dans ses réglages.',
    failed: 'Le service de notifications du navigateur n’a pas répondu. Réessayez plus tard.',
  },
  mail: {
    title: 'E-mail',
    text: 'Nous envoyons un message avec un lien, pour confirmer que l’adresse est bien la vôtre.',
    notOffered: 'L’hébergeur de ce serveur n’a pas configuré l’envoi d’e-mails.',
    address: 'Votre adresse',
    save: 'Envoyer le lien',
    unconfirmed: 'Pas encore confirmée\u00a0: ouvrez le lien du message que nous avons envoyé.',
    confirmed: 'Confirmée',
    stopped:
      'Nos messages nous ont été renvoyés\u00a0: nous n’en envoyons plus. Saisissez de nouveau l’adresse pour réessayer.',
  },
  webhook: {
    title: 'Webhook',
    text: 'Une adresse qui reçoit nos notifications en JSON, par exemple un webhook de Discord ou de Slack.',
    url: 'Son URL',
    add: 'Ajouter',
    test: 'Envoyer un essai',
    tested: 'C’est arrivé.',
    stopped:
      'Il refusait nos notifications\u00a0: nous n’en envoyons plus. Ajoutez-le de nouveau pour réessayer.',
    secret: 'Secret de signature',
    secretText: 'Il signe les notifications, selon Standard Webhooks.',
  },
  remove: 'Supprimer',
  choices: {
    title: 'Quoi, et où',
    kind: 'Notification',
    kinds: {
      'your-turn': 'C’est à moi de jouer',
      'game-over': 'Une partie est terminée',
      invited: 'Je suis invité',
      rematch: 'Une revanche',
    },
    channels: { push: 'Navigateur', mail: 'E-mail', webhook: 'Webhook' },
    none: 'Pour être prévenu, activez au moins un des moyens ci-dessus.',
  },
  quiet: {
    title: 'Heures calmes',
    text: 'Les notifications attendent qu’elles soient passées. Ce à quoi vous avez répondu entre-temps n’arrive pas du tout.',
    on: 'Pas de notifications la nuit',
    from: 'De',
    until: 'À',
    zone: 'Fuseau horaire',
  },
  saved: 'Enregistré',
  needsName: 'Choisissez d’abord un nom, pour que nous sachions qui prévenir.',
  confirm: {
    title: 'Confirmer votre adresse',
    text: 'Les notifications arriveront ensuite à cette adresse.',
    yes: 'Oui, c’est mon adresse',
    done: 'C’est confirmé. Vous pouvez fermer cette page.',
  },
  unsubscribe: {
    title: 'Plus d’e-mails',
    text: 'Paddock oublie votre adresse. Vous pourrez la saisir de nouveau à tout moment.',
    yes: 'Arrêter les e-mails',
    done: 'C’est fait. Vous ne recevrez plus d’e-mails.',
  },
  settings: 'Toutes mes notifications',
  problems: {
    'bad-subscription': 'Le navigateur nous a donné un abonnement qui ne fonctionne pas.',
    'mail-not-offered': 'L’hébergeur de ce serveur n’a pas configuré l’envoi d’e-mails.',
    'no-such-channel': 'Il n’existe plus.',
    'no-such-link': 'Ce lien ne fonctionne pas, ou plus.',
    'webhook-failed': 'L’essai a été refusé. Vérifiez l’URL et réessayez.',
    'webhook-not-allowed':
      'Cette URL n’est pas autorisée\u00a0: elle doit commencer par https:// et être accessible sur Internet.',
  },
};

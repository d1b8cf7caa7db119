import type { BotText } from '../../cli-bot.ts';
import { plural } from '../common/shared.ts';

export const bot: BotText = {
  noCommand: 'quel bot ? Donnez la commande qui le lance, ou l’adresse ws:// où il écoute',
  started: (games, url) => `${plural(games, 'partie', 'parties')} sur ${url}`,
  notThere: (seconds) => `le bot n’a pas dit bonjour en ${plural(seconds, 'seconde', 'secondes')}`,
  ended: (code) => `le bot s’est arrêté de lui-même (${code})`,
  cannotReach: (url) => `personne ne répond à ${url}`,
  headline: (title, games, players, seed) =>
    `${title} : ${plural(games, 'partie', 'parties')}, ${players} joueurs, graine «${seed}»`,
  finished: (finished, all) => `jouées seul jusqu’au bout : ${finished} sur ${all}`,
  late: (games, seconds) =>
    `trop tard dans ${plural(games, 'partie', 'parties')} : pas de réponse pendant ${seconds} secondes, un remplaçant a continué`,
  answers: (answers, refused) => `réponses : ${answers} ; refusées : ${refused}`,
  times: (median, p99) => `temps par réponse : médiane ${median} ms, p99 ${p99} ms`,
  against: (rivals, level, wins, parity, games) =>
    `contre ${rivals} × ${level} : gagne ${wins} % (à force égale : ${parity} %, ${plural(games, 'partie', 'parties')})`,
  firstRefused: 'Les premières réponses refusées',
  refused: (said, why) => `${said} – ${why}`,
  legal: (actions, more) =>
    `il pouvait répondre : ${actions}${more > 0 ? ` et ${plural(more, 'autre', 'autres')}` : ''}`,
  stopped: 'Trop de parties ont mal tourné : la vérification s’arrête ici.',
  problems: {
    'bad-message': 'Ce n’est pas un message du protocole : voir docs/bots.md.',
    'hello-first': 'Le premier message doit être hello.',
    'not-watching': 'Il ne suit pas cette table : envoyer d’abord watch.',
    'not-asked': 'On ne lui a rien demandé.',
    'not-for-bots': 'Les bots n’y ont pas droit.',
    'not-started': 'La partie n’a pas commencé.',
    outdated: 'Sa version du protocole n’est pas celle du serveur.',
    'stale-question': 'Cette question a déjà sa réponse : «asked» doit être celui du dernier turn.',
    'stand-in-plays': 'Un remplaçant joue pour lui : il doit d’abord reprendre sa place.',
    'table-over': 'La partie est finie.',
    'too-many-at-once': 'Il n’attend pas les réponses.',
    'too-often': 'Il envoie trop de messages.',
  },
};

import type { BotText } from '../../cli-bot.ts';
import { plural } from '../common/shared.ts';

export const bot: BotText = {
  noCommand: 'que bot? Indica o comando que o inicia, ou o endereço ws:// onde ele escuta',
  started: (games, url) => `${plural(games, 'partida', 'partidas')} em ${url}`,
  notThere: (seconds) => `o bot não disse olá em ${plural(seconds, 'segundo', 'segundos')}`,
  ended: (code) => `o bot terminou por si (${code})`,
  cannotReach: (url) => `ninguém responde em ${url}`,
  headline: (title, games, players, seed) =>
    `${title}: ${plural(games, 'partida', 'partidas')}, ${players} jogadores, semente «${seed}»`,
  finished: (finished, all) => `jogadas até ao fim pelo próprio bot: ${finished} de ${all}`,
  late: (games, seconds) =>
    `tarde demais em ${plural(games, 'partida', 'partidas')}: ${seconds} segundos sem resposta, e um substituto continuou`,
  answers: (answers, refused) => `respostas: ${answers}; recusadas: ${refused}`,
  times: (median, p99) => `tempo por resposta: mediana ${median} ms, p99 ${p99} ms`,
  against: (rivals, level, wins, parity, games) =>
    `contra ${rivals} × ${level}: ganha ${wins} % (paridade ${parity} %, ${plural(games, 'partida', 'partidas')})`,
  firstRefused: 'As primeiras respostas recusadas',
  refused: (said, why) => `${said} – ${why}`,
  legal: (actions, more) => `podia ter sido: ${actions}${more > 0 ? ` e mais ${more}` : ''}`,
  stopped: 'Demasiadas partidas correram mal: a verificação para aqui.',
  problems: {
    'bad-message': 'Isto não é uma mensagem do protocolo: ver docs/bots.md.',
    'hello-first': 'A primeira mensagem tem de ser hello.',
    'not-watching': 'Não segue esta mesa: enviar primeiro watch.',
    'not-asked': 'Ninguém lhe perguntou nada.',
    'not-for-bots': 'Os bots não podem fazer isto.',
    'not-started': 'A partida não começou.',
    outdated: 'A sua versão do protocolo não é a do servidor.',
    'stale-question': 'Esta pergunta já tem resposta: «asked» tem de ser o do último turn.',
    'stand-in-plays': 'Um substituto joga por ele: tem primeiro de retomar o lugar.',
    'table-over': 'A partida acabou.',
    'too-many-at-once': 'Não espera pelas respostas.',
    'too-often': 'Envia mensagens a mais.',
  },
};

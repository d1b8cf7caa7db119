import type { HubTexts } from '../../page/club/hub.ts';

export const texts: HubTexts = {
  quick: {
    title: 'Corrida rápida',
    text: 'Tu e quem vier. Ao fim de um minuto, bots ocupam os lugares livres.',
    game: 'Jogo',
    play: 'Procurar corrida',
    waiting: (name, others) => {
      if (others === 0) return `${name} está à espera.`;
      return others === 1
        ? `${name} e mais uma pessoa estão à espera.`
        : `${name} e mais ${others} pessoas estão à espera.`;
    },
    nobody: 'Ninguém está à espera: podes ser tu a começar.',
    startsIn: (time) => `Começa daqui a ${time}`,
    starting: 'A começar…',
    rule: 'Começa quando todos os lugares estiverem ocupados ou o tempo acabar. Bots ocupam os lugares ainda livres.',
    stay: 'Fica no site até lá: se não estiveres cá no início, perdes o lugar.',
  },
  running: {
    none: 'Não há partidas públicas em curso. Qualquer pessoa pode assistir a uma corrida rápida.',
    race: (race, races) => `Corrida ${race} de ${races}`,
    lap: (lap) => `Volta ${lap}`,
    before: 'Antes do arranque',
    inFront: (name) => `${name} à frente`,
    nobodysCar: 'Um carro sem dono à frente',
  },
  finished: {
    title: 'Acabadas há pouco',
    yours: 'As tuas partidas acabadas',
    none: 'Depois de acabarem, as partidas públicas podem ser revistas aqui por qualquer pessoa.',
    more: 'Mostrar mais partidas',
    review: 'Analisar',
    rated: 'classificada',
    former: 'antigo jogador',
    bot: (name) => `${name} (bot)`,
  },
  top: {
    label: 'A partida da semana',
    text: 'A partida pública dos últimos sete dias com os jogadores mais bem classificados.',
  },
  daily: {
    title: 'A corrida do dia',
    raced: (count) =>
      count === 0
        ? 'Hoje ainda ninguém tem resultado.'
        : count === 1
          ? 'Um resultado hoje, até agora.'
          : `${count} resultados hoje, até agora.`,
    best: (name) => `${name} lidera.`,
    done: 'Hoje já correste.',
    go: 'Correr',
    results: 'Ver os resultados',
  },
  doors: {
    title: 'O clube',
    account: {
      label: 'A tua conta',
      text: 'Guarda os teus lugares e resultados para sempre, em todos os teus dispositivos.',
    },
    notices: { label: 'Avisos', text: 'Fica a saber quando é a tua vez.' },
    ratings: { label: 'Classificações', text: 'Quem vai à frente, jogo a jogo.' },
    leagues: { label: 'Ligas', text: 'Uma época para o teu grupo, com calendário e classificação.' },
    bots: { label: 'Os teus bots', text: 'Põe um programa teu a jogar.' },
  },
  toTables: 'Todas as mesas',
};

import type { DailyTexts } from '../../page/daily.ts';

export const texts: DailyTexts = {
  title: 'A corrida do dia',
  today: (game, date) => `${game}, ${date}`,
  about: {
    downforce: 'Tu e três bots de clube, uma corrida com as regras da caixa.',
    formula: 'Tu e três bots de clube, uma só corrida.',
  },
  next: (left, local) => `A próxima corrida começa daqui a ${left}, às ${local} (meia-noite UTC).`,
  left: (hours, minutes) => (hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h ${minutes}\u00a0min`),
  start: 'Começar: agora conta',
  startText: 'Só uma tentativa conta. Podes parar e voltar a ela; depois podes treinar.',
  carryOn: 'Continuar',
  carryOnText: 'A tua tentativa de hoje está a decorrer.',
  practise: 'Treinar com as mesmas cartas',
  practiseText: 'O treino não conta: agora já conheces as cartas.',
  watch: 'Rever a corrida',
  copyLink: 'Copiar um link para os amigos',
  streak: (days) => (days === 1 ? 'Primeiro dia da tua série' : `${days} dias seguidos`),
  yours: 'O teu resultado',
  result: (place, sides, score) => `${place} de ${sides}, ${score}`,
  clubs: 'Frente a cem clubes',
  clubsText:
    'Cem bots de clube jogam no teu lugar, com as tuas cartas, contra os mesmos adversários. Quando várias jogadas parecem igualmente boas, cada um escolhe a sua.',
  clubsDone: (done, of) => `Clubes que já correram: ${done} de ${of}`,
  better: (better, equal, of) => {
    const tied = equal === 0 ? '' : `, a par de ${equal}`;
    return `Melhor do que ${better} de ${of} clubes${tied}`;
  },
  stop: 'Parar',
  goOn: 'Pôr os clubes a correr',
  clubsFailed: 'Os clubes não puderam correr. Recarrega a página para tentar de novo.',
  histogram: 'Quantos clubes obtiveram cada pontuação',
  asTable: 'Em tabela',
  score: 'Pontuação',
  clubCount: 'Clubes',
  you: 'tu',
  honour: 'Pela honra',
  honourText:
    'Sem servidor, as cartas dependem apenas da data. Qualquer pessoa as poderia calcular antes: contamos contigo para não o fazeres.',
  sealed: 'Sorteada por este servidor',
  sealedText: (date) =>
    `O segredo destas cartas foi sorteado a ${date}, e o seu selo foi publicado antes de o dia começar: ninguém podia conhecer as cartas, nem mudá-las.`,
  sealedLate: 'Este servidor não estava ligado ontem: o segredo foi sorteado hoje.',
  broken: 'As cartas de hoje não correspondem ao selo que este dispositivo viu ontem. Não confies nelas.',
  commitment: 'Selo de hoje',
  nextCommitment: 'Selo de amanhã',
  table: 'Resultados de hoje',
  tableNone: 'Ainda ninguém registou um resultado.',
  tableAway: 'Não foi possível carregar os resultados.',
  ranked: (rank, of) => `A tua posição: ${rank} de ${of}.`,
  rank: 'Posição',
  name: 'Nome',
  place: 'Lugar',
  enter: 'Registar o meu resultado',
  enterText:
    'O teu nome e a tua pontuação ficam à vista de todos neste servidor, que repete a tua corrida para a verificar.',
  yourName: 'O teu nome',
  entered: 'O teu resultado está na tabela.',
  notEntered: {
    'already-counted': 'Já tens um resultado de hoje. Conta o primeiro.',
    'not-this-race': 'O servidor já não aceita esta corrida: o dia dela acabou.',
    'bad-name': 'Um nome tem de 1 a 24 caracteres, sem espaços no início nem no fim.',
    other: 'Não foi possível registar o resultado. Tenta de novo daqui a pouco.',
  },
  more: 'Mais resultados',
};

import type { Ui } from '../../page/ui.ts';

export const ui: Ui = {
  loading: 'Um momento…',
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  nav: {
    label: 'Paddock',
    skip: 'Saltar para o conteúdo',
    home: 'Paddock, página inicial',
    online: 'Amigos',
    games: 'As minhas partidas',
    rules: 'Regras',
    settings: 'Definições',
  },
  games: { downforce: 'Down Force', formula: 'Formula Motor Racing' },
  home: {
    player: (number) => `Jogador ${number}`,
    progress: (run, races) => (races === 1 ? 'Uma corrida' : `${run} de ${races} corridas feitas`),
    games: {
      downforce: {
        claim: ['Seis carros.', 'Uma volta.', 'O teu dinheiro.'],
        lead: 'Down Force: compra carros com as cartas com que vais correr, move os carros de todos e aposta em segredo no vencedor. Contra bots, com amigos à volta de um ecrã, ou à distância. Sem conta, sem espera.',
        now: 'Cerca de sete minutos contra três bots. Um clique, e o primeiro carro vai a leilão.',
      },
      formula: {
        claim: ['Doze carros.', 'Uma fila.', 'A tua carta.'],
        lead: 'O jogo de cartas dos cones de ar, das paragens nas boxes e dos motores partidos; uma corrida, ou uma época inteira.',
        now: 'Uma corrida de cerca de quatro minutos contra três bots. Um clique, e estás na grelha.',
      },
    },
    raceNow: 'Correr já',
    raceNowLabel: (game) => `Correr já: ${game}`,
    starting: 'Para a grelha…',
    learn: 'Aprender em cinco minutos',
    carryOn: 'Continuar',
    ownRace: 'Preparar uma partida',
    ownRaceText: 'De dois a seis jogadores, pessoas ou bots; todas as opções dos dois jogos.',
    friends: 'Jogar com amigos',
    friendsText: 'Envia um link, procura uma corrida rápida, ou assiste.',
    rulesText: 'Todas as regras e decisões dos dois jogos, com pesquisa.',
    gamesText: 'Continuar, rever, verificar a distribuição.',
    box: 'A tua própria caixa',
    boxText: 'As tuas cartas, o teu tabuleiro e uma folha de pontuação para a mesa.',
    daily: 'A corrida do dia',
    dailyText: 'As mesmas cartas para toda a gente, uma vez por dia. Como te sais frente a cem clubes?',
    promises: [
      'Os bots só veem o que veria quem jogasse no lugar deles.',
      'Cada distribuição pode ser verificada depois da corrida.',
      'Funciona sem rede; as tuas partidas ficam neste dispositivo.',
    ],
  },
  settings: {
    language: 'Idioma',
    theme: 'Tema',
    themes: { system: 'Igual ao sistema', dark: 'Escuro', light: 'Claro' },
  },
  play: {
    noStorage: 'Aqui não é possível guardar partidas',
    noStorageText:
      'O navegador não deixa esta página guardar nada. Sai da navegação privada ou liberta espaço e tenta de novo.',
    broken: 'Algo correu mal',
    brokenText: 'As tuas partidas estão a salvo: tudo está neste dispositivo até à última jogada.',
    reload: 'Recarregar a página',
    notLoaded: 'Não foi possível carregar esta parte da página. Verifica a ligação e tenta outra vez.',
    troubles: {
      elsewhere: 'A partida continuou noutro separador. Recarrega para continuar aqui.',
      'not-saved':
        'Não foi possível guardar a última jogada, por isso não foi feita. Liberta espaço e recarrega.',
      'salt-missing':
        'A distribuição não contém o que este dispositivo lhe juntou. A corrida foi interrompida.',
      'bot-failed': 'Um bot não conseguiu jogar. Recarrega para ele tentar de novo.',
    },
  },
  lost: 'Aqui não há nada',
  lostText: 'Este endereço não leva a lado nenhum.',
  update: 'Há uma nova versão do Paddock.',
  updateNow: 'Atualizar',
};

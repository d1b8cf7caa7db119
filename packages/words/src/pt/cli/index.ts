import { plural, words } from '../common/shared.ts';
import type { CliText } from '../../cli.ts';
import { LANGUAGES } from '../../languages.ts';
import { commands } from './commands.ts';
import { bot } from './bot.ts';
import { ladder } from './ladder.ts';

export const cli: CliText = {
  ...commands,
  tagline: 'jogos de corridas na linha de comandos',
  help: {
    usage: 'Utilização',
    commands: 'Comandos',
    examples: 'Exemplos',
    flags: 'Opções',
    command: 'comando',
    exitCodes: 'Códigos de saída: 0 está tudo bem, 1 uma verificação falhou, 2 utilização errada.',
    more: '«paddock COMANDO --help» diz mais sobre um comando.',
    gameFlags: (title) => `Opções de ${title}`,
    byDefault: (value) => `por omissão ${value}`,
    presets: 'Conjuntos de opções',
    players: (min, max) => `de ${min} a ${max}`,
  },
  errors: {
    see: (call) => `experimenta «${call} --help»`,
    unknownCommand: (name) => `não existe o comando «${name}»`,
    unknownGame: (name, known) => `não existe o jogo «${name}»; existe ${known}`,
    unknownLanguage: (name) => `não há a língua «${name}»: ${words.or(LANGUAGES)}`,
    subcommand: (known) => `diz o que fazer: ${known}`,
    unknownLevel: (name, known) => `não existe o nível «${name}»; existe ${known}`,
    levelTwice: (name) => `o nível «${name}» aparece duas vezes`,
    fewLevels: 'são precisos pelo menos dois níveis',
    levelsForSeats: (people) => `indica um nível para todos os lugares, ou um para cada um dos ${people}`,
    unknownPreset: (name, known) => `não existe o conjunto de opções «${name}»; existe ${known}`,
    unknownFlag: (flag) => `não existe a opção ${flag}`,
    flagNeedsValue: (flag) => `${flag} precisa de um valor`,
    flagTakesNoValue: (flag) => `${flag} não leva valor`,
    flagTwice: (flag) => `${flag} aparece duas vezes`,
    badValue: (flag, value, allowed) => `${flag} não pode ser «${value}»: tem de ser ${allowed}`,
    wholeNumber: (min, max) => `um número inteiro de ${min} a ${max}`,
    unexpected: (argument) => `«${argument}» não tem lugar aqui`,
    noFile: 'que ficheiro?',
    oneFile: 'um ficheiro de cada vez',
    cannotRead: (file, reason) => `não consigo ler ${file}: ${reason}`,
    cannotWrite: (file, reason) => `não consigo escrever ${file}: ${reason}`,
    reasons: {
      ENOENT: 'esse ficheiro ou essa pasta não existe',
      EISDIR: 'é uma pasta',
      EACCES: 'não é permitido',
      ENOSPC: 'o disco está cheio',
      ENOTDIR: 'uma parte do caminho não é uma pasta',
    },
    otherReason: (code) => `o sistema diz ${code}`,
    notJson: 'Isto não é JSON, logo não é o registo de uma partida.',
    notJsonFile: 'Isto não é JSON.',
    otherGames: (file) => `${file} tem partidas com outras opções; indica outro ficheiro`,
    fileTooLarge: 'Este ficheiro é demasiado grande.',
    noOut: 'para onde? Dá um ficheiro com --out',
    cutOff: 'Este JSON acaba a meio: o registo foi cortado.',
    tooLong: 'Isto é mais comprido do que qualquer partida.',
    empty: 'Não há nenhuma partida lá dentro.',
    unknownGameInRecord: (name) => `É uma partida de «${name}», um jogo que esta versão não conhece.`,
    noSuchNr: (nr, games) => `Não há a partida ${nr}: há ${games}.`,
    outIsNoFile: 'já existe e não é um ficheiro simples',
    bug: (message) => `isto é um erro do programa; comunica-o, por favor: ${message}`,
  },
  serve: {
    building: 'A construir a página …',
    open: (url) => `O Paddock está aberto em ${url}`,
    inNetwork: (url) => `Para os outros na tua rede: ${url}`,
    stopping: 'A parar …',
  },
  simulate: {
    progress: (done, all) => `${done} de ${plural(all, 'partida', 'partidas')}`,
    headline: (games, title, players, races, seed, levels) => {
      const length = races === undefined ? '' : ` de ${races === 1 ? 'uma corrida' : `${races} corridas`}`;
      const how = levels === undefined ? ' ao acaso' : '';
      const who = levels === undefined ? '' : ` (${levels})`;
      return `${title}: ${plural(games, 'partida', 'partidas')}${how}${length}, ${players} jogadores${who}, semente «${seed}»`;
    },
    speed: (seconds, rate) => `${seconds} s, ${rate} partidas por segundo`,
    pointsBySeat: 'Pontos por partida segundo o lugar à mesa (média ± 95 %), e partidas ganhas',
    pointsByGrid: 'Pontos por corrida segundo o lugar na grelha (média ± 95 %)',
    seat: (seat) => `lugar ${seat}`,
    wins: (share) => `ganha ${share}`,
    titles: {
      constructors: (share) => `título de construtores ${share}`,
      drivers: (share) => `título de pilotos ${share}`,
    },
    plays: (mean) => `Jogadas por corrida: ${mean}`,
    retirements: (mean, most) => `Desistências por corrida: ${mean}, no máximo ${most}`,
    poleWins: (share) => `A pole ganha ${share} das corridas`,
    written: (games, file) => `${plural(games, 'partida escrita', 'partidas escritas')} em ${file}`,
    downforce: {
      moneyBySeat: 'Dinheiro por partida segundo o lugar, em milhões (média ± 95 %), e partidas ganhas',
      winsBySeat: 'Partidas ganhas, segundo o lugar',
      sheet: (prizes, bets, paid) => `em média: prémios ${prizes}, apostas ${bets}, pago ${paid}`,
      pricesByCar: 'Carros: corridas ganhas, e preço de venda',
      winsByCar: 'Carros: corridas ganhas',
      byGrid: 'Espaços iniciais: corridas ganhas, e carros que chegam',
      byPower: 'Poderes: partidas em que alguém o tem, e quantas dessas esse jogador ganha',
      price: (mean) => `Preço de um carro: ${mean}`,
      unowned: (mean) => `Carros sem dono: ${mean}`,
      finishing: (mean) => `Carros que chegam: ${mean} de 6`,
      cards: (mean) => `Cartas jogadas por corrida: ${mean}`,
      jams: (jams, spaces) => `Engarrafamentos por corrida: ${jams}, espaços perdidos: ${spaces}`,
      noRace: (games) => `Partidas sem corrida, por ninguém ter comprado um carro: ${games}`,
    },
  },
  verify: {
    proved: (file, games, proof) => `${file}: ${games === 1 ? 'uma partida' : `${games} partidas`}, ${proof}`,
    game: (file, nr) => `${file}, partida ${nr}: `,
  },
  show: {
    playedWith: (things) => `Jogado com ${things}`,
    by: (thing, author) => `${thing}, de ${author}`,
    stillRunning: 'A partida ainda decorre.',
    verified: 'Jogado de novo e verificado:',
  },
  ladder,
  bot,
  powers: {
    headline: (games, players, seed) =>
      `O que um poder vale para o seu dono, em milhões: ${plural(games, 'partida', 'partidas')} de bots de clube com ${players} jogadores, semente «${seed}»`,
    printed: (mean) => `Média dos seis poderes originais: ${mean}`,
  },
  train: {
    progress: (races, all) => `${races} de ${all} corridas`,
    error: (layer, error) =>
      `  ${['última jogada', 'mais uma jogada', 'mais duas jogadas', 'mais três ou quatro', 'mais jogadas'][layer] ?? ''}: ${error}`,
    strength: (players, wins, rivalWins) =>
      `  ${players} jogadores: ganha ${wins} % das corridas, cada adversário ${rivalWins} %`,
  },
  deck: {
    sound: (file, name, cards, kinds) =>
      `${file}: «${name}» é um baralho de ${plural(cards, 'carta', 'cartas')}, ${plural(kinds, 'espécie', 'espécies')}`,
    byColour: 'Linhas e espaços por cor',
    counts: (lines, spaces) => `${plural(lines, 'linha', 'linhas')}, ${plural(spaces, 'espaço', 'espaços')}`,
    even: 'Todas as cores aparecem tantas vezes e vão tão longe umas como as outras.',
    uneven: 'Algumas cores aparecem mais vezes ou vão mais longe do que outras.',
    dealt: (players, cards) => `Cartas para cada um com ${players} jogadores: ${cards}`,
    mostPlayers: (players) => `No máximo ${plural(players, 'jogador', 'jogadores')}`,
    decided: 'O desempate das regras decide entre quaisquer duas cartas diferentes.',
    undecided: (pairs) => `O desempate das regras não decide entre ${pairs}.`,
  },
  track: {
    headline: (name, id, isRing, isClockwise) =>
      `${name} (${id}): ${isRing ? 'um anel' : 'aberto, da partida à chegada'}, ${isClockwise ? 'no sentido dos ponteiros' : 'no sentido contrário aos ponteiros'}`,
    checks: {
      shortestLap: 'volta mais curta, em passos',
      longestOverShortestPercent: 'volta mais longa, % a mais',
      spaces: 'espaços',
      rectanglePercent: 'retângulos perfeitos, %',
      line1Percent: 'linha de aposta 1, % da volta',
      line2Percent: 'linha de aposta 2, % da volta',
      line3Percent: 'linha de aposta 3, % da volta',
      firstChokeStep: 'primeiro estrangulamento, passos desde o espaço inicial 1',
      singleLaneStretches: 'troços de uma faixa com 4 ou 5 espaços',
      staggeredWideCurves: 'curvas largas desfasadas',
      deadEnds: 'espaços sem passo em frente',
      cutOff: 'espaços de onde não se chega à linha de chegada',
    },
    range: (min, max) => `${min} a ${max}`,
    ok: 'ok',
    off: 'FORA DOS LIMITES',
    stretched: 'de propósito',
    ours: (range) => `os nossos: ${range}`,
    simulated: (games, level, seed) =>
      `Simulado: ${plural(games, 'partida', 'partidas')} com 3 a 6 jogadores, ${level}, semente «${seed}»`,
    figures: {
      stalled: 'carros que não chegam',
      turns: 'cartas jogadas',
      leadChanges: 'mudanças de líder',
      held: 'carros bloqueados',
    },
    prize: (car) => `prémio do carro ${car}, em milhões`,
    jams: 'Onde mais carros ficam bloqueados',
    jam: (section, lane, space, times) =>
      `troço ${section}, faixa ${lane}, espaço ${space}: ${times} por corrida`,
    otherRaces: (file) =>
      `${file}: estas corridas são de outro traçado, de outra semente ou de outros bots; indica outro ficheiro`,
    onlyAll: (all) => `--write e --out só funcionam com ${all}`,
    bots: (level) => `jogadas por bots ${level}`,
    finishing: (players) => `carros que chegam, ${players} jogadores`,
    gridWins: (space) => `vitórias do espaço inicial ${space}, %`,
    longestLap: (steps) => `Volta mais longa: ${plural(steps, 'passo', 'passos')}`,
    lineSteps: (steps) => `Passos até às linhas de aposta: ${steps}`,
    chokes: 'Estrangulamentos',
    choke: (lanes, spaces, steps) =>
      `${lanes === 1 ? 'uma faixa' : `${lanes} faixas`}, ${plural(spaces, 'espaço', 'espaços')}, ao fim de ${plural(steps, 'passo', 'passos')}`,
    lastStraight: (rows) => `Última reta: ${plural(rows, 'fila', 'filas')}`,
    outOfRange: (name, numbers) =>
      `${name}: ${numbers === 1 ? 'um valor está' : `${numbers} valores estão`} fora dos limites`,
    drawn: (name, file) => `${name} desenhado em ${file}`,
  },
  bench: {
    headline: 'Corridas ao acaso com quatro jogadores por legal, apply e roll, um fio de execução',
    noCompiler: 'Não há aqui compilador de C (cc): a comparação fica de fora.',
    compilerFailed: 'O compilador de C falhou: a comparação fica de fora.',
    agree: (players, races) =>
      `As duas implementações das regras dão os mesmos pontos a cada carro e a cada lugar: ${players} jogadores, ${races} corridas com cada número de jogadores`,
    differ: (players) => `com ${players} jogadores as duas implementações das regras dão pontos diferentes`,
    rate: (who, races) => `${who}: ${races} corridas por segundo`,
    ratio: (ratio, runs) => `Razão ${ratio}, a mediana de ${runs} medições alternadas`,
    digest: (digest) => `Resumo criptográfico dos totais: ${digest}`,
    downforce: {
      headline:
        'Partidas de Down Force ao acaso com seis jogadores por legal, apply e roll, um fio de execução',
      rate: (games) => `TypeScript: ${games} partidas por segundo`,
      copies: (copies, chunks) =>
        `Uma partida custa ${copies} cópias de 128 bytes (to.set(from)), a mediana de ${chunks} medições alternadas`,
      against: (ratio, least, runs) =>
        `Velocidade em relação à outra cópia: ${ratio}, a mediana de ${runs} medições alternadas; é preciso pelo menos ${least}`,
      otherDigest: (digest) => `Resumo criptográfico dos totais dela: ${digest}`,
      noCheckout: (given) => `${given} não tem partidas de Down Force para medir`,
      record: (kilobytes, most, games) =>
        `O maior de ${games} registos tem ${kilobytes} KB; no máximo são permitidos ${most}`,
      tooSlow: (ratio, least) =>
        `as partidas de Down Force correm a ${ratio} da velocidade da outra cópia; é preciso pelo menos ${least}`,
      tooLarge: (kilobytes, most) =>
        `um registo de Down Force tem ${kilobytes} KB; no máximo são permitidos ${most}`,
    },
  },
};

import { plural, words } from '../common/shared.ts';
import type { CliText } from '../../cli.ts';
import { LANGUAGES } from '../../languages.ts';
import { commands } from './commands.ts';
import { bot } from './bot.ts';
import { ladder } from './ladder.ts';

export const cli: CliText = {
  ...commands,
  tagline: 'racing board games on the command line',
  help: {
    usage: 'Usage',
    commands: 'Commands',
    examples: 'Examples',
    flags: 'Options',
    command: 'command',
    exitCodes: 'Exit codes: 0 all is well, 1 a check failed, 2 wrong usage.',
    more: '«paddock COMMAND --help» says more about a command.',
    gameFlags: (title) => `Options of ${title}`,
    byDefault: (value) => `by default ${value}`,
    presets: 'Presets',
    players: (min, max) => `${min} to ${max}`,
  },
  errors: {
    see: (call) => `try «${call} --help»`,
    unknownCommand: (name) => `there is no command «${name}»`,
    unknownGame: (name, known) => `there is no game «${name}»; there is ${known}`,
    unknownLanguage: (name) => `no language «${name}»: ${words.or(LANGUAGES)}`,
    subcommand: (known) => `say what to do: ${known}`,
    unknownLevel: (name, known) => `there is no level «${name}»; there is ${known}`,
    levelTwice: (name) => `level «${name}» is given twice`,
    fewLevels: 'two levels or more are needed',
    levelsForSeats: (people) => `give one level for all seats, or one for each of the ${people}`,
    unknownPreset: (name, known) => `there is no preset «${name}»; there is ${known}`,
    unknownFlag: (flag) => `there is no option ${flag}`,
    flagNeedsValue: (flag) => `${flag} needs a value`,
    flagTakesNoValue: (flag) => `${flag} takes no value`,
    flagTwice: (flag) => `${flag} is given twice`,
    badValue: (flag, value, allowed) => `${flag} cannot be «${value}»: it must be ${allowed}`,
    wholeNumber: (min, max) => `a whole number from ${min} to ${max}`,
    unexpected: (argument) => `«${argument}» does not belong here`,
    noFile: 'which file?',
    oneFile: 'one file at a time',
    cannotRead: (file, reason) => `cannot read ${file}: ${reason}`,
    cannotWrite: (file, reason) => `cannot write ${file}: ${reason}`,
    reasons: {
      ENOENT: 'there is no such file or folder',
      EISDIR: 'it is a folder',
      EACCES: 'it is not permitted',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a part of its path is not a folder',
    },
    otherReason: (code) => `the system says ${code}`,
    notJson: 'This is not JSON, so it is not a game record.',
    notJsonFile: 'This is not JSON.',
    otherGames: (file) => `${file} holds games of other settings; give another file`,
    fileTooLarge: 'This file is far too large.',
    noOut: 'where to? Give a file with --out',
    cutOff: 'This JSON ends in the middle: the record was cut off.',
    tooLong: 'This is longer than any game record.',
    empty: 'There is no game record in it.',
    unknownGameInRecord: (name) => `This is a record of «${name}», a game that this version does not know.`,
    noSuchNr: (nr, games) => `There is no game ${nr} in it: it holds ${games}.`,
    outIsNoFile: 'it is there already and is not a plain file',
    bug: (message) => `this is a bug in the program, please report it: ${message}`,
  },
  serve: {
    building: 'Building the page …',
    open: (url) => `Paddock is open at ${url}`,
    inNetwork: (url) => `For others on your network: ${url}`,
    stopping: 'Stopping …',
  },
  simulate: {
    progress: (done, all) => `${done} of ${plural(all, 'game', 'games')}`,
    headline: (games, title, players, races, seed, levels) => {
      const length = races === undefined ? '' : ` of ${races === 1 ? 'one race' : `${races} races`}`;
      const what =
        levels === undefined ? plural(games, 'random game', 'random games') : plural(games, 'game', 'games');
      const who = levels === undefined ? '' : ` (${levels})`;
      return `${title}: ${what}${length}, ${players} players${who}, seed «${seed}»`;
    },
    speed: (seconds, rate) => `${seconds} s, ${rate} games per second`,
    pointsBySeat: 'Points per game by seat (mean ± 95 %), and games won',
    pointsByGrid: 'Points per race by grid place (mean ± 95 %)',
    seat: (seat) => `seat ${seat}`,
    wins: (share) => `wins ${share}`,
    titles: {
      constructors: (share) => `constructors’ title ${share}`,
      drivers: (share) => `drivers’ title ${share}`,
    },
    plays: (mean) => `Plays per race: ${mean}`,
    retirements: (mean, most) => `Retirements per race: ${mean}, at most ${most}`,
    poleWins: (share) => `The pole wins ${share} of the races`,
    written: (games, file) => `${plural(games, 'game', 'games')} written to ${file}`,
    downforce: {
      moneyBySeat: 'Money per game by seat, in millions (mean ± 95 %), and games won',
      winsBySeat: 'Games won, by seat',
      sheet: (prizes, bets, paid) => `on average: prizes ${prizes}, bets ${bets}, paid ${paid}`,
      pricesByCar: 'Cars: races won, and price where sold',
      winsByCar: 'Cars: races won',
      byGrid: 'Grid spaces: races won, and cars that finish',
      byPower: 'Powers: games in which somebody has it, and how many of those its owner wins',
      price: (mean) => `Price of a car: ${mean}`,
      unowned: (mean) => `Cars without an owner: ${mean}`,
      finishing: (mean) => `Cars that finish: ${mean} of 6`,
      cards: (mean) => `Cards played per race: ${mean}`,
      jams: (jams, spaces) => `Jams per race: ${jams}, spaces lost: ${spaces}`,
      noRace: (games) => `Games without a race, since nobody bought a car: ${games}`,
    },
  },
  verify: {
    proved: (file, games, proof) => `${file}: ${games === 1 ? 'one game' : `${games} games`}, ${proof}`,
    game: (file, nr) => `${file}, game ${nr}: `,
  },
  show: {
    playedWith: (things) => `Played with ${things}`,
    by: (thing, author) => `${thing} by ${author}`,
    stillRunning: 'The game is still running.',
    verified: 'Replayed and verified:',
  },
  ladder,
  bot,
  powers: {
    headline: (games, players, seed) =>
      `What a power is worth to its owner, in millions: ${plural(games, 'game', 'games')} of club bots with ${players} players, seed «${seed}»`,
    printed: (mean) => `Mean of the six printed powers: ${mean}`,
  },
  train: {
    progress: (races, all) => `${races} of ${all} races`,
    error: (layer, error) =>
      `  ${['last turn', 'one turn left', 'two turns left', 'three or four left', 'more turns left'][layer] ?? ''}: ${error}`,
    strength: (players, wins, rivalWins) =>
      `  ${players} players: wins ${wins} % of races, each rival ${rivalWins} %`,
  },
  deck: {
    sound: (file, name, cards, kinds) =>
      `${file}: «${name}» is a deck of ${plural(cards, 'card', 'cards')}, ${plural(kinds, 'kind', 'kinds')}`,
    byColour: 'Lines and spaces by colour',
    counts: (lines, spaces) => `${plural(lines, 'line', 'lines')}, ${plural(spaces, 'space', 'spaces')}`,
    even: 'Every colour appears as often and goes as far as any other.',
    uneven: 'Some colours appear more often or go further than others.',
    dealt: (players, cards) => `Cards each with ${players} players: ${cards}`,
    mostPlayers: (players) => `At most ${plural(players, 'player', 'players')}`,
    decided: 'The printed tie-break decides between any two different cards.',
    undecided: (pairs) => `The printed tie-break does not decide between ${pairs}.`,
  },
  track: {
    headline: (name, id, isRing, isClockwise) =>
      `${name} (${id}): ${isRing ? 'a ring' : 'open, from start to finish'}, ${isClockwise ? 'clockwise' : 'anticlockwise'}`,
    checks: {
      shortestLap: 'shortest lap, steps',
      longestOverShortestPercent: 'longest lap above the shortest, %',
      spaces: 'spaces',
      rectanglePercent: 'perfect rectangles, %',
      line1Percent: 'betting line 1, % of the lap',
      line2Percent: 'betting line 2, % of the lap',
      line3Percent: 'betting line 3, % of the lap',
      firstChokeStep: 'first choke, steps from grid space 1',
      singleLaneStretches: 'single-lane stretches of 4 or 5 spaces',
      staggeredWideCurves: 'staggered wide curves',
      deadEnds: 'spaces without a step forward',
      cutOff: 'spaces from which the finish cannot be reached',
    },
    range: (min, max) => `${min} to ${max}`,
    ok: 'ok',
    off: 'OUT OF RANGE',
    stretched: 'on purpose',
    ours: (range) => `ours: ${range}`,
    simulated: (games, level, seed) =>
      `Simulated: ${plural(games, 'game', 'games')} with 3 to 6 players, ${level}, seed «${seed}»`,
    figures: {
      stalled: 'cars that stall',
      turns: 'cards played',
      leadChanges: 'lead changes',
      held: 'cars held up',
    },
    prize: (car) => `prize of ${car}, millions`,
    jams: 'Where most cars are held up',
    jam: (section, lane, space, times) => `section ${section}, lane ${lane}, space ${space}: ${times} a race`,
    otherRaces: (file) =>
      `${file}: these races were run on another road, with another seed or by other bots; name another file`,
    onlyAll: (all) => `--write and --out go with ${all}`,
    bots: (level) => `played by ${level} bots`,
    finishing: (players) => `cars that finish, ${players} players`,
    gridWins: (space) => `wins from grid space ${space}, %`,
    longestLap: (steps) => `Longest lap: ${plural(steps, 'step', 'steps')}`,
    lineSteps: (steps) => `Steps to the betting lines: ${steps}`,
    chokes: 'Chokes',
    choke: (lanes, spaces, steps) =>
      `${lanes === 1 ? 'one lane' : `${lanes} lanes`}, ${plural(spaces, 'space', 'spaces')}, after ${plural(steps, 'step', 'steps')}`,
    lastStraight: (rows) => `Last straight: ${plural(rows, 'row', 'rows')}`,
    outOfRange: (name, numbers) =>
      `${name}: ${numbers === 1 ? 'one number is' : `${numbers} numbers are`} out of range`,
    drawn: (name, file) => `${name} drawn to ${file}`,
  },
  bench: {
    headline: 'Random four-player races through legal, apply and roll, one thread',
    noCompiler: 'No C compiler here (cc): the comparison is skipped.',
    compilerFailed: 'The C compiler failed: the comparison is skipped.',
    agree: (players, races) =>
      `Both rules give every car and seat the same points: ${players} players, ${races} races each`,
    differ: (players) => `with ${players} players the two rules give different points`,
    rate: (who, races) => `${who}: ${races} races per second`,
    ratio: (ratio, runs) => `Ratio ${ratio}, the median of ${runs} interleaved runs`,
    digest: (digest) => `Digest of the tallies: ${digest}`,
    downforce: {
      headline: 'Random six-player games of Downforce through legal, apply and roll, one thread',
      rate: (games) => `TypeScript: ${games} games per second`,
      copies: (copies, chunks) =>
        `A game costs ${copies} copies of 128 bytes (to.set(from)), the median of ${chunks} interleaved chunks`,
      against: (ratio, least, runs) =>
        `Speed relative to the other checkout: ${ratio}, the median of ${runs} interleaved runs; at least ${least} is required`,
      otherDigest: (digest) => `Digest of its tallies: ${digest}`,
      noCheckout: (given) => `${given} has no games of Downforce to measure`,
      record: (kilobytes, most, games) =>
        `The largest of ${games} records is ${kilobytes} KB; the limit is ${most} KB`,
      tooSlow: (ratio, least) =>
        `games of Downforce run at ${ratio} of the other checkout’s speed; at least ${least} is required`,
      tooLarge: (kilobytes, most) => `a record of Downforce is ${kilobytes} KB; the limit is ${most} KB`,
    },
  },
};

import { plural, words } from '../common/shared.ts';
import type { CliText } from '../../cli.ts';
import { LANGUAGES } from '../../languages.ts';
import { commands } from './commands.ts';
import { bot } from './bot.ts';
import { ladder } from './ladder.ts';

export const cli: CliText = {
  ...commands,
  tagline: 'des jeux de course sur la ligne de commande',
  help: {
    usage: 'Utilisation',
    commands: 'Commandes',
    examples: 'Exemples',
    flags: 'Options',
    command: 'commande',
    exitCodes: 'Codes de sortie : 0 tout va bien, 1 un contrôle a échoué, 2 mauvaise utilisation.',
    more: '«paddock COMMANDE --help» en dit plus sur une commande.',
    gameFlags: (title) => `Options de ${title}`,
    byDefault: (value) => `par défaut ${value}`,
    presets: 'Choix tout faits',
    players: (min, max) => `de ${min} à ${max}`,
  },
  errors: {
    see: (call) => `essayez «${call} --help»`,
    unknownCommand: (name) => `il n’y a pas de commande «${name}»`,
    unknownGame: (name, known) => `il n’y a pas de jeu «${name}» ; il y a ${known}`,
    unknownLanguage: (name) => `pas de langue «${name}» : ${words.or(LANGUAGES)}`,
    subcommand: (known) => `dites quoi faire : ${known}`,
    unknownLevel: (name, known) => `il n’y a pas de niveau «${name}» ; il y a ${known}`,
    levelTwice: (name) => `le niveau «${name}» est donné deux fois`,
    fewLevels: 'il faut au moins deux niveaux',
    levelsForSeats: (people) => `donnez un niveau pour toutes les places, ou un pour chacune des ${people}`,
    unknownPreset: (name, known) => `il n’y a pas de choix tout fait «${name}» ; il y a ${known}`,
    unknownFlag: (flag) => `il n’y a pas d’option ${flag}`,
    flagNeedsValue: (flag) => `${flag} demande une valeur`,
    flagTakesNoValue: (flag) => `${flag} ne prend pas de valeur`,
    flagTwice: (flag) => `${flag} est donné deux fois`,
    badValue: (flag, value, allowed) => `${flag} ne peut pas être «${value}» : il faut ${allowed}`,
    wholeNumber: (min, max) => `un nombre entier de ${min} à ${max}`,
    unexpected: (argument) => `«${argument}» n’a rien à faire ici`,
    noFile: 'quel fichier ?',
    oneFile: 'un seul fichier à la fois',
    cannotRead: (file, reason) => `impossible de lire ${file} : ${reason}`,
    cannotWrite: (file, reason) => `impossible d’écrire ${file} : ${reason}`,
    reasons: {
      ENOENT: 'ce fichier ou ce dossier n’existe pas',
      EISDIR: 'c’est un dossier',
      EACCES: 'ce n’est pas permis',
      ENOSPC: 'le disque est plein',
      ENOTDIR: 'une partie du chemin n’est pas un dossier',
    },
    otherReason: (code) => `le système répond ${code}`,
    notJson: 'Ce n’est pas du JSON, donc pas l’enregistrement d’une partie.',
    notJsonFile: 'Ce n’est pas du JSON.',
    otherGames: (file) => `${file} contient des parties d’autres réglages ; indiquez un autre fichier`,
    fileTooLarge: 'Ce fichier est beaucoup trop grand.',
    noOut: 'vers où ? Donnez un fichier avec --out',
    cutOff: 'Ce JSON s’arrête au milieu : l’enregistrement a été coupé.',
    tooLong: 'C’est plus long que n’importe quelle partie.',
    empty: 'Il n’y a aucune partie dedans.',
    unknownGameInRecord: (name) => `C’est une partie de «${name}», un jeu que cette version ne connaît pas.`,
    noSuchNr: (nr, games) => `Il n’y a pas de partie ${nr} : il y en a ${games}.`,
    outIsNoFile: 'il existe déjà et n’est pas un simple fichier',
    bug: (message) => `c’est un bug du programme, merci de le signaler : ${message}`,
  },
  serve: {
    building: 'Construction de la page …',
    open: (url) => `Paddock est ouvert : ${url}`,
    inNetwork: (url) => `Pour les autres sur votre réseau : ${url}`,
    stopping: 'Arrêt …',
  },
  simulate: {
    progress: (done, all) => `${plural(done, 'partie', 'parties')} sur ${all}`,
    headline: (games, title, players, races, seed, levels) => {
      const length = races === undefined ? '' : races === 1 ? ' d’une course' : ` de ${races} courses`;
      const how = levels === undefined ? ' au hasard' : '';
      const who = levels === undefined ? '' : ` (${levels})`;
      return `${title} : ${plural(games, 'partie', 'parties')}${how}${length}, à ${players}${who}, graine «${seed}»`;
    },
    speed: (seconds, rate) => `${seconds} s, ${rate} parties par seconde`,
    pointsBySeat: 'Points par partie selon la place à table (moyenne ± 95 %), et parties gagnées',
    pointsByGrid: 'Points par course selon la place sur la grille (moyenne ± 95 %)',
    seat: (seat) => `place ${seat}`,
    wins: (share) => `gagne ${share}`,
    titles: {
      constructors: (share) => `titre des constructeurs ${share}`,
      drivers: (share) => `titre des pilotes ${share}`,
    },
    plays: (mean) => `Coups par course : ${mean}`,
    retirements: (mean, most) => `Abandons par course : ${mean}, au plus ${most}`,
    poleWins: (share) => `La pole gagne ${share} des courses`,
    written: (games, file) => `${plural(games, 'partie écrite', 'parties écrites')} dans ${file}`,
    downforce: {
      moneyBySeat: 'Argent par partie selon la place, en millions (moyenne ± 95 %), et parties gagnées',
      winsBySeat: 'Parties gagnées, selon la place',
      sheet: (prizes, bets, paid) => `en moyenne : prix ${prizes}, paris ${bets}, payé ${paid}`,
      pricesByCar: 'Voitures : courses gagnées, et prix de vente',
      winsByCar: 'Voitures : courses gagnées',
      byGrid: 'Emplacements de départ : courses gagnées, et voitures qui arrivent',
      byPower: 'Pouvoirs : parties où quelqu’un l’a, et combien de celles-ci il gagne',
      price: (mean) => `Prix d’une voiture : ${mean}`,
      unowned: (mean) => `Voitures sans propriétaire : ${mean}`,
      finishing: (mean) => `Voitures qui arrivent : ${mean} sur 6`,
      cards: (mean) => `Cartes jouées par course : ${mean}`,
      jams: (jams, spaces) => `Bouchons par course : ${jams}, cases perdues : ${spaces}`,
      noRace: (games) => `Parties sans course, personne n’ayant acheté de voiture : ${games}`,
    },
  },
  verify: {
    proved: (file, games, proof) => `${file} : ${games === 1 ? 'une partie' : `${games} parties`}, ${proof}`,
    game: (file, nr) => `${file}, partie ${nr} : `,
  },
  show: {
    playedWith: (things) => `Joué avec ${things}`,
    by: (thing, author) => `${thing} (par ${author})`,
    stillRunning: 'La partie est en cours.',
    verified: 'Rejoué et vérifié :',
  },
  ladder,
  bot,
  powers: {
    headline: (games, players, seed) =>
      `Ce qu’un Pouvoir vaut à son propriétaire, en millions : ${plural(games, 'partie', 'parties')} de robots de club à ${players}, graine «${seed}»`,
    printed: (mean) => `Moyenne des six Pouvoirs d’origine : ${mean}`,
  },
  train: {
    progress: (races, all) => `${races} courses sur ${all}`,
    error: (layer, error) =>
      `  ${['dernier tour', 'encore un tour', 'encore deux tours', 'encore trois ou quatre', 'plus de tours'][layer] ?? ''} : ${error}`,
    strength: (players, wins, rivalWins) =>
      `  à ${players} : gagne ${wins} % des courses, chaque adversaire ${rivalWins} %`,
  },
  deck: {
    sound: (file, name, cards, kinds) =>
      `${file} : «${name}» est un paquet de ${plural(cards, 'carte', 'cartes')}, ${plural(kinds, 'sorte', 'sortes')}`,
    byColour: 'Lignes et cases par couleur',
    counts: (lines, spaces) => `${plural(lines, 'ligne', 'lignes')}, ${plural(spaces, 'case', 'cases')}`,
    even: 'Toutes les couleurs reviennent aussi souvent et vont aussi loin les unes que les autres.',
    uneven: 'Certaines couleurs reviennent plus souvent ou vont plus loin que d’autres.',
    dealt: (players, cards) => `Cartes par joueur, à ${players} : ${cards}`,
    mostPlayers: (players) => `Pour ${plural(players, 'joueur', 'joueurs')} au plus`,
    decided: 'La règle du livret départage toujours deux cartes différentes.',
    undecided: (pairs) => `La règle du livret ne départage pas ${pairs}.`,
  },
  track: {
    headline: (name, id, isRing, isClockwise) =>
      `${name} (${id}) : ${isRing ? 'une boucle' : 'ouvert, du départ à l’arrivée'}, ${isClockwise ? 'dans le sens horaire' : 'dans le sens antihoraire'}`,
    checks: {
      shortestLap: 'tour le plus court, en cases',
      longestOverShortestPercent: 'tour le plus long, % en plus',
      spaces: 'cases',
      rectanglePercent: 'rectangles parfaits, %',
      line1Percent: 'ligne de paris 1, % du tour',
      line2Percent: 'ligne de paris 2, % du tour',
      line3Percent: 'ligne de paris 3, % du tour',
      firstChokeStep: 'premier goulet, cases depuis le départ 1',
      singleLaneStretches: 'passages à une voie de 4 ou 5 cases',
      staggeredWideCurves: 'larges courbes décalées',
      deadEnds: 'cases sans suite vers l’avant',
      cutOff: 'cases d’où l’arrivée est hors d’atteinte',
    },
    range: (min, max) => `${min} à ${max}`,
    ok: 'ok',
    off: 'HORS LIMITES',
    stretched: 'voulu',
    ours: (range) => `les nôtres : ${range}`,
    simulated: (games, level, seed) =>
      `Simulé : ${plural(games, 'partie', 'parties')} de 3 à 6 joueurs, ${level}, graine « ${seed} »`,
    figures: {
      stalled: 'voitures à l’arrêt',
      turns: 'cartes jouées',
      leadChanges: 'changements de leader',
      held: 'voitures bloquées',
    },
    prize: (car) => `prix de course de la voiture ${car}, en millions`,
    jams: 'Où les voitures sont le plus souvent bloquées',
    jam: (section, lane, space, times) =>
      `tronçon ${section}, voie ${lane}, case ${space} : ${times} par course`,
    otherRaces: (file) =>
      `${file} : ces courses viennent d’un autre tracé, d’une autre graine ou d’autres robots ; indiquez un autre fichier`,
    onlyAll: (all) => `--write et --out vont avec ${all}`,
    bots: (level) => `jouées par des robots ${level}`,
    finishing: (players) => `voitures qui arrivent, à ${players}`,
    gridWins: (space) => `victoires depuis l’emplacement de départ ${space}, %`,
    longestLap: (steps) => `Tour le plus long : ${plural(steps, 'case', 'cases')}`,
    lineSteps: (steps) => `Cases jusqu’aux lignes de paris : ${steps}`,
    chokes: 'Goulets',
    choke: (lanes, spaces, steps) =>
      `${lanes === 1 ? 'une voie' : `${lanes} voies`}, ${plural(spaces, 'case', 'cases')}, après ${plural(steps, 'case', 'cases')}`,
    lastStraight: (rows) => `Dernière ligne droite : ${plural(rows, 'rangée', 'rangées')}`,
    outOfRange: (name, numbers) =>
      `${name} : ${numbers === 1 ? 'une valeur est' : `${numbers} valeurs sont`} hors limites`,
    drawn: (name, file) => `${name} dessiné dans ${file}`,
  },
  bench: {
    headline: 'Courses au hasard à quatre par legal, apply et roll, un fil',
    noCompiler: 'Pas de compilateur C ici (cc) : la comparaison est omise.',
    compilerFailed: 'Le compilateur C a échoué : la comparaison est omise.',
    agree: (players, races) =>
      `Les deux règles donnent les mêmes points à chaque voiture et à chaque place : à ${players}, ${races} courses chaque fois`,
    differ: (players) => `à ${players}, les deux règles donnent des points différents`,
    rate: (who, races) => `${who} : ${races} courses par seconde`,
    ratio: (ratio, runs) => `Rapport ${ratio}, médiane de ${runs} mesures alternées`,
    digest: (digest) => `Empreinte des totaux : ${digest}`,
    downforce: {
      headline: 'Parties de Downforce au hasard à six par legal, apply et roll, un fil',
      rate: (games) => `TypeScript : ${games} parties par seconde`,
      copies: (copies, chunks) =>
        `Une partie coûte ${copies} copies de 128 octets (to.set(from)), médiane de ${chunks} mesures alternées`,
      against: (ratio, least, runs) =>
        `Vitesse par rapport à l’autre copie : ${ratio}, médiane de ${runs} mesures alternées ; il faut au moins ${least}`,
      otherDigest: (digest) => `Empreinte de ses totaux : ${digest}`,
      noCheckout: (given) => `${given} n’a pas de parties de Downforce à mesurer`,
      record: (kilobytes, most, games) =>
        `Le plus grand de ${games} enregistrements a ${kilobytes} Ko ; ${most} au plus sont permis`,
      tooSlow: (ratio, least) =>
        `les parties de Downforce vont à ${ratio} de la vitesse de l’autre copie ; il faut au moins ${least}`,
      tooLarge: (kilobytes, most) =>
        `un enregistrement de Downforce a ${kilobytes} Ko ; ${most} au plus sont permis`,
    },
  },
};

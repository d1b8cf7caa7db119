import { plural } from '@paddock/words/fr';
import type { CliText } from './catalogue.ts';

export const fr: CliText = {
  tagline: 'des jeux de course sur la ligne de commande',
  commands: {
    serve: {
      summary: 'ouvre le site et ses tables sur un seul port',
      more: 'Construit la page si ses sources ont changé, puis sert la page et les tables jusqu’à Ctrl-C. Les données vont dans le dossier data/. Les réglages sont des variables d’environnement, toutes contrôlées au départ et décrites dans apps/server/README.md : PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, PUBLIC_URL, COOKIE_SECRET, METRICS_TOKEN, LOG_LEVEL, BOT_THREADS, BOT_LIMIT_MS, BOT_PAUSE_MS, LIMIT_SCALE, SITE_DIR.',
      examples: [
        ['paddock serve', 'http://127.0.0.1:3000'],
        ['PORT=8080 HOST=0.0.0.0 paddock serve', 'pour tout le réseau, sur un autre port'],
        ['DATABASE_URL=postgres://paddock@localhost/paddock paddock serve', 'avec PostgreSQL'],
      ],
    },
    simulate: {
      summary: 'joue des parties au hasard et dit ce qui en sort',
      more: 'La même graine joue les mêmes parties. Avec --out, elles sont tirées de secrets engagés, pour que chacun puisse les vérifier : ce sont alors d’autres parties que sans.',
      examples: [
        ['paddock simulate', 'cent soirées de trois courses à quatre'],
        ['paddock simulate --players 3 --preset one-race --games 10000', 'la pole compte-t-elle à trois ?'],
        ['paddock simulate --removed 12 --seed monza', 'courses plus courtes, autres parties'],
        [
          'paddock simulate --races 2 --removed 0,6 --games 20',
          'la seconde course plus courte que la première',
        ],
        [
          'paddock simulate --teams red/blue/green/yellow --games 20',
          'écuries choisies : la place 1 court pour la rouge',
        ],
        ['paddock simulate --games 5 --out games.jsonl', 'écrit les parties, une par ligne'],
        [
          'paddock simulate --game downforce --players 6 --games 1000',
          'Downforce : qui gagne combien, et d’où',
        ],
        [
          'paddock simulate --game downforce --preset beginners --track random --games 50',
          'la variante pour débuter, sur l’un ou l’autre circuit',
        ],
        ['paddock simulate --games 20 --json', 'les chiffres pour un autre programme'],
      ],
    },
    verify: {
      summary: 'rejoue des enregistrements et dit ce que cela prouve, ou la première erreur',
      more: 'Un fichier contient une partie (JSON) ou plusieurs (lignes JSON) ; «-» lit l’entrée standard. Une partie en cours est prouvée jusqu’où elle est arrivée.',
      examples: [
        ['paddock verify games.jsonl', 'toutes les parties du fichier'],
        ['paddock verify --lang fr games.jsonl', 'la même chose, en français'],
      ],
    },
    show: {
      summary: 'raconte une partie, avec l’ordre après chaque coup',
      more: 'En couleur sur un terminal, sans couleur dans un tube ou avec NO_COLOR. «-» lit l’entrée standard.',
      examples: [
        ['paddock show games.jsonl', 'la première partie du fichier'],
        ['paddock show games.jsonl --nr 3', 'la troisième'],
        ['paddock show games.jsonl --lang pt', 'racontée en portugais'],
      ],
    },
    ladder: {
      summary: 'fait jouer les robots les uns contre les autres, avec intervalles à 95 %',
      more: 'Chaque donne est jouée plus d’une fois, pour que chaque niveau y ait eu chaque place : la chance aux cartes ne profite à personne. La même graine joue les mêmes parties.',
      examples: [
        [
          'paddock ladder --game formula',
          'chaque niveau contre chaque plus faible, mille donnes d’une course',
        ],
        ['paddock ladder --game downforce --deals 100', 'de même pour Downforce, un contre tous les autres'],
        ['paddock ladder --levels club,rookie --deals 50', 'ces deux-là seulement'],
        ['paddock ladder --players 6 --races 2 --deals 50', 'à table pleine, des saisons de deux courses'],
        ['paddock ladder --levels rookie,random --deals 20 --json', 'les chiffres pour un autre programme'],
      ],
    },
    powers: {
      summary: 'ce que chaque Pouvoir de Downforce vaut à son propriétaire, avec intervalles à 95 %',
      more: 'Des robots de club jouent les enchères, puis la même course une fois sans aucun Pouvoir et une fois pour chaque Pouvoir, qu’un seul joueur possède : la différence d’argent est sa valeur. Les douze sont les six imprimés et le paquet. La même graine joue les mêmes parties.',
      examples: [
        ['paddock powers', 'cent parties, quelques minutes'],
        ['paddock powers --games 2000 --players 5', 'plus précis, avec plus de joueurs'],
        ['paddock powers --games 20 --json', 'les chiffres pour un autre programme'],
      ],
    },
    deck: {
      summary: 'contrôle un paquet de cartes de Downforce',
      more: 'check FICHIER dit ce qui ne va pas dans un paquet, carte par carte (en anglais), ou ce qu’il représente. «reconstructed» est le paquet avec lequel on joue ici.',
      examples: [
        ['paddock deck check reconstructed', 'le paquet avec lequel on joue ici'],
        ['paddock deck check my-deck.json', 'le vôtre'],
      ],
    },
    track: {
      summary: 'contrôle et dessine un circuit de Downforce',
      more: 'check FICHIER dit ce qui ne va pas dans un circuit (en anglais), ou donne chaque nombre qu’un bon circuit respecte, avec des parties simulées ; code de sortie 1 si l’un est hors limites. draw FICHIER en fait une image. marina-bay et river-station sont les circuits sur lesquels on joue ici.',
      examples: [
        ['paddock track check marina-bay', 'un circuit sur lequel on joue ici'],
        ['paddock track check my-track.json --games 1000', 'le vôtre, avec moins de parties simulées'],
        ['paddock track draw river-station --out track.svg', 'son image'],
      ],
      flags: {
        games: 'le nombre de parties à simuler, de 3 à 6 joueurs tour à tour ; 0 pour aucune',
        out: 'écrit l’image dans ce fichier',
      },
    },
    admin: {
      summary: 's’occupe des données d’un serveur',
      more: 'backup, export et tables marchent à côté d’un serveur en marche ; restore et import sont refusés tant qu’il y en a un. backup copie la base intégrée ; export écrit tout en lignes JSON, depuis l’une ou l’autre base. DATA_DIR et DATABASE_URL disent quelles données ; les messages sont en anglais.',
      examples: [
        ['paddock admin backup paddock.backup', 'une copie entière, aussi pendant que le serveur marche'],
        ['paddock admin tables', 'les tables, une par ligne'],
        [
          'paddock admin restore paddock.backup',
          'met une sauvegarde à la place des données, qui sont gardées à côté',
        ],
        [
          'paddock admin export all.jsonl && DATABASE_URL=postgres://paddock@localhost/paddock paddock admin import all.jsonl',
          'dans une autre base',
        ],
      ],
    },
    bench: {
      summary: 'mesure les règles : Formula à côté d’un programme C, Downforce à côté de copies de mémoire',
      more: 'Le programme C est compilé sur place ; c’est aussi un second avis sur les règles : les deux doivent donner les mêmes points à chaque voiture et à chaque place. Code de sortie 1 aussi si une partie ou un enregistrement de Downforce dépasse sa limite.',
      examples: [
        ['paddock bench', 'environ une minute'],
        ['paddock bench --json', 'les chiffres pour un autre programme'],
        ['paddock bench --against ../before', 'à côté d’une autre copie : avant et après en une fois'],
      ],
    },
  },
  flags: {
    game: 'le jeu',
    players: 'le nombre de joueurs',
    games: 'le nombre de parties',
    seed: 'un texte quelconque : même texte, mêmes parties',
    preset: 'un choix d’options tout fait ; celles données à côté l’emportent',
    deals: 'le nombre de donnes, chacune jouée en échangeant les places',
    levels: 'les niveaux qui se rencontrent ; par défaut tous',
    out: 'écrit les parties dans ce fichier, en lignes JSON',
    against:
      'une autre copie de ce projet, ou un commit : ses parties de Downforce sont mesurées à côté des nôtres',
    json: 'donne les chiffres en JSON',
    nr: 'quelle partie du fichier, à partir de 1',
    lang: 'la langue : en, fr ou pt ; par défaut celle du système',
    help: 'ce texte',
  },
  help: {
    usage: 'Emploi',
    commands: 'Commandes',
    examples: 'Exemples',
    flags: 'Options',
    command: 'commande',
    exitCodes: 'Codes de sortie : 0 tout va bien, 1 un contrôle a échoué, 2 l’appel était faux.',
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
    unknownLanguage: (name) => `pas de langue «${name}» : en, fr ou pt`,
    subcommand: (known) => `dites quoi faire : ${known}`,
    unknownLevel: (name, known) => `il n’y a pas de niveau «${name}» ; il y a ${known}`,
    levelTwice: (name) => `le niveau «${name}» est donné deux fois`,
    fewLevels: 'il faut au moins deux niveaux qui se rencontrent',
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
    fileTooLarge: 'Ce fichier est beaucoup trop grand.',
    noOut: 'vers où ? Donnez un fichier avec --out',
    cutOff: 'Ce JSON s’arrête au milieu : l’enregistrement a été coupé.',
    tooLong: 'C’est plus long que n’importe quelle partie.',
    empty: 'Il n’y a aucune partie dedans.',
    unknownGameInRecord: (name) => `C’est une partie de «${name}», un jeu que cette version ne connaît pas.`,
    noSuchNr: (nr, games) => `Il n’y a pas de partie ${nr} : il y en a ${games}.`,
    outIsNoFile: 'il existe déjà et n’est pas un simple fichier',
    bug: (message) => `c’est une erreur du programme, signalez-la : ${message}`,
  },
  serve: {
    building: 'Construction de la page …',
    open: (url) => `Paddock est ouvert : ${url}`,
    inNetwork: (url) => `Pour les autres sur votre réseau : ${url}`,
    stopping: 'Arrêt …',
  },
  simulate: {
    progress: (done, all) => `${plural(done, 'partie', 'parties')} sur ${all}`,
    headline: (games, title, players, races, seed) => {
      const length = races === undefined ? '' : races === 1 ? ' d’une course' : ` de ${races} courses`;
      return `${title} : ${plural(games, 'partie', 'parties')} au hasard${length}, à ${players}, graine «${seed}»`;
    },
    speed: (seconds, rate) => `${seconds} s, ${rate} parties par seconde`,
    pointsBySeat: 'Points par partie selon la place à table (moyenne ± 95 %), et parties gagnées',
    pointsByGrid: 'Points par course selon la place sur la grille (moyenne ± 95 %)',
    seat: (seat) => `place ${seat}`,
    wins: (share) => `gagne ${share}`,
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
    stillRunning: 'La partie est en cours.',
    verified: 'Rejoué et vérifié :',
  },
  ladder: {
    progress: (done, all) => `${plural(done, 'donne', 'donnes')} sur ${all}`,
    duels: (title, players, deals, seed) =>
      `${title} : deux niveaux se partagent ${players} places, ${plural(deals, 'donne jouée', 'donnes jouées chacune')} deux fois en échangeant les places, graine «${seed}»`,
    challenges: (title, players, deals, seed) =>
      `${title} : un contre ${players - 1}, ${plural(deals, 'donne jouée', 'donnes jouées chacune')} une fois de chaque place, graine «${seed}»`,
    challenge: (one, rivals, others, games) =>
      `${one} contre ${rivals} × ${others} (${plural(games, 'partie', 'parties')})`,
    score: (estimate) => `score par partie ${estimate}`,
    difference: (one, others, estimate) => `${one} a ${estimate} de plus qu’un ${others}`,
    duel: (first, second, races) => `${first} contre ${second} (${plural(races, 'course', 'courses')})`,
    estimate: (mean, low, high) => `${mean} (${low} à ${high})`,
    points: (estimate) => `points par course ${estimate}`,
    wins: (estimate) => `gagne ${estimate} %`,
    thinking: (milliseconds) => `${milliseconds} ms par décision`,
    ratio: (first, second, estimate) => `${first} marque ${estimate} fois ce que marque ${second}`,
  },
  powers: {
    headline: (games, players, seed) =>
      `Ce qu’un Pouvoir vaut à son propriétaire, en millions : ${plural(games, 'partie', 'parties')} de robots de club à ${players}, graine «${seed}»`,
    printed: (mean) => `Moyenne des six Pouvoirs imprimés : ${mean}`,
  },
  deck: {
    sound: (file, name, cards, kinds) =>
      `${file} : «${name}» est un paquet de ${plural(cards, 'carte', 'cartes')}, ${plural(kinds, 'sorte', 'sortes')}`,
    byColour: 'Lignes et cases par couleur',
    counts: (lines, spaces) => `${plural(lines, 'ligne', 'lignes')}, ${plural(spaces, 'case', 'cases')}`,
    even: 'Toutes les couleurs viennent aussi souvent et vont aussi loin l’une que l’autre.',
    uneven: 'Certaines couleurs viennent plus souvent ou vont plus loin que d’autres.',
    dealt: (players, cards) => `Cartes chacun à ${players} : ${cards}`,
    mostPlayers: (players) => `Pour ${plural(players, 'joueur', 'joueurs')} au plus`,
    decided: 'La règle imprimée départage n’importe quelles deux cartes différentes.',
    undecided: (pairs) => `La règle imprimée ne départage pas ${pairs}.`,
  },
  track: {
    headline: (name, id, isRing, isClockwise) =>
      `${name} (${id}) : ${isRing ? 'un anneau' : 'ouvert, du départ à l’arrivée'}, ${isClockwise ? 'dans le sens horaire' : 'dans le sens antihoraire'}`,
    checks: {
      shortestLap: 'tour le plus court, en pas',
      longestOverShortestPercent: 'tour le plus long, % en plus',
      spaces: 'cases',
      rectanglePercent: 'rectangles parfaits, %',
      line1Percent: 'ligne de paris 1, % du tour',
      line2Percent: 'ligne de paris 2, % du tour',
      line3Percent: 'ligne de paris 3, % du tour',
      firstChokeStep: 'premier goulet, pas depuis le départ 1',
      singleLaneStretches: 'passages à une voie de 4 ou 5 cases',
      staggeredWideCurves: 'larges courbes décalées',
      deadEnds: 'cases sans pas en avant',
      cutOff: 'cases d’où l’arrivée est hors d’atteinte',
    },
    range: (min, max) => `${min} à ${max}`,
    ok: 'ok',
    off: 'HORS LIMITES',
    simulated: (games, level) => `Simulé : ${plural(games, 'partie', 'parties')} de 3 à 6 joueurs, ${level}`,
    random: 'jeu au hasard',
    bots: (level) => `jouées par des robots ${level}`,
    finishing: (players) => `voitures qui arrivent, à ${players}`,
    gridWins: (space) => `victoires depuis l’emplacement de départ ${space}, %`,
    longestLap: (steps) => `Tour le plus long : ${steps} pas`,
    lineSteps: (steps) => `Pas jusqu’aux lignes de paris : ${steps}`,
    chokes: 'Goulets',
    choke: (lanes, spaces, steps) =>
      `${lanes === 1 ? 'une voie' : `${lanes} voies`}, ${plural(spaces, 'case', 'cases')}, après ${steps} pas`,
    lastStraight: (rows) => `Dernière ligne droite : ${plural(rows, 'rangée', 'rangées')}`,
    outOfRange: (name, numbers) =>
      `${name} : ${numbers === 1 ? 'un nombre est' : `${numbers} nombres sont`} hors limites`,
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
      copies: (copies, most, chunks) =>
        `Une partie coûte ${copies} copies de 128 octets (to.set(from)), médiane de ${chunks} mesures alternées ; ${most} au plus sont permises`,
      against: (ratio, runs) =>
        `Vitesse par rapport à l’autre copie : ${ratio}, médiane de ${runs} mesures alternées`,
      otherDigest: (digest) => `Empreinte de ses totaux : ${digest}`,
      noCheckout: (given) => `${given} n’a pas de parties de Downforce à mesurer`,
      record: (kilobytes, most, games) =>
        `Le plus grand de ${games} enregistrements a ${kilobytes} Ko ; ${most} au plus sont permis`,
      tooSlow: (copies, most) =>
        `une partie de Downforce coûte ${copies} copies ; ${most} au plus sont permises`,
      tooLarge: (kilobytes, most) =>
        `un enregistrement de Downforce a ${kilobytes} Ko ; ${most} au plus sont permis`,
    },
  },
};

import { CIRCUIT_IDS } from '@paddock/downforce';
import type { CliText } from '../../cli.ts';
import { LANGUAGES, languageName } from '../../languages.ts';
import { SECOND, WEAKEST } from '../../levels/levels.ts';
import { words } from '../common/shared.ts';

const { or } = words;
const LAST = LANGUAGES.at(-1) ?? 'fr';

export const commands: Pick<CliText, 'commands' | 'flags'> = {
  commands: {
    serve: {
      summary: 'ouvre le site et ses tables sur un seul port',
      more: 'Construit la page si ses sources ont changé, puis sert la page et les tables jusqu’à Ctrl-C. Les données vont dans le dossier data/. Les réglages sont des variables d’environnement, toutes vérifiées au démarrage et décrites dans apps/server/README.md : PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, PUBLIC_URL, ALLOWED_HOSTS, COOKIE_SECRET, METRICS_TOKEN, LOG_LEVEL, BOT_THREADS, BOT_LIMIT_MS, BOT_PAUSE_MS, MAX_BOT_LEVEL, LIMIT_SCALE, REQUEST_TIMEOUT_MS, CONNECTIONS_PER_ADDRESS, SMTP_URL, SMTP_FROM, NOTICES_TO_PRIVATE, SITE_DIR.',
      examples: [
        ['paddock serve', 'http://localhost:3000'],
        ['PORT=8080 HOST=0.0.0.0 paddock serve', 'pour tout le réseau, sur un autre port'],
        ['DATABASE_URL=postgres://paddock@localhost/paddock paddock serve', 'avec PostgreSQL'],
      ],
    },
    simulate: {
      summary: 'joue des parties au hasard et donne les résultats',
      more: 'La même graine joue les mêmes parties. Avec --out, elles sont tirées de secrets scellés d’avance, pour que chacun puisse les vérifier : ce ne sont pas celles que l’on obtient sans cette option.',
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
        [
          'paddock simulate --game downforce --deck my-deck.json --track my-track.json --games 5 --out games.jsonl',
          'vos propres cartes et votre circuit : les enregistrements contiennent les deux',
        ],
        ['paddock simulate --games 20 --json', 'les chiffres pour un autre programme'],
        [
          `paddock simulate --races 1 --levels ${SECOND},${WEAKEST},${WEAKEST},random --games 10`,
          'un niveau par place : qui marque combien',
        ],
      ],
      flags: { levels: 'qui joue : un niveau, ou un par place ; par défaut random' },
    },
    verify: {
      summary: 'rejoue des enregistrements et indique ce que cela prouve, ou la première erreur',
      more: 'Un fichier contient une partie (JSON) ou plusieurs (lignes JSON) ; «-» lit l’entrée standard. Une partie en cours est prouvée jusqu’au point où elle en est.',
      examples: [
        ['paddock verify games.jsonl', 'toutes les parties du fichier'],
        ['paddock verify --lang fr games.jsonl', 'la même chose, en français'],
      ],
    },
    show: {
      summary: 'raconte une partie, avec l’ordre après chaque coup',
      more: 'En couleur sur un terminal, sans couleur dans un pipe ou avec NO_COLOR. «-» lit l’entrée standard.',
      examples: [
        ['paddock show games.jsonl', 'la première partie du fichier'],
        ['paddock show games.jsonl --nr 3', 'la troisième'],
        [`paddock show games.jsonl --lang ${LAST}`, `racontée en ${languageName(LAST, 'fr')}`],
      ],
    },
    review: {
      summary: 'dit ce qui a décidé une partie finie : la chance, les décisions et les moments décisifs',
      more: 'Chaque résultat est la somme du départ, de la chance, de ses propres décisions, de celles des autres et de ce que l’estimation laisse de reste. Une décision est jugée d’après ce que son joueur savait alors. Le même enregistrement donne la même analyse. calibrate joue des parties de robots de niveaux mêlés et compare les chances annoncées par l’analyse avec l’issue des parties. measure analyse des parties d’un niveau contre une table d’un autre ; avec --out, une mesure interrompue est reprise. «-» lit l’entrée standard.',
      examples: [
        ['paddock review games.jsonl', 'la première partie du fichier'],
        ['paddock review games.jsonl --nr 3 --seat 2', 'la troisième, pour le joueur de la deuxième place'],
        ['paddock review games.jsonl --json', 'toute l’analyse pour un autre programme'],
        ['paddock review calibrate --game formula --games 200', 'à quel point on peut croire ses chances'],
        [
          `paddock review measure --levels ${SECOND},${WEAKEST} --games 20`,
          'si le meilleur joueur décide mieux',
        ],
      ],
      flags: { out: 'calibrate, measure : garde les parties dans ce fichier, et reprend de là' },
    },
    forget: {
      summary: 'affiche des enregistrements sans le nom de quelqu’un',
      more: 'La preuve reste : «verify» signale alors que des noms ont été retirés. «-» lit l’entrée standard.',
      examples: [
        [
          'paddock forget Ana games.jsonl > forgotten.jsonl',
          'toutes les parties du fichier, sans le nom d’Ana',
        ],
      ],
    },
    ladder: {
      summary: 'fait jouer les robots les uns contre les autres, avec intervalles à 95 %',
      more: 'Un robot joue contre une table d’un autre niveau, et chaque donne est jouée une fois de chaque place : la chance aux cartes ne profite à personne. Ce que les pioches et les dés ont donné ensuite est retiré aussi, et le tableau dit combien de parties cela épargne. La même graine joue les mêmes parties. docs/ladder.md explique les chiffres (en anglais).',
      examples: [
        [
          'paddock ladder --game formula',
          'chaque niveau contre tous les plus faibles, cent donnes d’une course',
        ],
        [`paddock ladder --game downforce --one ${SECOND}`, `${SECOND} contre chacun des autres`],
        [`paddock ladder --levels ${SECOND},${WEAKEST} --deals 50`, 'ces deux-là seulement'],
        ['paddock ladder --players 6 --races 2 --deals 50', 'à table pleine, des saisons de deux courses'],
        [
          'paddock ladder --game downforce --deals 250 --file ladder.jsonl --write docs/ladder.md',
          'une longue mesure : interrompue par Ctrl-C, elle reprend avec le même appel',
        ],
        [
          'paddock ladder --game downforce --each-variant',
          'toutes les variantes, le niveau le plus fort contre le niveau habituel',
        ],
        [
          `paddock ladder --levels ${WEAKEST},random --deals 20 --json`,
          'les chiffres pour un autre programme',
        ],
      ],
    },
    bot: {
      summary: 'fait jouer cent parties à votre propre bot, et dit ce que cela donne',
      more: 'check COMMANDE lance un serveur à part, puis la commande, avec l’adresse dans PADDOCK_URL et le jeton dans PADDOCK_TOKEN. Avec une adresse ws://, c’est lui qui se connecte au bot, qui parle alors comme s’il s’était connecté lui-même. Sans --game, les deux jeux sont joués, à des tables de quatre, autant contre chaque niveau. Code de sortie 1 si une réponse a été refusée ou est venue trop tard. docs/bots.md décrit le protocole.',
      examples: [
        ['paddock bot check "node examples/bots/simple-bot.ts"', 'l’exemple, dans les deux jeux'],
        [
          'paddock bot check "python3 examples/bots/simple_bot.py" --game formula --games 400 --against random',
          'sa force, plus précisément',
        ],
        ['paddock bot check ws://127.0.0.1:9000', 'un bot qui écoute là'],
      ],
      flags: {
        game: 'seulement ce jeu',
        games: 'combien de parties de chaque jeu',
        against: 'niveaux des autres joueurs, séparés par des virgules',
        seed: 'désigne les donnes',
      },
    },
    powers: {
      summary: 'ce que chaque Pouvoir de Downforce vaut à son propriétaire, avec intervalles à 95 %',
      more: 'Des robots de club jouent les enchères, puis la même course une fois sans aucun Pouvoir et une fois pour chaque Pouvoir, qu’un seul joueur possède : la différence d’argent est sa valeur. Sont mesurés les six d’origine et ceux du pack. La même graine joue les mêmes parties.',
      examples: [
        ['paddock powers', 'cent parties, quelques minutes'],
        ['paddock powers --games 2000 --players 5', 'plus précis, avec plus de joueurs'],
        ['paddock powers --games 20 --json', 'les chiffres pour un autre programme'],
      ],
    },
    train: {
      summary: 'entraîne le réseau avec lequel le champion de Formula juge un tour',
      more: 'Il joue des courses contre lui-même et apprend de leur issue : un million prend une dizaine de minutes d’un cœur. Les mêmes courses et la même graine donnent le même réseau sur toute machine. S’affichent l’erreur de ses chances de victoire, en moyenne des carrés, selon les tours qui restaient au joueur, et la fréquence à laquelle il gagne, sans recherche, contre des robots qui jouent comme ceux de club. Le fichier est un module des sources ; docs/ladder.md dit comment le nôtre a été fait.',
      examples: [
        ['paddock train --games 20000 --out weights.ts', 'un court, pour voir'],
        [
          'paddock train --games 3000000 --seed formula --out packages/bots/src/formula/trained/weights.ts',
          'comme le nôtre a été fait',
        ],
      ],
      flags: { games: 'nombre de courses jouées', out: 'le module à écrire' },
    },
    deck: {
      summary: 'contrôle un paquet de cartes de Downforce',
      more: 'check FICHIER (ou l’id d’un circuit, ou all) indique ce qui ne va pas dans un paquet, carte par carte (en anglais), ou le résume. «reconstructed» est le paquet utilisé ici.',
      examples: [
        ['paddock deck check reconstructed', 'le paquet utilisé ici'],
        ['paddock deck check my-deck.json', 'le vôtre'],
      ],
    },
    track: {
      summary: 'contrôle et dessine un circuit de Downforce',
      more: `check FICHIER indique ce qui ne va pas dans un circuit (en anglais), ou donne chaque valeur qu’un bon circuit respecte, avec des parties simulées ; code de sortie 1 si l’une est hors limites. draw FICHIER en fait une image. ${words.and(CIRCUIT_IDS)} sont les circuits utilisés ici.`,
      examples: [
        ['paddock track check marina-bay', 'un circuit utilisé ici'],
        ['paddock track check my-track.json --games 100', 'le vôtre, avec moins de parties'],
        [
          'paddock track check all --games 4000 --file races --write docs/tracks.md',
          'tous les circuits utilisés ici, leurs chiffres écrits dans un document',
        ],
        ['paddock track draw marina-bay --out track.svg', 'son image'],
      ],
      flags: {
        games: 'le nombre de parties jouées par des robots, de 3 à 6 joueurs tour à tour ; 0 pour aucune',
        file: 'garde chaque course dans ce fichier (avec all, un par circuit) ; le même appel reprend où il s’était arrêté',
        write: 'avec all : écrit les chiffres dans ce document',
        out: 'draw : écrit l’image dans ce fichier ; check all : les chiffres, en module',
      },
    },
    admin: {
      summary: 's’occupe des données d’un serveur',
      more: 'backup, export, tables, people, sign-out, make-admin, refold et doctor fonctionnent pendant que le serveur tourne ; restore et import sont alors refusés. backup copie la base intégrée ; export écrit tout en lignes JSON, depuis l’une ou l’autre base. DATA_DIR et DATABASE_URL indiquent les données ; les messages sont en anglais.',
      examples: [
        ['paddock admin backup paddock.backup', 'une copie entière, même pendant que le serveur tourne'],
        ['paddock admin tables', 'les tables, une par ligne'],
        [
          'paddock admin doctor',
          'contrôle dossier, disque, horloge, base et chaque table, et dit quoi faire',
        ],
        [
          'paddock admin sign-out PERSON',
          'ferme toutes les sessions d’une personne que `paddock admin people` liste',
        ],
        ['paddock admin refold', 'recompte toutes les parties classées et corrige ce qui diffère'],
        [
          'paddock admin make-admin PERSON',
          'permet à un compte (nom ou identifiant) de traiter les signalements',
        ],
        [
          'paddock admin restore paddock.backup',
          'remplace les données par une sauvegarde ; les anciennes sont conservées à côté',
        ],
        [
          'paddock admin export all.jsonl && DATABASE_URL=postgres://paddock@localhost/paddock paddock admin import all.jsonl',
          'dans une autre base',
        ],
      ],
    },
    bench: {
      summary: 'mesure les règles : Formula face à un programme C, Downforce face à une version antérieure',
      more: 'Le programme C est compilé sur place ; c’est aussi un second avis sur les règles : les deux doivent donner les mêmes points à chaque voiture et à chaque place. Code de sortie 1 aussi si un enregistrement de Downforce est trop grand, ou si ses parties sont nettement plus lentes que celles de l’autre copie.',
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
    preset: 'un choix d’options tout fait ; celles que vous donnez vous-même l’emportent',
    deck: 'Downforce avec vos propres cartes, lues dans ce fichier ; --track et --worldTour acceptent aussi des fichiers',
    deals: 'le nombre de donnes, chacune jouée une fois de chaque place ; par défaut 100',
    levels: 'les niveaux qui jouent ; par défaut tous',
    one: 'ce niveau contre chacun des autres, au lieu de chacun contre tous les plus faibles',
    'each-variant':
      'joue tous les choix tout faits : le niveau le plus fort contre celui qui remplace les absents, 200 parties de chacun',
    rollouts:
      'mesure aussi la chance en jouant la suite autant de fois après chaque tirage : plus lent ; par défaut 0',
    processes:
      'combien de parties se jouent en même temps ; par défaut un cœur de moins que la machine n’en a',
    file: 'garde chaque partie finie dans ce fichier ; le même appel continue où il s’est arrêté',
    write: 'met les tableaux dans ce document, à la place de leur version précédente',
    out: 'écrit les parties dans ce fichier, en lignes JSON',
    against:
      'une autre copie de ce projet, ou un commit : ses parties de Downforce sont mesurées à côté des nôtres',
    json: 'donne les chiffres en JSON',
    nr: 'quelle partie du fichier, à partir de 1',
    seat: 'quelle place, à partir de 1',
    effort: 'combien de travail, en pour cent du travail habituel ; moins, c’est plus vite et moins précis',
    lang: `la langue : ${or(LANGUAGES)} ; par défaut celle du système`,
    help: 'ce texte',
  },
};

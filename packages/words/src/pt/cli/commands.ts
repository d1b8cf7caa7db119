import { CIRCUIT_IDS } from '@paddock/downforce';
import type { CliText } from '../../cli.ts';
import { LANGUAGES, languageName } from '../../languages.ts';
import { SECOND, WEAKEST } from '../../levels/levels.ts';
import { words } from '../common/shared.ts';

const { or } = words;
const LAST = LANGUAGES.at(-1) ?? 'pt';

export const commands: Pick<CliText, 'commands' | 'flags'> = {
  commands: {
    serve: {
      summary: 'abre o site e as suas mesas numa só porta',
      more: 'Constrói a página se as fontes mudaram, depois serve a página e as mesas até Ctrl-C. Os dados ficam na pasta data/. Configura-se com variáveis de ambiente, todas verificadas no arranque e descritas em apps/server/README.md: PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, PUBLIC_URL, ALLOWED_HOSTS, COOKIE_SECRET, METRICS_TOKEN, LOG_LEVEL, BOT_THREADS, BOT_LIMIT_MS, BOT_PAUSE_MS, MAX_BOT_LEVEL, LIMIT_SCALE, REQUEST_TIMEOUT_MS, CONNECTIONS_PER_ADDRESS, SMTP_URL, SMTP_FROM, NOTICES_TO_PRIVATE, SITE_DIR.',
      examples: [
        ['paddock serve', 'http://localhost:3000'],
        ['PORT=8080 HOST=0.0.0.0 paddock serve', 'para toda a rede, noutra porta'],
        ['DATABASE_URL=postgres://paddock@localhost/paddock paddock serve', 'com PostgreSQL'],
      ],
    },
    simulate: {
      summary: 'joga partidas ao acaso e mostra os resultados',
      more: 'A mesma semente joga as mesmas partidas. Com --out são sorteadas a partir de segredos fixados de antemão, para que qualquer um as possa verificar: não são as partidas que se obtêm sem essa opção.',
      examples: [
        ['paddock simulate', 'cem serões de três corridas com quatro jogadores'],
        ['paddock simulate --players 3 --preset one-race --games 10000', 'a pole conta, com três?'],
        ['paddock simulate --removed 12 --seed monza', 'corridas mais curtas, outras partidas'],
        [
          'paddock simulate --races 2 --removed 0,6 --games 20',
          'a segunda corrida mais curta do que a primeira',
        ],
        [
          'paddock simulate --teams red/blue/green/yellow --games 20',
          'equipas escolhidas: o lugar 1 corre pela vermelha',
        ],
        ['paddock simulate --games 5 --out games.jsonl', 'escreve as partidas, uma por linha'],
        [
          'paddock simulate --game downforce --players 6 --games 1000',
          'Down Force: quem ganha quanto, e com quê',
        ],
        [
          'paddock simulate --game downforce --preset beginners --track random --games 50',
          'o jogo para principiantes, num ou noutro circuito',
        ],
        [
          'paddock simulate --game downforce --deck my-deck.json --track my-track.json --games 5 --out games.jsonl',
          'o teu baralho e o teu circuito: os registos guardam os dois',
        ],
        ['paddock simulate --games 20 --json', 'os números para outro programa'],
        [
          `paddock simulate --races 1 --levels ${SECOND},${WEAKEST},${WEAKEST},random --games 10`,
          'um nível por lugar: quem ganha quanto',
        ],
      ],
      flags: { levels: 'quem joga: um nível, ou um por lugar; por omissão random' },
    },
    verify: {
      summary: 'volta a jogar os registos e indica o que isso prova, ou o primeiro erro',
      more: 'Um ficheiro tem uma partida (JSON) ou várias (linhas JSON); «-» lê a entrada padrão. Uma partida a decorrer é provada até onde chegou.',
      examples: [
        ['paddock verify games.jsonl', 'todas as partidas do ficheiro'],
        ['paddock verify --lang fr games.jsonl', 'o mesmo, em francês'],
      ],
    },
    show: {
      summary: 'conta uma partida por palavras, com a ordem depois de cada jogada',
      more: 'A cores num terminal, simples num pipe ou com NO_COLOR. «-» lê a entrada padrão.',
      examples: [
        ['paddock show games.jsonl', 'a primeira partida do ficheiro'],
        ['paddock show games.jsonl --nr 3', 'a terceira'],
        [`paddock show games.jsonl --lang ${LAST}`, `contada em ${languageName(LAST, 'pt')}`],
      ],
    },
    review: {
      summary: 'diz o que decidiu uma partida acabada: sorte, decisões e os momentos decisivos',
      more: 'Cada resultado é a soma do início, da sorte, das decisões próprias, das decisões dos outros e do que sobra da estimativa. Uma decisão é julgada pelo que o seu jogador sabia então. O mesmo registo dá a mesma análise. calibrate joga partidas de bots de níveis misturados e compara as hipóteses que a análise dá com o fim das partidas. measure analisa partidas de um nível contra uma mesa de outro; com --out retoma-se uma medição interrompida. «-» lê a entrada padrão.',
      examples: [
        ['paddock review games.jsonl', 'a primeira partida do ficheiro'],
        ['paddock review games.jsonl --nr 3 --seat 2', 'a terceira, para o jogador do segundo lugar'],
        ['paddock review games.jsonl --json', 'a análise inteira para outro programa'],
        [
          'paddock review calibrate --game formula --games 200',
          'até que ponto se pode acreditar nas hipóteses',
        ],
        [
          `paddock review measure --levels ${SECOND},${WEAKEST} --games 20`,
          'se o melhor jogador decide melhor',
        ],
      ],
      flags: { out: 'calibrate, measure: guarda as partidas neste ficheiro e continua a partir daí' },
    },
    forget: {
      summary: 'mostra registos sem o nome de alguém',
      more: 'A prova mantém-se: «verify» diz então que foram retirados nomes. «-» lê a entrada padrão.',
      examples: [
        [
          'paddock forget Ana games.jsonl > forgotten.jsonl',
          'todas as partidas do ficheiro, sem o nome da Ana',
        ],
      ],
    },
    ladder: {
      summary: 'põe os bots a jogar uns contra os outros, com intervalos de 95 %',
      more: 'Um bot joga contra uma mesa de outro nível, e cada distribuição é jogada uma vez de cada lugar: a sorte nas cartas não conta para ninguém. O que as cartas tiradas e os dados deram depois também é descontado, e a tabela diz quantas partidas isso poupa. A mesma semente joga as mesmas partidas. docs/ladder.md explica os números (em inglês).',
      examples: [
        [
          'paddock ladder --game formula',
          'cada nível contra todos os mais fracos, cem distribuições de uma corrida',
        ],
        [`paddock ladder --game downforce --one ${SECOND}`, `${SECOND} contra cada um dos outros`],
        [`paddock ladder --levels ${SECOND},${WEAKEST} --deals 50`, 'só estes dois'],
        ['paddock ladder --players 6 --races 2 --deals 50', 'com a mesa cheia, épocas de duas corridas'],
        [
          'paddock ladder --game downforce --deals 250 --file ladder.jsonl --write docs/ladder.md',
          'uma longa: se for parada com Ctrl-C, o mesmo comando continua',
        ],
        [
          'paddock ladder --game downforce --each-variant',
          'todas as variantes, o nível mais forte contra o habitual',
        ],
        [`paddock ladder --levels ${WEAKEST},random --deals 20 --json`, 'os números para outro programa'],
      ],
    },
    bot: {
      summary: 'põe um bot teu a jogar cem partidas, e diz como correu',
      more: 'check COMANDO inicia um servidor à parte e depois o comando, com o endereço em PADDOCK_URL e a chave em PADDOCK_TOKEN. Com um endereço ws:// é ele que se liga ao bot, que então fala como se se tivesse ligado ele próprio. Sem --game jogam-se os dois jogos, em mesas de quatro, o mesmo número de partidas contra cada nível. Código de saída 1 se uma resposta foi recusada ou veio tarde demais. docs/bots.md descreve o protocolo.',
      examples: [
        ['paddock bot check "node examples/bots/simple-bot.ts"', 'o exemplo, nos dois jogos'],
        [
          'paddock bot check "python3 examples/bots/simple_bot.py" --game formula --games 400 --against random',
          'a sua força, com mais precisão',
        ],
        ['paddock bot check ws://127.0.0.1:9000', 'um bot que escuta ali'],
      ],
      flags: {
        game: 'só este jogo',
        games: 'quantas partidas de cada jogo',
        against: 'níveis dos outros jogadores, separados por vírgulas',
        seed: 'dá nome aos baralhamentos',
      },
    },
    powers: {
      summary: 'o que cada poder de Down Force vale para o seu dono, com intervalos de 95 %',
      more: 'Bots de clube jogam o leilão e depois a mesma corrida, uma vez sem nenhum poder e uma vez para cada poder, que só um jogador tem: a diferença em dinheiro é o que ele vale. Mede os seis originais e os do pacote. A mesma semente joga as mesmas partidas.',
      examples: [
        ['paddock powers', 'cem partidas, alguns minutos'],
        ['paddock powers --games 2000 --players 5', 'mais exato, com mais jogadores'],
        ['paddock powers --games 20 --json', 'os números para outro programa'],
      ],
    },
    train: {
      summary: 'treina a rede com que o campeão de Formula avalia uma jogada',
      more: 'Joga corridas contra si mesma e aprende com o resultado: um milhão leva uns dez minutos de um núcleo. As mesmas corridas e a mesma semente dão a mesma rede em qualquer máquina. Mostra o erro das suas probabilidades de vitória, em média dos quadrados, conforme as jogadas que restavam ao jogador, e quantas vezes ganha, sem procurar, contra bots que jogam como os de clube. O ficheiro é um módulo das fontes; docs/ladder.md diz como a nossa foi feita.',
      examples: [
        ['paddock train --games 20000 --out weights.ts', 'um curto, para ver como é'],
        [
          'paddock train --games 3000000 --seed formula --out packages/bots/src/formula/trained/weights.ts',
          'como a nossa foi feita',
        ],
      ],
      flags: { games: 'quantas corridas se jogam', out: 'o módulo a escrever' },
    },
    deck: {
      summary: 'verifica um baralho de Down Force',
      more: 'check FICHEIRO (ou o id de um circuito, ou all) indica o que está mal num baralho, carta a carta (em inglês), ou resume-o. «reconstructed» é o baralho usado aqui.',
      examples: [
        ['paddock deck check reconstructed', 'o baralho usado aqui'],
        ['paddock deck check my-deck.json', 'o teu'],
      ],
    },
    track: {
      summary: 'verifica e desenha um circuito de Down Force',
      more: `check FICHEIRO indica o que está mal num circuito (em inglês), ou dá cada valor que um bom circuito respeita, com partidas simuladas; código de saída 1 se algum está fora dos limites. draw FICHEIRO faz dele uma imagem. ${words.and(CIRCUIT_IDS)} são os circuitos usados aqui.`,
      examples: [
        ['paddock track check marina-bay', 'um circuito usado aqui'],
        ['paddock track check my-track.json --games 100', 'o teu, com menos partidas'],
        [
          'paddock track check all --games 4000 --file races --write docs/tracks.md',
          'todos os circuitos usados aqui, com os números escritos num documento',
        ],
        ['paddock track draw marina-bay --out track.svg', 'a imagem dele'],
      ],
      flags: {
        games: 'quantas partidas os bots jogam, com 3 a 6 jogadores à vez; 0 para nenhuma',
        file: 'guarda cada corrida neste ficheiro (com all, um por circuito); o mesmo comando continua onde parou',
        write: 'com all: escreve os números neste documento',
        out: 'draw: escreve a imagem neste ficheiro; check all: os números, como módulo',
      },
    },
    admin: {
      summary: 'trata dos dados de um servidor',
      more: 'backup, export, tables, people, sign-out, make-admin, refold e doctor funcionam com o servidor a correr; restore e import são então recusados. backup copia a base embutida; export escreve tudo em linhas JSON, de qualquer das bases. DATA_DIR e DATABASE_URL indicam os dados; as mensagens são em inglês.',
      examples: [
        ['paddock admin backup paddock.backup', 'uma cópia inteira, mesmo com o servidor a correr'],
        ['paddock admin tables', 'as mesas, uma por linha'],
        ['paddock admin doctor', 'verifica pasta, disco, relógio, base e cada mesa, e diz o que fazer'],
        [
          'paddock admin sign-out PERSON',
          'termina todas as sessões de uma pessoa que `paddock admin people` lista',
        ],
        ['paddock admin refold', 'reconta todas as partidas classificadas e corrige o que difere'],
        ['paddock admin make-admin PERSON', 'deixa uma conta (nome ou identificador) tratar das denúncias'],
        [
          'paddock admin restore paddock.backup',
          'substitui os dados por uma cópia; os antigos ficam guardados ao lado',
        ],
        [
          'paddock admin export all.jsonl && DATABASE_URL=postgres://paddock@localhost/paddock paddock admin import all.jsonl',
          'para outra base',
        ],
      ],
    },
    bench: {
      summary:
        'mede as regras: Formula ao lado de um programa em C, Down Force ao lado de uma versão anterior',
      more: 'O programa em C é compilado na hora; é também uma segunda opinião sobre as regras: os dois têm de dar os mesmos pontos a cada carro e a cada lugar. Código de saída 1 também se um registo de Down Force é grande demais, ou se as partidas são claramente mais lentas do que as da outra cópia.',
      examples: [
        ['paddock bench', 'cerca de um minuto'],
        ['paddock bench --json', 'os números para outro programa'],
        ['paddock bench --against ../before', 'ao lado de outra cópia: antes e depois de uma só vez'],
      ],
    },
  },
  flags: {
    game: 'que jogo',
    players: 'quantos jogadores',
    games: 'quantas partidas',
    seed: 'um texto qualquer: o mesmo texto, as mesmas partidas',
    preset: 'um conjunto de opções já feito; as que deres tu prevalecem',
    deck: 'Down Force com um baralho teu, deste ficheiro; --track e --worldTour também aceitam ficheiros',
    deals: 'quantas distribuições, cada uma jogada uma vez de cada lugar; por omissão 100',
    levels: 'que níveis jogam; por omissão todos',
    one: 'este nível contra cada um dos outros, em vez de cada um contra todos os mais fracos',
    'each-variant':
      'joga todos os conjuntos de opções: o nível mais forte contra o que substitui os ausentes, 200 partidas de cada um',
    rollouts:
      'mede a sorte também jogando o resto tantas vezes depois de cada tiragem: mais lento; por omissão 0',
    processes: 'quantas partidas se jogam ao mesmo tempo; por omissão, uma a menos do que os núcleos',
    file: 'guarda cada partida acabada neste ficheiro; o mesmo comando continua onde parou',
    write: 'põe as tabelas neste documento, no lugar da versão anterior',
    out: 'escreve as partidas neste ficheiro, em linhas JSON',
    against:
      'outra cópia deste projeto, ou um commit: as partidas de Down Force dela são medidas ao lado das nossas',
    json: 'dá os números em JSON',
    nr: 'que partida do ficheiro, a partir de 1',
    seat: 'que lugar, a partir de 1',
    effort: 'quanto trabalho, em percentagem do habitual; menos é mais rápido e menos exato',
    lang: `a língua: ${or(LANGUAGES)}; por omissão a do sistema`,
    help: 'este texto',
  },
};

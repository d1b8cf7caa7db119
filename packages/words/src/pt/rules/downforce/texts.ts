import { capital } from '../../../text.ts';
import type { RuleTexts } from '../../../page/rules/downforce.ts';
import { help } from '../../help/downforce.ts';
import { words } from '../../common/shared.ts';
import { names } from '../../downforce/names.ts';
import { variants } from '../../downforce/variants/words.ts';

const { and } = words;
const tracks = Object.values(names.tracks);

export const texts: RuleTexts = {
  title: 'Down Force: as regras',
  intro:
    'Seis carros, uma volta. Primeiro compras carros num leilão, licitando com as mesmas cartas com que vais correr. Depois, cada carta jogada move vários carros, incluindo os dos outros. Três vezes pelo caminho, todos apostam em segredo no vencedor. O teu dinheiro são os prémios e as apostas, menos o que pagaste: ganha o jogador mais rico. O resto desta página serve para tirar dúvidas.',
  help,
  sections: {
    aim: 'O objetivo',
    setup: 'A preparação',
    auction: 'O Leilão',
    race: 'A Corrida',
    bets: 'As Apostas',
    powers: 'Os poderes',
    scoring: 'A pontuação',
    variants: 'Outras formas de jogar',
  },
  rules: {
    'D-C1': {
      name: 'Seis carros',
      text: 'Preto, azul, verde, amarelo, laranja e vermelho. Cada um tem uma placa de Piloto para o dono e uma carta Velocidade Oito.',
    },
    'D-C5': { name: 'Dinheiro', text: 'Todas as quantias são milhões inteiros: «€6M».' },
    'D-E3': {
      name: 'A vitória',
      text: 'A tua pontuação final são os teus prémios de corrida mais o que pagam as tuas apostas, menos os preços que pagaste. Ganha a mais alta. Em caso de empate, fica à frente o jogador com o carro mais bem classificado, carros parados incluídos; um jogador sem carro vem depois de um com carro, e dois sem carro partilham o lugar. Todos são classificados assim.',
    },
    'D-C2': {
      name: 'As cartas',
      text: '42 cartas Velocidade, com uma a seis linhas. Uma linha é a cor de um carro, ou um Jóquer, e um número de 1 a 6. Nenhuma cor aparece duas vezes numa carta. Além disso, uma carta Velocidade Oito por carro: uma só linha da sua cor, 8.',
      ruling:
        'Não conhecemos a lista exata das cartas impressas. Este baralho é uma reconstituição que bate certo com tudo o que se sabe. Uma mesa pode usar outro baralho, como as cartas da tua caixa escritas no editor: cada carta tem de uma a seis linhas, nenhuma cor duas vezes, números de 1 a 6, e cada um recebe pelo menos seis cartas.',
    },
    'D-C3': {
      name: 'Os seis poderes',
      text: 'Seis cartas (na edição impressa, cartas Potência), cada uma com um poder: Agressivo, Habilidoso, Determinado, Estratégico, Astuto e Imprevisível.',
    },
    'D-C4': {
      name: 'Os circuitos',
      text: `${capital(and(tracks.map((track) => `o circuito ${track}`)))}.`,
      ruling:
        'Não conhecemos o traçado dos tabuleiros impressos. Estes são circuitos originais que mantêm o que se sabe: uma volta, seis espaços iniciais desencontrados, passagens estreitas, linhas de aposta perto de um quarto, metade e três quartos da volta.',
    },
    'D-C6': {
      name: 'A folha de pontuação',
      text: 'Cada jogador tem a sua: para cada carro o preço que pagou, e uma marca para as apostas 1, 2 e 3; em baixo, prémios de corrida mais apostas menos o gasto no leilão.',
    },
    'D-S1': {
      name: 'A distribuição',
      text: 'Para dois a seis jogadores. As 42 cartas Velocidade são distribuídas por igual: 21, 14, 10, 8 ou 7 a cada um com 2, 3, 4, 5 ou 6 jogadores. Com quatro e com cinco sobram duas, que vão para a caixa sem ninguém as ver.',
    },
    'D-S2': {
      name: 'A grelha',
      text: 'Escolhe-se o circuito, ou sorteia-se. As cartas Velocidade Oito e os poderes são baralhados em duas pilhas. Antes do leilão, os seis carros são postos à sorte nos seis espaços iniciais, à vista de todos.',
    },
    'D-S3': {
      name: 'Aberto e secreto',
      text: 'Aberto: donos, preços, poderes, todas as cartas mostradas no leilão, quantas cartas tem cada um, a pilha de descarte, e quem ainda tem de escolher. Secreto: as mãos, a ordem das pilhas, as cartas que foram para a caixa sem ninguém as ver, os lances até estarem todos colocados, e as apostas até à pontuação. O sentido dos ponteiros do relógio é a ordem dos lugares à mesa.',
    },
    'D-A1': {
      name: 'Seis rondas',
      text: 'Em cada ronda vira-se a carta Velocidade Oito de cima: esse carro vai a leilão. Vira-se também o poder de cima, que vai com o carro.',
    },
    'D-A2': {
      name: 'Licitar',
      text: 'Cada jogador que pode licitar escolhe uma carta da mão e coloca-a na mesa, virada para baixo; depois viram-se todas ao mesmo tempo. Todos têm de colocar uma carta: para passar, coloca-se uma sem a cor. Se todas as tuas cartas a têm, tens de licitar.',
      ruling: 'Uma carta Velocidade Oito da mão pode ser colocada para passar, nunca como lance.',
    },
    'D-A3': {
      name: 'Quanto vale uma carta',
      text: 'O teu lance é o número da linha com a cor do carro. Uma carta sem essa cor passa, a não ser que a tenhas declarado lance.',
    },
    'D-A4': {
      name: 'O lance mais alto',
      text: 'Ganha o lance mais alto. Em caso de empate: a carta com mais linhas, Jóqueres incluídos; depois, a carta sem Jóquer.',
      ruling: 'Se o empate se mantiver, a sorte decide, com a mesma hipótese para cada lance empatado.',
    },
    'D-A5': {
      name: 'A compra',
      text: 'O vencedor anota o preço, fica com o carro, junta à mão a carta Velocidade Oito dele e coloca o poder à sua frente, virado para cima.',
    },
    'D-A6': {
      name: 'As cartas voltam',
      text: 'Todas as cartas colocadas voltam às mãos dos donos e podem ser usadas outra vez. O que todos viram continua a ser conhecido.',
    },
    'D-A7': {
      name: 'Um carro para todos',
      text: 'Conta os carros por leiloar: o que está em leilão e os que ainda estão virados para baixo. Assim que não forem mais do que os jogadores sem carro, só estes podem licitar.',
      ruling: 'Os carros reservados não contam como carros por leiloar.',
    },
    'D-A8': {
      name: 'O último carro',
      text: 'Quando sai o último carro e há exatamente um jogador sem carro, não há lances. Esse jogador tem de ficar com ele, e com o poder, pelo número mais baixo dessa cor na sua mão, e mostra a carta: se houver várias, a que tem menos linhas, depois a que não tem Jóquer, depois a primeira na lista do baralho. Com dois ou mais jogadores sem carro, é uma ronda normal entre eles.',
      ruling: 'Um jogador sem nenhuma carta dessa cor paga o lance mais baixo que poderia declarar.',
    },
    'D-A9': {
      name: 'Ninguém licita',
      text: 'Então o carro e o seu poder ficam reservados. Depois da sexta ronda, enquanto alguém não tiver carro, os carros reservados voltam pela mesma ordem. Só licitam os jogadores sem carro, da forma habitual; podem passar, e um jogador que licite sozinho paga o seu próprio lance. Um carro que continue sem comprador fica sem dono: corre, é movido pelas cartas e pode-se apostar nele. O seu poder e a sua carta Velocidade Oito vão para a caixa.',
    },
    'D-A10': {
      name: 'Declarar um lance',
      text: 'Sem cartas da cor na mão, ainda podes licitar. Com um Jóquer na mão: coloca uma carta com Jóquer e declara-a, pelo número dele. Se também não tens Jóquer: coloca qualquer carta e declara-a, pelo seu número mais baixo. A declaração é secreta até se virarem as cartas. Sem declaração, a carta passa.',
      ruling: 'Uma carta com dois Jóqueres vale o mais alto dos dois.',
    },
    'D-A11': {
      name: 'Um só poder',
      text: 'Depois do leilão, os jogadores que ganharam vários poderes ficam com um só: escolhem em segredo e revelam ao mesmo tempo. Os outros poderes voltam para a caixa. O teu poder vale para todos os teus carros. Sem carro não tens poder.',
    },
    'D-A12': {
      name: 'Sem carro',
      text: 'Pode acontecer que acabes o leilão sem carro. Ainda podes ganhar a apostar.',
      ruling:
        'Um jogador sem carro põe a mão de lado sem a mostrar, não joga turnos e faz todas as apostas. Se ninguém tiver carro, não há corrida: todos têm €0 e partilham a vitória.',
    },
    'D-R1': {
      name: 'Quem começa',
      text: 'Começa o dono do carro no espaço inicial 1; depois joga-se no sentido dos ponteiros do relógio.',
      ruling: 'Se esse carro não tem dono, começa o dono do carro seguinte na grelha.',
    },
    'D-R2': {
      name: 'Um turno',
      text: 'Joga uma carta; não se pode passar. Move todos os carros da carta, da linha de cima para a de baixo, e põe-na na pilha de descarte. Uma carta começada joga-se até à última linha, mesmo que o teu último carro chegue entretanto.',
    },
    'D-R3': {
      name: 'Quem move',
      text: 'O jogador da carta move todos os carros dela, sejam de quem forem.',
    },
    'D-R4': {
      name: 'Os Jóqueres',
      text: 'Um Jóquer move um carro à tua escolha cuja cor não está na carta. Dois Jóqueres, dois carros diferentes. Escolhes quando chega a vez da linha, e podes escolher um carro que já chegou ou está bloqueado, o que desperdiça o movimento. Uma cor conta como presente mesmo que a sua linha seja ignorada ou o seu carro já tenha chegado. Sem cor para escolher, a linha não faz nada.',
    },
    'D-R5': {
      name: 'Um passo',
      text: 'Um passo leva a um espaço livre que toca no do carro por um lado ou por um canto e fica para a frente: a sua ponta da frente está mais adiante na pista do que a do espaço que se deixa. Nunca para o lado, nunca para trás.',
    },
    'D-R6': {
      name: 'Não se atravessa',
      text: 'Um carro não atravessa outro. Pode passar na diagonal entre dois carros que só se tocam num canto.',
    },
    'D-R7': {
      name: 'O número inteiro',
      text: 'Um carro avança o número inteiro, passo a passo, enquanto houver um passo possível. Só para antes se não houver nenhum, e o resto perde-se. Entre os passos possíveis és livre, até de meter um carro num engarrafamento.',
    },
    'D-R8': {
      name: 'A chegada',
      text: 'Um carro que cruza a linha de chegada sai logo da pista e fica com o lugar de chegada seguinte; quanto passa dela não importa. Vários na mesma carta chegam pela ordem em que foram movidos.',
    },
    'D-R9': { name: 'Carros que já chegaram', text: 'As linhas de carros que já chegaram não fazem nada.' },
    'D-R10': {
      name: 'Sair da corrida',
      text: 'Quando a carta acaba, um jogador cujos carros já chegaram todos sai da corrida: mão, pilha e cartas Velocidade Oito por usar vão para a pilha de descarte, viradas para cima. Não joga mais turnos, mas faz todas as apostas. Um jogador com um carro em pista mas sem cartas é saltado, e continua a apostar.',
    },
    'D-R11': {
      name: 'O fim da corrida',
      text: 'Depois de uma carta inteira, a corrida acaba quando os seis carros chegaram, ou quando ninguém com um carro em pista tem cartas. Os carros ainda em pista ficam parados: não ganham prémio, e as apostas neles não pagam nada.',
    },
    'D-R12': {
      name: 'A classificação',
      text: 'Primeiro os que chegaram, por ordem de chegada; depois os outros carros, do mais adiantado ao mais atrasado, segundo a ponta da frente do seu espaço; se estiverem a par, primeiro o da pista interna. Nunca há empates.',
    },
    'D-R13': {
      name: 'Depois de uma carta',
      text: 'Por esta ordem: a carta vai para a pilha de descarte; saem os jogadores sem carros em pista; o jogador da carta bisca, se houver pilha; a corrida pode acabar; aposta-se, uma linha depois da outra; depois é a vez do jogador seguinte que possa jogar.',
    },
    'D-B1': {
      name: 'Três linhas',
      text: 'Três linhas amarelas atravessam a pista. Quando, depois de uma carta inteira, um carro tiver passado uma delas pela primeira vez, cada jogador aposta em segredo no carro que vai ganhar, incluindo os que já saíram ou não têm carro. Todos têm de apostar, em qualquer carro: seu ou não, com ou sem dono, até um que já chegou, sempre o mesmo ou outro.',
    },
    'D-B2': {
      name: 'Duas linhas numa carta',
      text: 'Depois de a corrida acabar já não se aposta.',
      ruling:
        'Duas linhas cruzadas pela primeira vez na mesma carta dão duas apostas: a segunda pede-se quando todas as primeiras estão feitas.',
    },
    'D-B3': { name: 'Apostas secretas', text: 'As apostas ficam secretas até à pontuação.' },
    'D-P0': {
      name: 'Usar um poder',
      text: 'Usar um poder é sempre facultativo. Exceto o Habilidoso, atua nas cartas que tu jogas. «A linha de cima» é a que está impressa em cima, seja o que for que se ignore ou mova primeiro.',
    },
    'D-P1': {
      name: 'Agressivo',
      text: 'Se a linha de cima de uma carta que jogas é o teu carro, na sua cor impressa, ele pode avançar mais um espaço. Decides depois do número impresso, e o espaço conta como movimento normal. Não vale se a linha de cima é um Jóquer; vale com uma carta Velocidade Oito.',
    },
    'D-P2': {
      name: 'Habilidoso',
      text: 'Escolhes todos os passos dos teus carros, nos turnos de todos. Eles têm de avançar na mesma o número inteiro. O número, a ordem, a linha a ignorar e a cor do Jóquer cabem a quem joga a carta.',
      ruling: 'A pergunta é-te feita sempre que há mais de um caminho: nada fica esquecido.',
    },
    'D-P3': {
      name: 'Determinado',
      text: 'Se uma linha de uma carta que jogas, mesmo um Jóquer, levou o teu carro só por retângulos perfeitos (pelo menos um), ele pode avançar logo mais dois espaços: dois, até onde puder, ou nenhum. O espaço de onde veio e os dois espaços de bónus podem ter qualquer forma. Um carro que já chegou não recebe nada.',
      ruling: 'Só nas tuas próprias cartas.',
    },
    'D-P4': {
      name: 'Estratégico',
      text: 'Podes ignorar uma linha de uma carta que jogas, mesmo que seja a única. Decides quando chega a vez dela.',
    },
    'D-P5': {
      name: 'Astuto',
      text: 'Podes mover as linhas de uma carta que jogas de baixo para cima; dizes isso antes do primeiro movimento. Como opção, permite-se qualquer ordem, escolhendo de cada vez a linha seguinte.',
    },
    'D-P6': {
      name: 'Imprevisível',
      text: 'Os teus Jóqueres também podem mover uma cor impressa na carta, por isso um carro pode avançar duas vezes. Dois Jóqueres movem sempre dois carros diferentes.',
    },
    'D-E1': {
      name: 'Prémios de corrida',
      text: 'O dono de um carro que chegou recebe €12M, €9M, €6M, €4M, €2M ou nada, do primeiro ao sexto lugar.',
    },
    'D-E2': {
      name: 'Pagamento das apostas',
      text: 'Por um carro que chegou em primeiro, segundo ou terceiro, a primeira aposta paga €9M, €6M ou €3M, a segunda €6M, €4M ou €2M, e a terceira €3M, €2M ou €1M.',
    },
    'D-E4': {
      name: 'Pagamentos reduzidos',
      text: 'Uma opção: prémios de €6M, €4M e €2M para os três primeiros; apostas de €6M, €4M, €2M, depois €4M, €2M, depois €2M. Também aqui os carros parados não ganham nada.',
    },
    'D-E5': {
      name: 'Um exemplo',
      text: 'Chegam por esta ordem: azul, amarelo, vermelho, preto, verde, laranja. Tens o amarelo e o verde: €9M + €2M = €11M. Pagaste por eles €5M e €4M: €9M. Apostaste no amarelo, no amarelo e no azul: €6M + €4M + €3M = €13M. Dá €11M + €13M − €9M = €15M.',
    },
    'D-V0': {
      name: 'Opções',
      text: 'Podes escolher o circuito ou uma volta por vários, a distância, o leilão, os poderes, as mãos, as apostas e quando se fazem, os pagamentos, o objetivo, os autómatos, e como funcionam o Astuto e (a dois) o Habilidoso. Opções que não combinam são recusadas, com a razão.',
    },
    'D-V1': {
      name: 'O jogo para principiantes',
      text: 'Cinco simplificações, que também se podem escolher uma a uma. Sem leilão: os carros são distribuídos à sorte, 3, 2, 1, 1 ou 1 a cada um com 2 a 6 jogadores, não se paga nada, e os outros correm sem dono. Sem poderes. Uma mão de três: todas as cartas Velocidade fazem uma pilha, cada um tem três na mão, além das suas cartas Velocidade Oito, e bisca uma depois de cada carta enquanto houver. Sem apostas. Primeiro a chegar: o dinheiro não conta, e a partida acaba com a carta em que chega o primeiro carro com dono; esse dono ganha.',
      ruling:
        'Sem leilão mas com poderes, cada um recebe um à sorte (a dois nunca o Habilidoso, a não ser que se mantenha). Primeiro a chegar: os carros sem dono não contam; se nenhum chegar, ganha o dono do mais bem colocado dos que têm dono; os outros são classificados pelo seu melhor carro.',
    },
    'D-V2': {
      name: 'Dois jogadores',
      text: 'As cartas Velocidade Oito ficam viradas para cima diante do dono. Depois do leilão, cada um baralha as suas cartas numa pilha e bisca sete. No teu turno jogas uma carta da mão e biscas enquanto houver pilha, ou jogas uma das tuas cartas Velocidade Oito à vista sem biscar; tens de jogar enquanto tiveres umas ou outras. O Habilidoso fica de fora: há cinco poderes, e o sexto carro vem sem nenhum. Como opção, o seu vencedor troca-o, depois da escolha do outro, por um poder seu ou da caixa; ou então fica em jogo. Com uma mão de três, é essa que se usa.',
    },
    ...variants.rulesPage,
  },
};

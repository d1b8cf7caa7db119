import type { RuleTexts } from '../../../page/rules/formula.ts';
import { help } from '../../help/formula.ts';

export const texts: RuleTexts = {
  title: 'Formula Motor Racing: as regras',
  intro:
    'Doze carros formam uma só fila. No teu turno jogas uma carta, que faz carros subir ou descer na fila, e biscas outra. Quando as cartas acabam, a fila é o resultado. O jogo é só isto; o resto desta página serve para tirar dúvidas.',
  help,
  sections: {
    aim: 'O objetivo',
    turn: 'Um turno',
    cards: 'As cartas',
    setup: 'A preparação',
    season: 'A época',
    options: 'Opções',
  },
  rules: {
    'F-C1': {
      name: 'Doze carros, seis equipas',
      text: 'Há dois carros de cada cor: azul, verde, amarelo, laranja, vermelho e roxo. Os dois carros de uma cor são uma equipa.',
    },
    'F-E1': {
      name: 'Pontos',
      text: 'No fim da corrida, os seis primeiros lugares valem 10, 6, 4, 3, 2 e 1 pontos. Pontuas com todos os teus carros.',
    },
    'F-E4': {
      name: 'Ganhar o campeonato',
      text: 'Depois da última corrida, o jogador ou a equipa com mais pontos ganha o campeonato de construtores. Em caso de empate, decide o carro mais bem classificado na última corrida. Todos são ordenados assim, equipas livres incluídas.',
    },
    'F-T1': {
      name: 'Jogar uma, biscar uma',
      text: 'No teu turno tens de jogar exatamente uma carta, virada para cima na pilha de descarte, fazer o que ela diz e depois biscar uma carta. Tens de jogar mesmo que nenhum dos teus carros esteja em pista.',
    },
    'F-T2': {
      name: 'De quem é a escolha',
      text: 'O jogador da carta faz todas as escolhas que ela pede, seja quem for o dono dos carros.',
    },
    'F-T3': {
      name: 'O fim da corrida',
      text: 'Quando alguém bisca a última carta da pilha, todos os jogadores, esse incluído, têm mais um turno sem biscar. Assim todos acabam a corrida com quatro cartas na mão, e com quatro jogadores uma corrida tem 38 turnos.',
    },
    'F-T4': {
      name: 'Lugares',
      text: 'O lugar de um carro é a sua ordem entre os que ainda correm. Não há espaços vazios: quando um carro sai da fila, os de trás avançam logo.',
    },
    'F-T5': {
      name: 'As pontas da fila',
      text: 'Um carro que passaria além do primeiro lugar fica em primeiro; um que recuaria além do último fica em último. O resto do movimento perde-se.',
    },
    'F-T6': {
      name: 'Desistir',
      text: 'Um carro que desiste sai da fila de vez e fica à frente dos que desistiram antes. A ordem final são os carros em pista e depois as desistências, a mais recente primeiro: o primeiro a sair é décimo segundo.',
    },
    'F-C2': {
      name: 'O baralho',
      text: '54 cartas: por equipa uma Ultrapassagem +2, duas Ultrapassagens +3, uma Ultrapassagem +4 e uma Paragem nas boxes; duas Paragens nas boxes bege para qualquer carro; quatro Turbos dos últimos; três Ataques (caixa partida) e três Ataques (motor partido); três cartas de cada: Má trajetória −1, Fora de pista −2 e Perda de controlo −3; um Pião (desistência), um Pião (último) e um Acidente.',
      ruling:
        'O livro de regras diz quantas cartas há de cada tipo, não como se repartem pelas cores. A divisão igual é a única que trata todas as equipas da mesma maneira.',
    },
    'F-K1': {
      name: 'Ultrapassagem +2, +3, +4',
      text: 'Escolhe um carro em pista da cor da carta. Avança esse número de lugares, e o carro logo atrás, de qualquer equipa, vai no seu cone de ar e fica logo atrás dele. O carro em último avança sozinho. Se um carro da cor já desistiu, tens de escolher o outro.',
    },
    'F-K2': {
      name: 'Ultrapassar até à frente',
      text: 'O carro para no primeiro lugar, com o seguidor em segundo. Podes escolher o carro que já é primeiro: nada se mexe.',
    },
    'F-K3': {
      name: 'Ultrapassagem sem carro',
      text: 'Se os dois carros da cor desistiram, a carta pode ser jogada na mesma. Nada acontece.',
    },
    'F-K4': {
      name: 'Má trajetória −1, Fora de pista −2, Perda de controlo −3',
      text: 'Escolhe qualquer carro em pista: recua um, dois ou três lugares. Podes escolher o carro em último; fica onde está.',
    },
    'F-K5': {
      name: 'Turbo dos últimos',
      text: 'Escolhe um dos últimos três carros em pista: avança três lugares, sozinho.',
    },
    'F-K6': {
      name: 'Paragem nas boxes',
      text: 'Escolhe um carro em pista da cor da carta, ou qualquer um se a carta for bege, e lança o dado. De 1 a 6 recua esse número de lugares; de 7 a 12 fica. Se os dois carros da cor desistiram, não se lança e nada acontece.',
    },
    'F-K7': {
      name: 'Ataque',
      text: 'Escolhe qualquer carro em pista e lança o dado. De 1 a 9 avança um lugar, sozinho. De 10 a 12 sai caro: com «caixa partida» cai para último, com «motor partido» desiste.',
    },
    'F-K8': {
      name: 'Continuar a atacar',
      text: 'Se o carro é de uma das tuas equipas, podes lançar de novo por ele quantas vezes te atreveres, decidindo depois de cada lançamento; de 10 a 12 o ataque acaba. Para qualquer outro carro, há um só lançamento.',
    },
    'F-K9': {
      name: 'Atacar em primeiro',
      text: 'Um carro que ataca e já é primeiro continua primeiro de 1 a 9.',
      ruling: 'O dono pode lançar de novo na mesma: nada o proíbe.',
    },
    'F-K10': {
      name: 'Pião (desistência), Pião (último)',
      text: 'Lança o dado: o número é um lugar. Podes recusar o primeiro lançamento e tens de aceitar o segundo. O carro nesse lugar desiste, ou cai para último. Os teus próprios carros não são poupados.',
    },
    'F-K11': {
      name: 'Um pião que não atinge ninguém',
      text: 'Se nenhum carro em pista está no lugar que saiu, nada acontece. Também podes recusar um primeiro lançamento desses.',
    },
    'F-K12': {
      name: 'Acidente',
      text: 'Lança o dado: o carro nesse lugar desiste com um vizinho, o que está logo à frente ou logo atrás, à tua escolha depois do lançamento. No primeiro lugar é o de trás, no último o da frente. Se não há carro nesse lugar, nada acontece. Não há segundo lançamento.',
    },
    'F-K13': {
      name: 'A ordem de um acidente',
      text: 'Os dois carros vão para a frente das desistências, pela ordem que tinham na pista.',
    },
    'F-K14': {
      name: 'Seis correm sempre',
      text: 'Numa corrida podem desistir no máximo seis carros: três motores, um pião, dois no acidente. Correm sempre pelo menos seis, cada carta encontra um carro, e todos os pontos vão para carros em pista.',
    },
    'F-C3': { name: 'O dado', text: 'Todos os lançamentos se fazem com um dado de doze faces.' },
    'F-C4': {
      name: 'Equipas e pontos',
      text: 'Seis cartas de equipa servem para sortear a grelha e mostrar quem joga com que equipa. Uma folha de pontuação guarda os pontos de cada carro e de cada equipa ou jogador, corrida a corrida.',
    },
    'F-S1': {
      name: 'Jogadores e equipas',
      text: 'Com quatro, cinco ou seis jogadores cada um fica com uma equipa, com três cada um fica com duas. As equipas são distribuídas ao acaso no início, ou escolhidas quando a partida é preparada. Ficas com as tuas toda a época.',
    },
    'F-S2': {
      name: 'Equipas livres',
      text: 'Os doze carros correm sempre. As equipas sem jogador pontuam como as outras e podem ganhar o campeonato.',
    },
    'F-S3': {
      name: 'A primeira grelha',
      text: 'As equipas são sorteadas. A primeira parte em 1.º e 12.º, a segunda em 2.º e 11.º, e assim por diante até à sexta, em 6.º e 7.º.',
      ruling: 'O carro 1 de uma equipa fica com o melhor dos seus dois lugares.',
    },
    'F-S4': {
      name: 'A distribuição',
      text: 'As cartas são baralhadas, cada jogador recebe cinco e o resto é a pilha.',
    },
    'F-S5': {
      name: 'Quem começa',
      text: 'Começa o jogador com o carro na pole position; depois os turnos seguem a ordem dos lugares à mesa.',
      ruling: 'Se uma equipa livre tem a pole, começa o jogador com o carro mais bem colocado.',
    },
    'F-S6': {
      name: 'Aberto e secreto',
      text: 'Todos podem ver a fila, as desistências, a pilha de descarte, quantas cartas há para biscar e quantos turnos faltam. As mãos, a ordem da pilha e as cartas retiradas são secretas.',
    },
    'F-E2': {
      name: 'A tabela do campeonato',
      text: 'Os pontos somam-se ao longo da época, para cada jogador e para cada equipa livre.',
    },
    'F-E3': {
      name: 'De corrida em corrida',
      text: 'Uma época tem de 1 a 17 corridas, combinadas antes; três, se não escolheres outro número. A corrida seguinte parte pela ordem de chegada da anterior, desistências incluídas. As 54 cartas são baralhadas e distribuídas de novo, e começa o jogador com o carro em primeiro.',
    },
    'F-O1': {
      name: 'Corridas mais curtas',
      text: 'Antes de uma corrida, 6, 12, 18 ou 24 cartas saem do baralho sem serem vistas, o que a encurta em outros tantos turnos. Podes fixar um número por corrida, como circuitos de comprimentos diferentes. Têm de ficar pelo menos seis cartas por jogador. As cartas retiradas voltam na corrida seguinte.',
    },
    'F-O2': {
      name: 'Campeonato de pilotos',
      text: 'Disputa-se a par do campeonato de construtores: cada carro tem o seu piloto, e os seus pontos contam também para ele ao longo da época. O piloto com mais pontos ganha o título; em caso de empate, o mais bem colocado na última corrida. Mostram-se as duas tabelas e anunciam-se os dois campeões. Uma opção diz qual dos dois decide a partida: o de construtores, se não escolheres outro.',
    },
    'F-O3': {
      name: 'A época completa',
      text: 'Dezassete corridas, em tantas sessões quantas quiseres: a época é guardada depois de cada jogada e pode ser retomada dias mais tarde.',
    },
    'F-O4': {
      name: 'Bots',
      text: 'Qualquer lugar pode ser de um bot, para poderes correr uma época inteira sem mais ninguém.',
    },
    'F-O5': {
      name: 'Dois jogadores',
      text: 'Cada um fica com três equipas; tudo o resto é como com três jogadores.',
      ruling:
        'O jogo original é para três ou mais jogadores. Com dois, a pilha tem 44 cartas e uma corrida tem 46 turnos.',
    },
    'F-O6': {
      name: 'Durações de uma partida',
      text: 'Uma corrida; um serão de três; um torneio de seis; a época completa de dezassete.',
    },
  },
};

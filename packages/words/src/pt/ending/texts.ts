import { atStart, type EndingTexts, type Person } from '../../page/ending.ts';
import { words as shared } from '../common/shared.ts';

const { and, place } = shared;

const names = (people: readonly Person[], you: string) =>
  and(
    people
      .toSorted((a, b) => Number(b.isYou) - Number(a.isYou))
      .map(({ name, isYou }) => (isYou ? you : name)),
  );

/** «de Ada», «da equipa vermelha» */
const de = ({ name, isThing }: Person) =>
  isThing === true && /^[ao] /.test(name) ? `d${name}` : `de ${name}`;

export const texts: EndingTexts = {
  wins: (winners) => {
    const [only] = winners;
    if (winners.length > 1) return `Vitória partilhada entre ${names(winners, 'ti')}`;
    return only === undefined || only.isYou ? 'Ganhaste!' : `${atStart(only, '')} ganha`;
  },
  ahead: (first, second, by, why) => {
    const end = why === null ? '.' : `: ${why}.`;
    if (first.isYou) return `Ficas ${by} à frente ${de(second)}${end}`;
    return second.isYou
      ? `${atStart(first, '')} fica ${by} à tua frente${end}`
      : `${atStart(first, '')} fica ${by} à frente ${de(second)}${end}`;
  },
  level: (first, second, score, byCar) =>
    `Empate a ${score} entre ${names([first, second], 'ti')}${byCar ? ': desempata o carro mais bem classificado' : ''}.`,
  bestCars: (car, at, other, otherAt) =>
    `Decidem os melhores carros: o ${car} em ${place(at)}, o ${other} em ${place(otherAt)}.`,
  reasons: {
    bet: (bet, car, pays, other) => `a aposta ${bet}, no ${car}, rendeu ${pays} contra ${other ?? 'nada'}`,
    bets: (more) => `as apostas renderam mais ${more}`,
    prizes: (more) => `os carros ganharam mais ${more} em prémios`,
    paid: (less) => `os carros custaram menos ${less} no leilão`,
    overpaid: (second, paid, won) =>
      `${second.isYou ? 'pagaste' : `${second.name} pagou`} ${paid} por carros que renderam ${won}`,
    race: (race, more) => `só a corrida ${race} rendeu mais ${more}`,
    places: (first, second) =>
      `${and(first.map(place))} ${first.length > 1 ? 'lugares' : 'lugar'} contra ${second.length === 0 ? 'nenhum ponto' : and(second.map(place))}`,
  },
  podium: 'Pódio',
  raceOver: 'A corrida acabou',
  again: 'Correr outra vez',
  starting: 'Para a grelha…',
  setUp: 'Mudar as opções',
  daily: 'Comparar com cem clubes',
  review: 'Analisar a partida',
  hints: (count) => (count === 1 ? '1 dica usada' : `${count} dicas usadas`),
  watchReplay: 'Rever a partida',
  share: 'Partilhar o resultado',
  sharing: {
    title: 'Partilhar o resultado',
    making: 'A desenhar a imagem…',
    failed: 'Este navegador não conseguiu desenhar a imagem.',
    send: 'Enviar a imagem',
    png: 'Guardar em PNG',
    svg: 'Guardar em SVG',
    link: 'Copiar um link para a repetição',
    linkText:
      'O link contém a partida inteira: abre em qualquer dispositivo e nada fica guardado num servidor.',
    linkPublic: 'Esta partida é pública: o link abre a repetição em qualquer dispositivo.',
    copied: 'Link copiado.',
    copyThis: 'Copia este link:',
    tooLong: 'Esta partida é longa demais para um link: descarrega antes o registo.',
    record: 'Descarregar o registo',
  },
  link: {
    bad: 'Este link não funciona',
    broken: 'Falta-lhe uma parte, ou foi alterado pelo caminho. Pede-o outra vez e copia-o inteiro.',
    tooBig: 'Contém mais do que cabe numa partida. Pede-o outra vez, ou pede o registo em ficheiro.',
    oldBrowser:
      'Este navegador é demasiado antigo para o abrir. Pede o registo em ficheiro, ou usa outro navegador.',
    fromLink: 'Recebida por um link: nada foi alterado e todas as jogadas cumprem as regras.',
    altered: 'Recebida por um link, e alterada: só se pode rever até ao primeiro erro.',
    keep: 'Guardar em As minhas partidas',
    kept: 'Guardada em As minhas partidas.',
  },
};

import { plural } from '../common/shared.ts';
import type { RecordWords } from '../../records/records.ts';

export const records: RecordWords = {
  problems: {
    'other-game': ({ found }) => `é uma partida de outro jogo, «${found}».`,
    'other-rulings': ({ found }) => `segue a versão ${found} das regras, que este programa não conhece.`,
    'bad-setup': ({ refusal, found }) =>
      refusal || `este jogo não é para ${plural(found, 'jogador', 'jogadores')}.`,
    'unknown-content': ({ found }) =>
      `foi jogada com um conteúdo próprio, «${found}», que este programa não sabe verificar.`,
    'bad-content': ({ found, refusal }) => `não se pode jogar com o seu conteúdo «${found}». ${refusal}`,
    'content-missing': ({ found }) =>
      `foi jogada com um conteúdo próprio, «${found}», que não está no registo.`,
    'other-content': ({ found }) => `o conteúdo «${found}» indicado não é o desta partida.`,
    'bad-hands': ({ found }) => `diz que o lugar ${found} muda de mãos, mas não pode ou não muda.`,
    'bad-secret': ({ deal }) =>
      `o segredo da distribuição ${deal} não corresponde ao que foi fixado de antemão.`,
    'deals-missing': ({ deal }) => `falta a distribuição ${deal}.`,
    'secret-missing': ({ deal }) =>
      `a corrida acabou, mas o segredo da distribuição ${deal} não está publicado.`,
    'deals-unused': ({ deal }) => `a distribuição ${deal} está lá, mas nada saiu dela.`,
    'salts-missing': ({ deal }) => `a distribuição ${deal} não tem um sal por lugar.`,
    'bad-salt': ({ deal, found }) =>
      `na distribuição ${deal}, o sal do lugar ${found} não é o que foi selado.`,
    unreadable: ({ found }) => `«${found}» não é uma ação.`,
    illegal: ({ found, refusal }) => `«${found}» é contra as regras. ${refusal}`,
    'after-the-end': () => 'a partida já tinha acabado.',
    'table-missing': ({ expected }) =>
      expected === '' ? 'falta o que a mesa fez a seguir.' : `falta «${expected}», da mesa.`,
    'table-extra': ({ found }) => `«${found}» está a mais: a mesa não tinha nada para fazer.`,
    'other-draw': ({ found, expected, deal }) =>
      `diz «${found}», mas o segredo fixado de antemão para a distribuição ${deal} dá «${expected}».`,
    altered: () => 'a soma de controlo está errada: algo foi alterado aqui.',
    'other-result': () => 'o resultado não é aquele a que as jogadas levam.',
    'other-digest': () => 'o resumo criptográfico não é aquele a que as jogadas levam.',
    'result-missing': () => 'a partida acabou, mas falta o resultado ou o resumo criptográfico.',
    'result-early': () => 'há um resultado, mas a partida não acabou.',
  },
  formats: {
    'not-a-record': () => 'Isto não é o registo de uma partida.',
    'newer-format': () => 'Este registo vem de uma versão mais recente do Paddock: atualiza o programa.',
    malformed: (at) => `Este registo está danificado: «${at}» não está correto.`,
  },
  atEntry: (entry) => `Passo ${entry}: `,
  atHead: 'O registo: ',
  proof: ({ entries, actions, deals, dealsProved, finished, namesRemoved }) => {
    const drawn =
      dealsProved === deals
        ? `todos os sorteios derivam dos segredos fixados de antemão (${plural(deals, 'distribuição', 'distribuições')})`
        : `os sorteios de ${dealsProved} de ${plural(deals, 'distribuição', 'distribuições')} derivam dos segredos fixados de antemão, os outros ainda não foram publicados`;
    const head = `nada foi alterado (${plural(entries, 'passo', 'passos')}), todas as jogadas cumprem as regras (${plural(actions, 'ação', 'ações')}), ${drawn}`;
    const proof = finished ? `${head}.` : `${head}; a partida ainda decorre.`;
    return namesRemoved ? `${proof} Nomes retirados.` : proof;
  },
  parts: (deal, revealed, unrevealed) => {
    const together =
      revealed === '' ? 'nenhum dispositivo participou' : `baralhada em conjunto por ${revealed}`;
    const silent =
      unrevealed === '' ? '' : ` Sem ${unrevealed}, cujo dispositivo não revelou a sua parte a tempo.`;
    return `Distribuição ${deal}: ${together}.${silent}`;
  },
  hand: (name, bot) =>
    bot === undefined
      ? `A partir daqui, uma pessoa joga no lugar de ${name}.`
      : `A partir daqui, um bot (${bot}) joga no lugar de ${name}.`,
  hints: (name, count) => `${name} pediu ${plural(count, 'dica', 'dicas')}.`,
  former: (seat) => `Antigo jogador ${seat + 1}`,
};

import type { CharacterTexts } from '../../page/characters.ts';

export const characters: CharacterTexts = {
  title: 'Feitio',
  any: 'Qualquer',
  about: {
    Ada: { label: 'constante', text: 'Faço as contas e faço a melhor jogada. Nada de pessoal.' },
    Bruno: { label: 'arrojado', text: 'Gasto sem contar, vou a fundo e depois logo se vê.' },
    Chiara: { label: 'bloqueadora', text: 'Se eu não passo, ninguém passa.' },
    Duarte: { label: 'poupado', text: 'Só gasto o que tem de ser. O melhor fica para o fim.' },
    Elif: { label: 'arriscada', text: 'Sem risco, qual é a graça?' },
    Freya: { label: 'leal', text: 'Primeiro os meus carros. E à frente, de preferência.' },
  },
};

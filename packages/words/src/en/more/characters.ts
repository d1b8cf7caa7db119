import type { CharacterTexts } from '../../page/characters.ts';

export const characters: CharacterTexts = {
  title: 'Character',
  any: 'Any',
  about: {
    Ada: { label: 'steady', text: 'I do the sums and play the best move. Nothing personal.' },
    Bruno: { label: 'bold', text: 'Spend big, push hard, sort the rest out later.' },
    Chiara: { label: 'blocker', text: 'If I can’t get past, nobody gets past.' },
    Duarte: { label: 'thrifty', text: 'I never spend what I can keep. My best comes last.' },
    Elif: { label: 'gambler', text: 'Long odds are the only ones worth taking.' },
    Freya: { label: 'loyal', text: 'My own cars first. In front, if I have any say.' },
  },
};

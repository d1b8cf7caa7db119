import type { CharacterTexts } from '../../page/characters.ts';

export const characters: CharacterTexts = {
  title: 'Caractère',
  any: 'Peu importe',
  about: {
    Ada: { label: 'régulière', text: 'Je fais mes comptes et je joue le meilleur coup. Rien de personnel.' },
    Bruno: { label: 'fonceur', text: 'Je dépense sans compter, je fonce, et on verra bien.' },
    Chiara: { label: 'bloqueuse', text: 'Si je ne passe pas, personne ne passe.' },
    Duarte: { label: 'économe', text: 'Je ne dépense que le nécessaire. Le meilleur vient à la fin.' },
    Elif: { label: 'flambeuse', text: 'Sans risque, où est le plaisir\u202f?' },
    Freya: { label: 'fidèle', text: 'Mes voitures d’abord. Et devant, de préférence.' },
  },
};

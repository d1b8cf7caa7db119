import type { ShelfTexts } from '../../page/box/shelf.ts';

export const shelf: ShelfTexts = {
  title: 'A sua própria caixa',
};

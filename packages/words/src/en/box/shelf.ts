import type { ShelfTexts } from '../../page/box/shelf.ts';

export const shelf: ShelfTexts = {
  title: 'Your own box',
};

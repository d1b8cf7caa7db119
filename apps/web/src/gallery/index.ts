import { ready } from '../formula/index.ts';

await ready();

export { GalleryPage as Gallery } from './gallery.tsx';

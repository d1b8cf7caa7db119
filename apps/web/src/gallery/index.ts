export { GalleryPage as Gallery } from './gallery.tsx';

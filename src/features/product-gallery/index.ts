export type { GalleryImage } from './gallery-image';
export { ProductGallery, type ProductGalleryProps } from './product-gallery';
export type { ImageSource } from './chosen-image';

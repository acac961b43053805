export type { GalleryImage } from './gallery-image';
export { ProductGallery, type ProductGalleryProps } from './product-gallery';
export type { VariationSource } from './variation-images';

/** `@marketday/blocks/product-gallery`: the images of a product. */
export type { ImageSource } from '../chosen-image';
export type { GalleryImage } from '../gallery-image';
export { Gallery, galleryImages, type GalleryProps } from './gallery';
export { createImageChoice, type ImageChoice } from './image-choice';

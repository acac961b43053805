/** `@marketday/blocks/product-gallery`: the images of a product. */
export type { ImageSource } from '../chosen-image';
export type { EmbeddedVideo, GalleryImage, VideoFile } from '../gallery-image';
export type { VariationGallery } from '../variation-gallery';
export { Gallery, type GalleryProps } from './gallery';
export { galleryImages } from './gallery-images';
export {
	createGalleryStore,
	type GalleryActions,
	type GalleryState,
	type GalleryStore,
	type GalleryStoreOptions,
} from './gallery-store';
export { createImageChoice, type ImageChoice } from './image-choice';

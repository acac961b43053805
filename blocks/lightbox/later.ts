export { openLightbox } from '@marketday/features/lightbox';

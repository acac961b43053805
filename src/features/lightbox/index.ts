export { openLightbox } from './open-lightbox';
export { groupOf, type Picture } from './picture-group';

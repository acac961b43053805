export { followAddress } from './details';
export { enhanceGallery } from './gallery';
export { type Section, sectionFromAddress } from './section-from-address';
export { variationDisplay } from './show-variation';

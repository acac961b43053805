export { followAddress } from './details';
export { enhanceGallery } from './gallery';
export { recordView } from './record-view';
export { type Section, sectionFromAddress } from './section-from-address';
export { variationDisplay } from './show-variation';

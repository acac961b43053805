export { enhanceReviewForm } from './review-form';
export { recordView } from './record-view';
export { type Section, sectionFromAddress } from './section-from-address';
export { variationDisplay } from './show-variation';
export { tabsIsland } from './tabs-island';

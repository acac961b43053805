export { enhanceReviewForm } from './review-form';
export { recordView } from './record-view';
export { type Section, sectionFromAddress } from './section-from-address';
export { variationDisplay } from './show-variation';
export { leaveBrokenTabs, tabsIsland } from './tabs-island';

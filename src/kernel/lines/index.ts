/** A door of its own: nothing here is shared by the page, so it is built into the views that use it. */
export { RemovedNotice } from './removed-notice';
export { useLine } from './use-line';
export { type Quantities, useQuantities } from './use-quantities';
export { type Removal, useRemoval } from './use-removal';

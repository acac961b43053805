/** A door of its own: for the views of pages that are one large form, built into them. */
export { hearIntent } from './hear-intent';
export { mountOnIntent } from './mount-on-intent';
export { wakeIslands } from './wake-islands';

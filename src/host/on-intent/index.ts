/** A door of its own: for the views of pages that are one large form, built into them. */
export { listenForIntent } from './listen-for-intent';
export { mountOnIntent } from './mount-on-intent';
export { wakeIslands } from './wake-islands';

/** A door of its own: for the views of pages that are one large form, built into them. */
export { mountOnIntent } from './mount-on-intent';

/** A door of its own: nothing here is shared by the page, so it is built into the views that use it. */
export { announceVariation, listenToVariations } from './variation-events';
export { announceImage, announcePossible, shownImages } from './shown-images';

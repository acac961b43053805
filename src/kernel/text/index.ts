/** A door of its own: nothing here is shared by the page, so it is built into the views that use it. */
export { foldText } from './fold-text';
export { plainText } from './plain-text';

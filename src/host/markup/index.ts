/** A door of its own: for views whose islands read their state out of the page's markup, built into what they load. */
export { fromMarkup } from './from-markup';

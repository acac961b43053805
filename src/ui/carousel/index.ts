/** A door of its own: its strips slide by a library that nothing else in `ui` needs. */
export { watchCarousels } from './carousel';

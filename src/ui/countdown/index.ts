/** A door of its own: it is loaded where a page has something to count down to. */
export { startCountdown } from './countdown';

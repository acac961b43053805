export { listenToDismissals } from './store-notice';

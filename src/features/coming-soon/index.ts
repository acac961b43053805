export { listenToBanner } from './coming-soon';

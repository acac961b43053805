export { behaviour, type Behaviour } from './behaviour';
export { listen, observeChanges, whenLoaded } from './page-listeners';
export { isPlainClick } from './plain-click';

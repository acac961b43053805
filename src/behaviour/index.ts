export { behaviour, type Behaviour } from './behaviour';
export { observeChanges } from './page-listeners';
export { isPlainClick } from './plain-click';

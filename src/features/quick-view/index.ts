export { createQuickView } from './quick-view';

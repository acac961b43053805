export { enhanceSorting } from './catalogue-sorting';

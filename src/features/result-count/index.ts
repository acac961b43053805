export { refreshCounts } from './result-count';

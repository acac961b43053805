export { enhanceBlogIndexes } from './blog-index';

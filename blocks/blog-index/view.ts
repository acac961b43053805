import { enhanceBlogIndexes } from '@marketday/features/blog-index';

enhanceBlogIndexes();

export { enhanceReviewForm } from '@marketday/features/product';

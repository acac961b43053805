export { ProductGallery } from '@marketday/features/product-gallery';

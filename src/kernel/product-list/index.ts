export { pressOnce } from './press-once';
export { createProductList, type ListMemory } from './product-list';

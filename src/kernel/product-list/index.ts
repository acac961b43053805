export { createProductList, type ListMemory } from './product-list';

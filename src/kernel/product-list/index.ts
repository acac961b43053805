export { createPageList } from './create-page-list';
export { orSay } from './or-say';
export { pressOnce } from './press-once';
export { createProductList, type ListMemory } from './product-list';
export { useFocusAfter } from './use-focus-after';

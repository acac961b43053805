export { createPageList } from './create-page-list';
export { EmptyList } from './empty-list';
export { type FormKeys, HiddenFields } from './hidden-fields';
export { orAnnounce } from './or-announce';
export { pressOnce } from './press-once';
export { createProductList, type ListMemory } from './product-list';
export { inside, keysOf } from './read-markup';
export { useFocusAfter } from './use-focus-after';

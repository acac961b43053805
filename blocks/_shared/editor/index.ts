export { IdPicker, type Choice } from './id-picker';
export { loadProducts, searchProducts, termsOf } from './catalogue-search';
export { ServerPreview } from './server-preview';
export { ProductPanel } from './product-panel';
export { sampleShop } from './sample-shop';

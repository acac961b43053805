export { IdPicker } from './id-picker';
export { loadProducts, searchProducts, termsOf } from './catalogue-search';
export { ServerPreview } from './server-preview';
export { ProductPanel } from './product-panel';
export { sampleBasket, sampleShop } from './sample-shop';

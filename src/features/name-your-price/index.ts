export { enhanceNamedPrices } from './name-your-price';

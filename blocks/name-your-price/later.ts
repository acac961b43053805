export { enhanceNamedPrices } from '@marketday/features/name-your-price';

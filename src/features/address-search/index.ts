export { type AddressSearchConfig, createSiteProvider } from './site-provider';

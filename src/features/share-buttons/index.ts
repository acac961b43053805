export { enhanceShareButtons } from './share-buttons';

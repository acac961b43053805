export { platform, uploadMedia } from './platform-client';

export {
	type PlatformMethod,
	type PlatformRequest,
	platform,
	uploadMedia,
} from './platform-client';

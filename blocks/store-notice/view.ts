import { wakeWithIntent } from '../_shared/wake-with-intent';

wakeWithIntent(
	'[data-marketday-island="store-notice"]',
	() => import( /* webpackChunkName: "store-notice/notices" */ './notices' ),
	'.marketday-store-notice__close'
);

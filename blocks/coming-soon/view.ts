import { wakeWithIntent } from '../_shared/wake-with-intent';

wakeWithIntent(
	'[data-marketday-island="coming-soon"]',
	() => import( /* webpackChunkName: "coming-soon/banner" */ './banner' ),
	'.coming-soon-footer-banner-dismiss'
);

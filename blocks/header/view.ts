import { wakeWithIntent } from '../_shared/wake-with-intent';

// Their buttons open a popover without a script.
wakeWithIntent(
	'[data-marketday-island="panel"]',
	() => import( /* webpackChunkName: "header/panels" */ './panels' )
);

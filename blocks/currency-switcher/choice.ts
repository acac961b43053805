/** Apart from what looks at each page's currency at once, and needs nothing of the page's other scripts for that. */
import { mountOnIntent } from '@marketday/host/on-intent';

mountOnIntent( 'currency-switcher', () =>
	import(
		/* webpackChunkName: "currency-switcher/switcher" */ './switcher'
	).then( ( { Switcher } ) => Switcher )
);

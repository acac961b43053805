import { listen } from '@marketday/behaviour';
import {
	currencyPage,
	type PageCurrency,
} from '@marketday/features/currency-switcher';

const { marketdayCurrency: page } = window as unknown as {
	marketdayCurrency?: PageCurrency;
};

/** A page of a cache, or of the browser's own on the way back, may be in another currency than the visitor's. */
function check() {
	const own = page && currencyPage( page, location.href, document.cookie );
	if ( own ) {
		location.replace( own );
	}
}

check();
listen< PageTransitionEvent >(
	window,
	'pageshow',
	( { persisted } ) => persisted && check()
);

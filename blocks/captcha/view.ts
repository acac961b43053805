/** Runs on log-in pages too, so of the page's shared scripts only that of behaviours is imported; a checkout has them. */
import { listen } from '@marketday/behaviour';
import { enhanceCaptchas, type PageShop } from '@marketday/features/captcha';

import './style.scss';

interface Page {
	readonly marketday?: { readonly host?: { pageShop: () => PageShop } };
}

function begin() {
	const { marketday } = window as unknown as Page;
	const isOurs = document.querySelector(
		'.marketday-checkout__form .marketday-captcha'
	);
	enhanceCaptchas(
		document,
		isOurs ? marketday?.host?.pageShop() : undefined
	);
}

// After the page's other scripts; at once where an optimiser brings this one late.
if ( document.readyState === 'complete' ) {
	begin();
} else {
	listen( document, 'DOMContentLoaded', begin );
}

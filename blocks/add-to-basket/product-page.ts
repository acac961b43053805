import { mountOnIntent } from '@marketday/host/on-intent';

import { onFirstSign } from '../_shared/first-sign';

const load = () =>
	import( /* webpackChunkName: "add-to-basket/form" */ './form' );

const start = mountOnIntent( 'add-to-basket', () =>
	load().then( ( { Form } ) => Form )
);

// The form chooses and blocks before anything in it is pressed, so it is alive once somebody is at the page.
onFirstSign( () => {
	start();
	const grouped = document.querySelectorAll< HTMLFormElement >(
		'form[data-marketday-grouped]'
	);
	const bars = document.querySelector( '.marketday-sticky-bar' );
	if ( grouped.length > 0 || bars ) {
		load().then(
			( { enhanceGroupedForm, startStickyBars } ) => {
				grouped.forEach( ( form ) => enhanceGroupedForm( form ) );
				startStickyBars();
			},
			() => {
				// They stay the plain forms they are.
			}
		);
	}
} );

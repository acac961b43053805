import { behaviour } from '@marketday/behaviour';
import { mountOnIntent } from '@marketday/host/on-intent';

import { onFirstSign } from '../_shared/first-sign';

const load = () =>
	import( /* webpackChunkName: "add-to-basket/form" */ './form' );

const start = mountOnIntent( 'add-to-basket', () =>
	load().then( ( { Form } ) => Form )
);

const loadGrouped = () =>
	import( /* webpackChunkName: "add-to-basket/grouped" */ './grouped' );

// The form chooses and blocks before anything in it is pressed, so it is alive once somebody is at the page; where jQuery is on it, at once: other
// plugins wait for the form.
onFirstSign( () => {
	start();
	// The forms of grouped products, those of a quick view too; where the rest cannot be loaded they stay the plain forms they are.
	behaviour< HTMLFormElement >( 'form[data-marketday-grouped]', {
		arrive: ( form ) =>
			loadGrouped().then(
				( part ) => part.start( [ form ] ),
				() => {}
			),
	} );
	if ( document.querySelector( '.marketday-sticky-bar' ) ) {
		load().then(
			( { startStickyBars } ) => startStickyBars(),
			() => {}
		);
	}
}, 'jQuery' in window );

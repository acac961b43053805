import { mountOnIntent } from '@marketday/host/on-intent';

const load = () =>
	import( /* webpackChunkName: "add-to-basket/form" */ './form' );

// The form chooses and blocks before anything is pressed, so it is alive from the start.
mountOnIntent( 'add-to-basket', () => load().then( ( { Form } ) => Form ) )();

const grouped = document.querySelectorAll< HTMLFormElement >(
	'form[data-marketday-grouped]'
);
if ( grouped.length > 0 ) {
	load().then(
		( { enhanceGroupedForm } ) =>
			grouped.forEach( ( form ) => enhanceGroupedForm( form ) ),
		() => {
			// They stay the plain forms they are.
		}
	);
}

if ( document.querySelector( '.marketday-sticky-bar' ) ) {
	load().then(
		( { startStickyBars } ) => startStickyBars(),
		() => {
			// The form is what there is.
		}
	);
}

import { mountOnIntent } from '@marketday/host/on-intent';

import { onFirstSign } from '../_shared/first-sign';

const load = () =>
	import( /* webpackChunkName: "add-to-basket/form" */ './form' );

const start = mountOnIntent( 'add-to-basket', () =>
	load().then( ( { Form } ) => Form )
);

const alive = new WeakSet< HTMLFormElement >();

/** The forms of grouped products; where the rest cannot be loaded they stay the plain forms they are. */
function startGroupedForms(): void {
	const forms = [
		...document.querySelectorAll< HTMLFormElement >(
			'form[data-marketday-grouped]'
		),
	].filter( ( form ) => ! alive.has( form ) );
	forms.forEach( ( form ) => alive.add( form ) );
	if ( forms.length > 0 ) {
		import(
			/* webpackChunkName: "add-to-basket/grouped" */ './grouped'
		).then(
			( part ) => part.start( forms ),
			() => {}
		);
	}
}

// The form chooses and blocks before anything in it is pressed, so it is alive once somebody is at the page.
onFirstSign( () => {
	start();
	startGroupedForms();
	// A quick view brings further ones.
	new MutationObserver( startGroupedForms ).observe( document.body, {
		childList: true,
		subtree: true,
	} );
	if ( document.querySelector( '.marketday-sticky-bar' ) ) {
		load().then(
			( { startStickyBars } ) => startStickyBars(),
			() => {}
		);
	}
} );

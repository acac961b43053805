import {
	AddToBasket,
	type AddToBasketProps,
	enhanceStickyBars,
} from '@marketday/features/add-to-basket';
import {
	announceImage,
	announcePossible,
	announceVariation,
	listenToVariations,
} from '@marketday/host/variations';

import { add } from './add';

/** Starts the countdown, which stays otherwise at what the server drew. */
const countDown = () =>
	void import(
		/* webpackChunkName: "add-to-basket/countdown" */ '@marketday/ui/countdown'
	).then(
		( { startCountdown } ) => startCountdown(),
		() => {}
	);

/** The address of the product's own page follows the choice, so that it can be shared and comes back on reload. */
function keepInAddress(
	action: string,
	chosen: Readonly< Record< string, string > >
): void {
	const own = new URL( action );
	const shown = new URL( window.location.href );
	const isProductPage =
		own.pathname === shown.pathname &&
		[ ...own.searchParams ].every(
			( [ name, value ] ) => shown.searchParams.get( name ) === value
		);
	if ( ! isProductPage ) {
		return;
	}
	for ( const [ name, value ] of Object.entries( chosen ) ) {
		if ( value ) {
			shown.searchParams.set( name, value );
		} else {
			shown.searchParams.delete( name );
		}
	}
	window.history.replaceState( window.history.state, '', shown );
}

/** Tells the page of a variation, and counts down to the end of its sale. */
function show(
	...[ form, variation ]: Parameters< typeof announceVariation >
) {
	announceVariation( form, variation );
	if ( variation?.dealHtml ) {
		countDown();
	}
}

/** The form of a simple or variable product, adding in the background. */
export function Form( props: AddToBasketProps ) {
	return (
		<AddToBasket
			{ ...props }
			onAdd={ add }
			onChoice={ ( chosen ) => keepInAddress( props.action, chosen ) }
			onVariation={ show }
			onImage={ announceImage }
			onPossible={ announcePossible }
		/>
	);
}

/** Shows the bars that stay in sight. */
export function startStickyBars(): void {
	enhanceStickyBars( listenToVariations );
}

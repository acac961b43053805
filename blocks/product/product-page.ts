import { recordView, variationDisplay } from '@marketday/features/product';
import { blockCalls, reportFailure } from '@marketday/host';
import { listenToVariations } from '@marketday/host/variations';

document
	.querySelectorAll< HTMLElement >( '[data-marketday-product]' )
	.forEach( ( product ) => {
		listenToVariations( product, variationDisplay( product ) );
	} );

recordView(
	( id ) => blockCalls().rest( 'wopb/views', { postID: id } ),
	reportFailure
);

if ( document.querySelector( '[data-ends]' ) ) {
	import(
		/* webpackChunkName: "product/countdown" */ '@marketday/ui/countdown'
	).then(
		( { startCountdown } ) => startCountdown(),
		() => {
			// What the server drew stays.
		}
	);
}

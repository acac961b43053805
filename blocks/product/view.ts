import {
	enhanceReviewForm,
	followAddress,
	recordView,
	variationDisplay,
} from '@marketday/features/product';
import { blockCalls, reportFailure } from '@marketday/host';
import { hearVariations } from '@marketday/host/variations';

document
	.querySelectorAll< HTMLElement >( '[data-marketday-product]' )
	.forEach( ( product ) => {
		product
			.querySelectorAll< HTMLFormElement >( 'form:has([name="rating"])' )
			.forEach( enhanceReviewForm );
		followAddress( product );
		hearVariations( product, variationDisplay( product ) );
	} );

recordView(
	( id ) => blockCalls().rest( 'wopb/views', { postID: id } ),
	reportFailure
);

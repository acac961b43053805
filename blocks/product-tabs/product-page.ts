import { enhanceTabs } from '@marketday/features/product';

import { laterWithSign } from '../_shared/first-sign';

document
	.querySelectorAll< HTMLElement >( '.marketday-product-tabs' )
	.forEach( ( tabs ) => enhanceTabs( tabs ) );

const reviews = document.querySelectorAll< HTMLFormElement >(
	'.marketday-product-tabs form:has([name="rating"])'
);
if ( reviews.length > 0 ) {
	laterWithSign(
		() =>
			import( /* webpackChunkName: "product-tabs/reviews" */ './later' ),
		( { enhanceReviewForm } ) =>
			reviews.forEach( ( form ) => enhanceReviewForm( form ) )
	);
}

import { enhanceReviewForm, enhanceTabs } from '@marketday/features/product';

document
	.querySelectorAll< HTMLElement >( '.marketday-product-tabs' )
	.forEach( ( tabs ) => {
		tabs.querySelectorAll< HTMLFormElement >(
			'form:has([name="rating"])'
		).forEach( enhanceReviewForm );
		enhanceTabs( tabs );
	} );

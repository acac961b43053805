import {
	enhanceGallery,
	followAddress,
	variationDisplay,
} from '@marketday/features/product';
import { hearVariations } from '@marketday/host/variations';

document
	.querySelectorAll< HTMLElement >( '[data-marketday-product]' )
	.forEach( ( product ) => {
		product
			.querySelectorAll< HTMLElement >( '.marketday-product__gallery' )
			.forEach( enhanceGallery );
		followAddress( product );
		hearVariations( product, variationDisplay( product ) );
	} );

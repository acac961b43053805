import { laterWithSign } from '../_shared/first-sign';

if ( document.querySelector( '.marketday-name-price' ) ) {
	laterWithSign(
		() =>
			import(
				/* webpackChunkName: "_shared/product-page-later" */ './later'
			),
		( { enhanceNamedPrices } ) => enhanceNamedPrices( document )
	);
}

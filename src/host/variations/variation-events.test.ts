import type { Variation } from '@marketday/kernel';

import { announceVariation } from './variation-events';

const RED = { id: 31, wire: {} } as Variation;

describe( 'the variation that a form shows', () => {
	it( 'is what the small buttons beside the form mean, until none is shown', () => {
		document.body.innerHTML = `<form data-product_id="5"></form>
			<div class="marketday-product-buttons"><a data-postid="5" id="own"></a></div>
			<div class="marketday-product-buttons is-on-card"><a data-postid="5" id="card"></a></div>
			<div class="marketday-product-buttons"><a data-postid="6" id="other"></a></div>`;
		const form = document.querySelector( 'form' ) as HTMLFormElement;
		const variationFound = () =>
			[ ...document.querySelectorAll( 'a' ) ].map(
				( { dataset } ) => dataset.postid
			);

		announceVariation( form, RED );
		expect( variationFound() ).toEqual( [ '31', '5', '6' ] );
		announceVariation( form, { ...RED, id: 32 } );
		expect( variationFound() ).toEqual( [ '32', '5', '6' ] );
		announceVariation( form, null );
		expect( variationFound() ).toEqual( [ '5', '5', '6' ] );
	} );
} );

import { variationFromWire } from '@marketday/kernel/catalogue';

import { variationDisplay } from './show-variation';

const PAGE = `
	<p class="marketday-product__price">From £10.00</p>
	<span data-marketday-sku="">MUG</span>
	<table><tr><td data-marketday-fact="weight">300 g</td></tr></table>`;

const blue = variationFromWire( {
	variation_id: 31,
	sku: 'MUG-BLUE <b>',
	price_html: '<span class="amount">£12.00</span>',
	weight_html: '350&nbsp;g',
} );

function aPage() {
	const product = document.createElement( 'div' );
	product.innerHTML = PAGE;
	return product;
}

describe( 'variationDisplay', () => {
	it( "shows the found variation's SKU and weight", () => {
		const product = aPage();

		variationDisplay( product )( blue );

		expect( product.textContent ).toContain( 'MUG-BLUE <b>' );
		expect( product.textContent ).toContain( '350\u00A0g' );
	} );

	it( 'shows its price where the product’s stood, and the product’s again', () => {
		const product = aPage();
		const show = variationDisplay( product );
		const price = product.querySelector( '.marketday-product__price' );

		show( blue );
		expect( price?.innerHTML ).toBe( '<span class="amount">£12.00</span>' );
		show( variationFromWire( { variation_id: 33, price_html: '' } ) );
		expect( price ).toHaveTextContent( 'From £10.00' );
	} );

	it( 'restores the original SKU and weight on reset', () => {
		const product = aPage();
		const before = product.innerHTML;
		const show = variationDisplay( product );

		show( blue );
		show( null );

		expect( product.innerHTML ).toBe( before );
	} );

	it( "keeps the product's weight where the variation has none of its own", () => {
		const product = aPage();

		variationDisplay( product )(
			variationFromWire( { variation_id: 32, sku: 'MUG-RED' } )
		);

		expect( product.textContent ).toContain( '300 g' );
		expect( product.textContent ).toContain( 'MUG-RED' );
	} );
} );

import { variationFromWire } from '@marketday/kernel/catalogue';

import { variationDisplay } from './show-variation';

const PAGE = `
	<div class="marketday-product__picture"><img src="mug.jpg" srcset="mug-2.jpg 2x" alt="Mug"></div>
	<div class="marketday-product__picture"><img src="mug-side.jpg" alt="Mug from the side"></div>
	<ul class="marketday-product__thumbnails"><li><img src="mug-small.jpg"></li><li><img src="mug-side-small.jpg"></li></ul>
	<span data-marketday-sku="">MUG</span>
	<table><tr><td data-marketday-fact="weight">300 g</td></tr></table>`;

const blue = variationFromWire( {
	variation_id: 31,
	sku: 'MUG-BLUE',
	weight_html: '350&nbsp;g',
	image: {
		src: 'blue.jpg',
		gallery_thumbnail_src: 'blue-small.jpg',
		alt: 'Blue mug',
	},
} );

function aPage() {
	const product = document.createElement( 'div' );
	product.innerHTML = PAGE;
	HTMLElement.prototype.scrollTo = jest.fn();
	window.matchMedia = jest.fn( () => ( { matches: true } ) ) as never;
	return product;
}

describe( 'variationDisplay', () => {
	it( "shows the found variation's SKU, weight and picture", () => {
		const product = aPage();

		variationDisplay( product )( blue );

		expect( product.textContent ).toContain( 'MUG-BLUE' );
		expect( product.textContent ).toContain( '350\u00A0g' );
		expect( product.querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'blue.jpg'
		);
	} );

	it( 'shows its picture small, too', () => {
		const product = aPage();

		variationDisplay( product )( blue );

		expect(
			[ ...product.querySelectorAll( 'li img' ) ].map( ( image ) =>
				image.getAttribute( 'src' )
			)
		).toEqual( [ 'blue-small.jpg', 'mug-side-small.jpg' ] );
	} );

	it( 'restores the original SKU, weight and picture on reset', () => {
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

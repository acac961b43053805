import { restore } from './listings';
import { shown } from './shown-address';

describe( 'going back to a listing', () => {
	const entry = { loaded: { mugs: 3 }, scroll: 640 };

	beforeEach( () => {
		window.scrollTo = jest.fn();
		window.history.replaceState( null, '', '/shop/' );
	} );

	it( 'brings back the place of its entry, and tells that it is drawn', async () => {
		const heard = jest.fn();
		document.addEventListener( 'marketday_listings_restored', heard );

		await restore( entry );

		expect( window.history.state ).toEqual( entry );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 640,
			behavior: 'instant',
		} );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves an entry alone that was gone to while it was drawn', async () => {
		const restored = restore( entry );
		window.history.pushState( { other: true }, '', '/shop/?orderby=price' );

		await restored;

		expect( window.history.state ).toEqual( { other: true } );
		expect( window.scrollTo ).not.toHaveBeenCalled();
	} );

	it( 'leaves the address of what is shown where the server is away', async () => {
		document.body.innerHTML =
			'<div data-block-name="product-blocks_product-grid" data-block-id="mugs" data-query-id=""></div>';
		window.fetch = jest.fn().mockRejectedValue( new Error( 'Gone' ) );
		shown.url = 'http://localhost/shop/?orderby=price';

		await restore( entry );

		expect( window.location.search ).toBe( '?orderby=price' );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		expect( console ).toHaveErroredWith(
			'Error occured.please try again',
			'Gone'
		);
	} );
} );

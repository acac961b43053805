import { createQuickView } from './quick-view';

const CARDS = `<ul>${ [ 5, 6, 7 ]
	.map(
		( id ) =>
			`<li><a href="/product/${ id }/" data-marketday-button="quick-view" data-postid="${ id }">Quick view</a></li>`
	)
	.join( '' ) }</ul>`;

const view = ( id: string, list: string ) =>
	`<div data-product_id="${ id }" data-title="Product ${ id }" data-modal_close_after_cart="yes">
		<form class="cart"><input name="quantity" value="2"><input name="attribute_pa_size" value="s">
			<input name="variation_id" value="31"><input name="add-to-cart" value="${ id }"></form>
		<button name="buy-now" value="${ id }" data-cart_type="buy_now" data-redirect="/checkout/">Buy now</button>
		<button class="wopb-nav-arrow is-after" data-marketday-button="quick-view" data-postid="6" data-list="${ list }">Next</button>
	</div>`;

/** Pages of a listing, each with one product: /shop/2 shows 12, /shop/3 shows 13, which is the last. */
const nextPage = ( url: string ) => {
	const page = Number( url.slice( -1 ) );
	return `<div class="marketday-product-grid"><a data-marketday-button="quick-view" data-postid="${
		10 + page
	}"></a>${
		page < 3 ? `<a rel="next" href="/shop/${ page + 1 }">Next</a>` : ''
	}</div>`;
};

function show() {
	document.body.innerHTML = `${ CARDS }<div class="dialog"></div>`;
	const place = document.querySelector( '.dialog' ) as HTMLElement;
	let closed: ( () => void ) | undefined;
	const overlay = {
		open: jest.fn(
			( request: { title: string; onClosed?: () => void } ) => {
				closed = request.onClosed;
				return place;
			}
		),
		close: jest.fn( () => closed?.() ),
		say: jest.fn(),
	};
	const call = jest.fn(
		async ( name: string, fields: Record< string, unknown > ) =>
			name === 'wopb_quickview'
				? view( String( fields.postid ), String( fields.postList ) )
				: '{"success":true}'
	);
	const host = {
		overlay,
		call,
		page: jest.fn( async ( url: string ) => nextPage( url ) ),
		basketUrl: '/cart/',
		reportFailure: jest.fn(),
		goTo: jest.fn(),
	};
	return { ...host, place, ...createQuickView( host ) };
}

const card = ( id: number ) =>
	document.querySelector( `ul [data-postid="${ id }"]` ) as HTMLElement;

afterEach( () => window.history.replaceState( null, '' ) );

describe( 'a quick view', () => {
	it( 'shows the product under its name, and tells the shop which listing it is in', async () => {
		const { press, call, overlay, place } = show();

		await press( card( 5 ) );

		expect( call ).toHaveBeenCalledWith( 'wopb_quickview', {
			postid: '5',
			postList: '5,6,7',
		} );
		expect( overlay.open ).toHaveBeenCalledWith(
			expect.objectContaining( { title: 'Product 5' } )
		);
		expect( place ).toContainElement(
			document.querySelector( 'form.cart' )
		);
	} );

	it( 'is fetched ahead when a pointer comes, and not a second time', async () => {
		const { press, call } = show();

		card( 5 ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await press( card( 5 ) );

		expect( call ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leads to the next product, where the focus goes on', async () => {
		const { press, place, overlay } = show();
		await press( card( 5 ) );
		const next = place.querySelector( '.is-after' ) as HTMLElement;
		next.focus();

		await press( next );

		expect( overlay.open ).toHaveBeenLastCalledWith(
			expect.objectContaining( { title: 'Product 6' } )
		);
		expect( place.querySelector( '.is-after' ) ).toHaveFocus();
	} );

	it( 'has an entry of its own in the history, which goes when it closes', async () => {
		const { press, overlay } = show();
		const back = jest.spyOn( window.history, 'back' ).mockReturnValue();
		await press( card( 5 ) );
		expect( window.history.state ).toMatchObject( {
			marketdayQuickView: true,
		} );

		overlay.close();
		expect( back ).toHaveBeenCalledTimes( 1 );
		back.mockRestore();
	} );

	it( 'closes when the shopper goes back', async () => {
		const { press, overlay } = show();
		await press( card( 5 ) );

		window.history.replaceState( null, '' );
		window.dispatchEvent(
			new PopStateEvent( 'popstate', { state: null } )
		);

		expect( overlay.close ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes once the product is in the basket, and says so', async () => {
		const { press, overlay } = show();
		await press( card( 5 ) );

		document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );

		expect( overlay.close ).toHaveBeenCalledTimes( 1 );
		expect( overlay.say ).toHaveBeenCalledWith(
			'Added to your basket.',
			expect.objectContaining( { label: 'View basket' } )
		);
	} );

	it( 'says so where the shop does not answer, and asks again at the next press', async () => {
		const { press, call, overlay, reportFailure } = show();
		call.mockRejectedValueOnce( new Error( 'offline' ) );

		await press( card( 5 ) );
		expect( overlay.open ).not.toHaveBeenCalled();
		expect( reportFailure ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalled();

		await press( card( 5 ) );
		expect( overlay.open ).toHaveBeenCalled();
	} );
} );

describe( 'the arrows of a quick view', () => {
	const lists = ( call: jest.Mock ) =>
		call.mock.calls.map( ( [ , fields ] ) => fields.postList );

	it( 'lead on into the next page of the listing, and the one after', async () => {
		const { press, call, page, place } = show();
		document
			.querySelector( 'ul' )
			?.replaceWith(
				document
					.createRange()
					.createContextualFragment(
						`<div class="marketday-product-grid">${ CARDS }<a rel="next nofollow" href="/shop/2">More</a></div>`
					)
			);

		await press( card( 5 ) );
		expect( page ).not.toHaveBeenCalled();
		await press( card( 7 ) );
		expect( lists( call ) ).toEqual( [ '5,6,7', '5,6,7,12' ] );
		const arrow = place.querySelector( '.is-after' ) as HTMLElement;
		arrow.dataset.postid = '12';
		await press( arrow );

		expect( lists( call ) ).toHaveLength( 3 );
		expect( lists( call )[ 2 ] ).toBe( '5,6,7,12,13' );
	} );

	it( 'stay on the page where the next one does not come', async () => {
		const { press, call, page } = show();
		document
			.querySelector( 'ul' )
			?.replaceWith(
				document
					.createRange()
					.createContextualFragment(
						`<div class="marketday-product-grid">${ CARDS }<a rel="next" href="/shop/2">More</a></div>`
					)
			);
		page.mockRejectedValue( new Error( 'offline' ) );

		await press( card( 7 ) );

		expect( lists( call ) ).toEqual( [ '5,6,7' ] );
	} );
} );

describe( 'without a connection', () => {
	it( 'a press says so', async () => {
		const { press, call, overlay } = show();
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValueOnce( false );
		call.mockRejectedValueOnce( new Error( 'offline' ) );

		await press( card( 5 ) );

		expect( overlay.say ).toHaveBeenCalledWith(
			'You are offline. Please try again when you are connected.'
		);
	} );
} );

describe( 'buying now', () => {
	it( 'sends what the form holds, and goes on to pay', async () => {
		const { press, place, call, goTo } = show();
		await press( card( 5 ) );

		await press( place.querySelector( '[name="buy-now"]' ) as HTMLElement );

		expect( call ).toHaveBeenLastCalledWith( 'wopb_addcart', {
			postid: '5',
			variationId: '31',
			variation_id: '31',
			quantity: '2',
			variation: { attribute_pa_size: 's' },
			cartType: 'buy_now',
		} );
		expect( goTo ).toHaveBeenCalledWith( '/checkout/' );
	} );

	it( 'asks for a choice first', async () => {
		const { press, place, call, overlay } = show();
		await press( card( 5 ) );
		(
			place.querySelector( '[name="variation_id"]' ) as HTMLInputElement
		 ).value = '0';

		await press( place.querySelector( '[name="buy-now"]' ) as HTMLElement );

		expect( call ).toHaveBeenCalledTimes( 1 );
		expect( overlay.say ).toHaveBeenCalledWith(
			'Please select some product options before adding this product to your basket.'
		);
	} );

	it( 'stays where the basket refuses, and says why', async () => {
		const { press, place, call, goTo, overlay } = show();
		await press( card( 5 ) );
		call.mockResolvedValueOnce(
			'{"success":false,"message":"<span role=\\"alert\\">Only 1 left.</span>"}'
		);

		await press( place.querySelector( '[name="buy-now"]' ) as HTMLElement );

		expect( goTo ).not.toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalledWith( 'Only 1 left.' );
	} );
} );

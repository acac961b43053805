import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOverlay, type Overlay } from '@marketday/ui';
import { axe } from 'jest-axe';

import { openDialogs } from '../../../tests/behaviours/behaviours';

import { createQuickView } from './quick-view';

const CARDS = `<ul>${ [ 5, 6, 7 ]
	.map(
		( id ) =>
			`<li><a href="/product/${ id }/" data-marketday-button="quick-view" data-postid="${ id }">Quick view</a></li>`
	)
	.join( '' ) }</ul>`;

/** Markup as php/Catalogue/QuickView/views/quick-view.php prints it. */
const view = ( id: string, list: string ) => {
	const ids = list.split( ',' );
	const arrow = ( by: number, side: string ) => {
		const to = ids[ ids.indexOf( id ) + by ];
		return to
			? `<button class="wopb-nav-arrow is-${ side }" data-postid="${ to }"><span class="marketday-quick-view__side">Arrow</span><span class="marketday-quick-view__name">Product ${ to }</span></button>`
			: '';
	};
	return `<div data-product_id="${ id }" data-title="Product ${ id }" data-modal_close_after_cart="yes">
		<div class="marketday-quick-view__content"><form class="cart"><input name="quantity" value="2"><input name="attribute_pa_size" value="s">
			<input name="variation_id" value="31"><input name="add-to-cart" value="${ id }"></form>
		<button name="buy-now" value="${ id }" data-cart_type="buy_now" data-redirect="/checkout/">Buy now</button></div>
		<p class="marketday-quick-view__more"><a href="/product/${ id }/">See all details</a></p>
		${ arrow( -1, 'before' ) }${ arrow( 1, 'after' ) }
	</div><template class="marketday-quick-view__assets"></template>`;
};

/** Pages of a listing, each with one product: /shop/2 shows 12, /shop/3 shows 13, which is the last. */
const nextPage = ( url: string ) => {
	const page = Number( url.slice( -1 ) );
	return `<div class="marketday-product-grid"><a data-marketday-button="quick-view" data-postid="${
		10 + page
	}"></a>${
		page < 3 ? `<a rel="next" href="/shop/${ page + 1 }">Next</a>` : ''
	}</div>`;
};

/** Each quick view hears the page's events: those of earlier tests are closed. */
const made: Overlay[] = [];

function show() {
	document.body.innerHTML = CARDS;
	act( () => void made.push( createOverlay() ) );
	const real = made[ made.length - 1 ] as Overlay;
	const overlay = {
		show: jest.fn( real.show ),
		close: jest.fn( real.close ),
		say: jest.fn( real.say ),
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
	const { press } = createQuickView( host );
	return {
		...host,
		press: ( button: HTMLElement ) => act( () => press( button ) ),
	};
}

const within = ( selector: string ) =>
	document.querySelector( `dialog ${ selector }` ) as HTMLElement;
const title = () => within( 'h2' )?.textContent;
const step = ( side: 'after' | 'before' ) =>
	act( async () => within( `.is-${ side }` ).click() );

const card = ( id: number ) =>
	document.querySelector( `ul [data-postid="${ id }"]` ) as HTMLElement;

/** An answer that comes when the test says so. */
function holdAnswer() {
	let give: ( html: string ) => void = () => {};
	let refuse: ( reason: Error ) => void = () => {};
	const response = new Promise< string >( ( ...ways ) => {
		[ give, refuse ] = ways;
	} );
	return { answer: response, give, refuse };
}

beforeAll( openDialogs );

afterEach( () => {
	window.history.replaceState( null, '' );
	act( () => made.splice( 0 ).forEach( ( one ) => one.close() ) );
} );

describe( 'a quick view', () => {
	it( 'shows the product under its name, and tells the shop which listing it is in', async () => {
		const { press, call } = show();

		await press( card( 5 ) );

		expect( call ).toHaveBeenCalledWith( 'wopb_quickview', {
			postid: '5',
			postList: '5,6,7',
		} );
		expect( title() ).toBe( 'Product 5' );
		expect( within( 'form.cart' ) ).toBeVisible();
		expect( within( 'a[href="/product/5/"]' ) ).toHaveTextContent(
			'Full details'
		);
		expect( await axe( document.body ) ).toHaveNoViolations();
	} );

	it( 'is fetched ahead when a pointer comes, and not a second time', async () => {
		const { press, call } = show();

		card( 5 ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await press( card( 5 ) );

		expect( call ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leads to the next product, where the focus goes on, and to the other arrow at the end', async () => {
		const { press } = show();
		await press( card( 5 ) );
		within( '.is-after' ).focus();

		await step( 'after' );
		expect( title() ).toBe( 'Product 6' );
		expect( within( '.is-after' ) ).toHaveFocus();
		expect( within( '.is-after' ) ).toHaveAccessibleName( /Product 7$/ );

		await step( 'after' );
		expect( title() ).toBe( 'Product 7' );
		expect( within( '.is-after' ) ).toBeNull();
		expect( within( '.is-before' ) ).toHaveFocus();
	} );

	it( 'is busy until the next product is there, and stays where it does not come', async () => {
		const { press, call, reportFailure } = show();
		await press( card( 5 ) );
		const { answer, refuse } = holdAnswer();
		call.mockReturnValueOnce( answer );
		await step( 'after' );
		expect( within( '[aria-busy]' ) ).toBeVisible();
		await step( 'after' );
		expect( call ).toHaveBeenCalledTimes( 2 );

		await act( async () => refuse( new Error( 'offline' ) ) );

		expect( title() ).toBe( 'Product 5' );
		expect( within( '[aria-busy]' ) ).toBeNull();
		expect( within( '[role=alert]' ) ).toHaveTextContent(
			'That didn’t work.'
		);
		expect( reportFailure ).toHaveBeenCalledTimes( 1 );
		await step( 'after' );
		expect( title() ).toBe( 'Product 6' );
		expect( within( '[role=alert]' ) ).toBeNull();
	} );

	it( 'stays closed where it was closed before the next product came', async () => {
		const { press, call, overlay } = show();
		await press( card( 5 ) );
		const { answer, give } = holdAnswer();
		call.mockReturnValueOnce( answer );
		await step( 'after' );
		act( () => overlay.close() );

		await act( async () => give( view( '6', '5,6,7' ) ) );

		expect( within( '*' ) ).toBeNull();
	} );

	it( 'fetches the next product ahead when a pointer comes to its arrow', async () => {
		const { press, call } = show();
		await press( card( 5 ) );

		await userEvent.hover( within( '.is-after' ) );
		await step( 'after' );

		expect(
			call.mock.calls.filter( ( [ , { postid } ] ) => postid === '6' )
		).toHaveLength( 1 );
	} );

	it( 'has an entry of its own in the history, which goes when it closes', async () => {
		const { press, overlay } = show();
		const back = jest.spyOn( window.history, 'back' ).mockReturnValue();
		await press( card( 5 ) );
		expect( window.history.state ).toMatchObject( {
			marketdayQuickView: true,
		} );

		act( () => overlay.close() );
		expect( back ).toHaveBeenCalledTimes( 1 );
		back.mockRestore();
	} );

	it( 'closes when the shopper goes back', async () => {
		const { press, overlay } = show();
		await press( card( 5 ) );

		window.history.replaceState( null, '' );
		act(
			() =>
				void window.dispatchEvent(
					new PopStateEvent( 'popstate', { state: null } )
				)
		);

		expect( overlay.close ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes once the product is in the basket, and says so', async () => {
		const { press, overlay } = show();
		await press( card( 5 ) );

		act(
			() =>
				void document.body.dispatchEvent(
					new Event( 'wc-blocks_added_to_cart' )
				)
		);

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
		expect( overlay.show ).not.toHaveBeenCalled();
		expect( reportFailure ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalled();

		await press( card( 5 ) );
		expect( overlay.show ).toHaveBeenCalled();
	} );
} );

describe( 'the arrows of a quick view', () => {
	const lists = ( call: jest.Mock ) =>
		call.mock.calls.map( ( [ , fields ] ) => fields.postList );

	it( 'lead on into the next page of the listing, and the one after', async () => {
		const { press, call, page } = show();
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
		await step( 'after' );

		expect( lists( call )[ 2 ] ).toBe( '5,6,7,12,13' );
		expect( within( '.is-after' ) ).toHaveAccessibleName( /Product 13$/ );
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
			'You’re offline. Please try again once you’re connected.'
		);
	} );
} );

describe( 'buying now', () => {
	it( 'sends what the form holds, and goes on to pay', async () => {
		const { press, call, goTo } = show();
		await press( card( 5 ) );

		await press( within( '[name="buy-now"]' ) );

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
		const { press, call, overlay } = show();
		await press( card( 5 ) );
		within( '[name="variation_id"]' ).setAttribute( 'value', '0' );

		await press( within( '[name="buy-now"]' ) );

		expect( call ).toHaveBeenCalledTimes( 1 );
		expect( overlay.say ).toHaveBeenCalledWith(
			'Please select some product options before adding this product to your basket.'
		);
	} );

	it( 'stays where the basket refuses, and says why', async () => {
		const { press, call, goTo, overlay } = show();
		await press( card( 5 ) );
		call.mockResolvedValueOnce(
			'{"success":false,"message":"<span role=\\"alert\\">Only 1 left.</span>"}'
		);

		await press( within( '[name="buy-now"]' ) );

		expect( goTo ).not.toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalledWith( 'Only 1 left.' );
	} );
} );

import { createMarketday } from '@marketday/kernel';
import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { aBasket } from '../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { listenToBasketButtons } from './basket-buttons';
import { navigation } from './go-to';
import { type PageConfig, readPageConfig } from './page-config';

const FRAGMENTS = {
	'div.widget_shopping_cart_content':
		'<div class="widget_shopping_cart_content">One mug</div>',
	'script.marketday-basket-data': `<script type="application/json" class="marketday-basket-data">${ JSON.stringify(
		aBasket()
	) }</script>`,
};

const PAGE = `
	<div class="card">
		<a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=12" data-product_id="12" data-quantity="2"
			data-product_sku="MUG-1" data-success_message="“Enamel mug” has been added to your basket">Add to basket</a>
	</div>
	<div class="widget_shopping_cart_content">
		<ul><li class="woocommerce-mini-cart-item">Mug
			<a class="remove_from_cart_button" href="/cart/?remove_item=mug" data-cart_item_key="mug">Remove</a></li></ul>
	</div>`;

const config: PageConfig = {
	...readPageConfig(),
	basketUrl: 'http://localhost/cart/',
};
document.cookie = 'woocommerce_items_in_cart=1';
const listeners: Array< [ string, EventListener ] > = [];
let goTo: jest.SpyInstance;

beforeEach( () => {
	document.body.innerHTML = PAGE;
	goTo = jest.spyOn( navigation, 'assign' ).mockImplementation( () => {} );
	const listen = document.addEventListener.bind( document );
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( type: string, listener: unknown ) => {
			listeners.push( [ type, listener as EventListener ] );
			listen( type, listener as EventListener );
		}
	);
} );
afterEach( () => {
	listeners
		.splice( 0 )
		.forEach( ( [ type, listener ] ) =>
			document.removeEventListener( type, listener )
		);
	delete window.marketdayListeners;
	jest.restoreAllMocks();
	delete window.jQuery;
} );

function open( settings: Partial< PageConfig > = {} ) {
	const fake = fakeShop();
	for ( const call of [ 'add_to_cart', 'remove_from_cart' ] ) {
		fake.answer( call, {
			body: { fragments: FRAGMENTS, cart_hash: 'abc' },
		} );
	}
	const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	listenToBasketButtons( shop, { ...config, ...settings } );
	return { fake, shop };
}
const addButton = () => screen.getByText( /^(Add to basket|Added)$/ );
const viewBasket = () => screen.findByRole( 'link', { name: 'View basket' } );

describe( 'add to basket', () => {
	it( 'sends every data attribute as it is', async () => {
		const { fake } = open();

		fireEvent.click( addButton() );
		await viewBasket();

		expect( fake.requests ).toMatchObject( [
			{
				method: 'POST',
				path: 'add_to_cart',
				body: {
					product_id: '12',
					quantity: '2',
					product_sku: 'MUG-1',
				},
			},
		] );
	} );

	it( 'goes from loading to added, and inserts a View basket link once', async () => {
		open();

		fireEvent.click( addButton() );
		expect( addButton() ).toHaveClass( 'loading' );
		expect( await viewBasket() ).toHaveAttribute(
			'href',
			'http://localhost/cart/'
		);
		expect( addButton() ).toHaveClass( 'added' );
		expect( addButton() ).not.toHaveClass( 'loading' );

		fireEvent.click( addButton() );
		await waitFor( () => expect( addButton() ).toHaveClass( 'added' ) );
		expect( screen.getAllByText( 'View basket' ) ).toHaveLength( 1 );
	} );

	it( 'inserts no link on the basket page', async () => {
		open( { basketUrl: window.location.href } );

		fireEvent.click( addButton() );
		await waitFor( () => expect( addButton() ).toHaveClass( 'added' ) );

		expect( screen.queryByText( 'View basket' ) ).toBeNull();
	} );

	it( 'replaces the page’s regions and learns the basket without a further request', async () => {
		const { fake, shop } = open();

		fireEvent.click( addButton() );
		await screen.findByText( 'One mug' );

		expect( shop.basket.getState().basket?.itemCount ).toBe( 2 );
		expect( fake.paths() ).toEqual( [ 'add_to_cart' ] );
	} );

	it( 'goes to the product where it cannot be added at once', async () => {
		const { fake } = open();
		fake.answer( 'add_to_cart', {
			body: { error: true, product_url: 'http://localhost/product/mug/' },
		} );

		fireEvent.click( addButton() );

		await waitFor( () =>
			expect( goTo ).toHaveBeenCalledWith(
				'http://localhost/product/mug/'
			)
		);
		expect( addButton() ).not.toHaveClass( 'added' );
	} );

	describe( 'where a button leads elsewhere', () => {
		beforeEach( () => jest.useFakeTimers() );
		afterEach( () => jest.useRealTimers() );

		const pass = ( milliseconds: number ) =>
			jest.advanceTimersByTimeAsync( milliseconds );

		it( 'shows that it was added, waits 2 s, then goes to the basket', async () => {
			open( { redirectAfterAdd: true } );

			fireEvent.click( addButton() );
			await pass( 1999 );
			expect( addButton() ).toHaveClass( 'added' );
			expect( screen.getByText( 'View basket' ) ).toBeVisible();
			expect( goTo ).not.toHaveBeenCalled();

			await pass( 1 );
			expect( goTo ).toHaveBeenCalledWith( 'http://localhost/cart/' );
		} );

		it( 'goes where the button itself says', async () => {
			open();
			addButton().dataset.redirect = '/checkout/';

			fireEvent.click( addButton() );
			await pass( 2000 );

			expect( goTo ).toHaveBeenCalledWith( '/checkout/' );
		} );

		it( 'follows no address that is a script', async () => {
			open();
			addButton().dataset.redirect = 'javascript:alert( 1 )';

			fireEvent.click( addButton() );
			await pass( 2000 );

			expect( goTo ).not.toHaveBeenCalled();
		} );

		it( 'adds nothing more while it waits', async () => {
			const { fake } = open( { redirectAfterAdd: true } );

			fireEvent.click( addButton() );
			await pass( 500 );
			fireEvent.click( addButton() );
			await pass( 1500 );

			expect( fake.paths() ).toEqual( [ 'add_to_cart' ] );
			expect( goTo ).toHaveBeenCalledTimes( 1 );
		} );

		it( 'stays on the basket page, where the shopper is already', async () => {
			open( { redirectAfterAdd: true, basketUrl: window.location.href } );

			fireEvent.click( addButton() );
			await pass( 2000 );

			expect( goTo ).not.toHaveBeenCalled();
		} );
	} );

	it( 'tells the console of a failure and lets the shopper try again', async () => {
		const { fake } = open();
		fake.answer( 'add_to_cart', { status: 500, body: null } );

		fireEvent.click( addButton() );

		await waitFor( () =>
			expect( addButton() ).not.toHaveClass( 'loading' )
		);
		expect( console ).toHaveErroredWith(
			'Error occured.please try again',
			'Server Error'
		);
		// The page shows nothing; who cannot see that hears it.
		expect(
			await screen.findByText( /^Nothing has changed/ )
		).toHaveAttribute( 'role', 'status' );
	} );

	describe( 'where a mini basket shows what was added', () => {
		const showing = () => {
			document.body.insertAdjacentHTML(
				'beforeend',
				'<div data-marketday-shows-additions><a role="button" href="/cart/">Basket</a></div>'
			);
			const pressed = jest.fn( ( event: Event ) =>
				event.preventDefault()
			);
			screen.getByText( 'Basket' ).addEventListener( 'click', pressed );
			return pressed;
		};

		it( 'opens it, and knows which lines are new', async () => {
			const { shop } = open();
			const pressed = showing();

			fireEvent.click( addButton() );

			await waitFor( () => expect( pressed ).toHaveBeenCalledTimes( 1 ) );
			expect( shop.basket.getState().added ).toEqual( [ 'mug' ] );
		} );

		it( 'is told nothing on the basket page, which shows it already', async () => {
			const { shop } = open( { basketUrl: window.location.href } );

			fireEvent.click( addButton() );
			await waitFor( () => expect( addButton() ).toHaveClass( 'added' ) );

			expect( shop.basket.getState().added ?? [] ).toEqual( [] );
		} );

		it( 'leaves a shopper who is in a dialog there', async () => {
			open();
			const pressed = showing();
			document.body.insertAdjacentHTML(
				'beforeend',
				'<dialog open></dialog>'
			);

			fireEvent.click( addButton() );
			await viewBasket();

			expect( pressed ).not.toHaveBeenCalled();
		} );
	} );

	it( 'leaves alone what another script has handled', () => {
		const { fake } = open();
		const handle = ( event: Event ) => event.preventDefault();
		document.body.addEventListener( 'click', handle );

		fireEvent.click( addButton() );

		expect( fake.requests ).toEqual( [] );
		document.body.removeEventListener( 'click', handle );
	} );

	it( 'leaves a button without a product id to its link', () => {
		const { fake } = open();
		addButton().removeAttribute( 'data-product_id' );
		addButton().addEventListener( 'click', ( event ) =>
			setTimeout( () => event.preventDefault() )
		);

		const isFollowed = fireEvent.click( addButton() );

		expect( isFollowed ).toBe( true );
		expect( fake.requests ).toEqual( [] );
	} );

	it( 'announces itself as WooCommerce does, to the DOM and to jQuery', async () => {
		open();
		const events: string[] = [];
		const trigger = ( name: string ) => events.push( `jQuery ${ name }` );
		window.jQuery = () => ( {
			trigger,
			triggerHandler: () => undefined,
			on: () => {},
		} );
		const note = ( { type }: Event ) => events.push( type );
		document.body.addEventListener( 'wc-blocks_adding_to_cart', note );
		document.body.addEventListener( 'wc-blocks_added_to_cart', note );

		fireEvent.click( addButton() );
		await viewBasket();
		await waitFor( () => expect( events ).toHaveLength( 6 ) );

		expect( events ).toEqual( [
			'jQuery adding_to_cart',
			'wc-blocks_adding_to_cart',
			'jQuery added_to_cart',
			'wc-blocks_added_to_cart',
			'jQuery wc_fragments_loaded',
			'jQuery wc_fragments_refreshed',
		] );
		document.body.removeEventListener( 'wc-blocks_adding_to_cart', note );
		document.body.removeEventListener( 'wc-blocks_added_to_cart', note );
	} );

	it( 'sends nothing when another plugin stops it', async () => {
		const { fake } = open();
		window.jQuery = () => ( {
			trigger: () => {},
			triggerHandler: () => false,
			on: () => {},
		} );

		fireEvent.click( addButton() );
		await waitFor( () =>
			expect( addButton() ).not.toHaveClass( 'loading' )
		);

		expect( fake.requests ).toEqual( [] );
	} );
} );

describe( 'remove from mini basket', () => {
	const removeLink = () => screen.getByText( 'Remove' );

	it( 'lays over the item, then replaces the regions', async () => {
		const { fake } = open();
		const item = removeLink().closest( 'li' );

		fireEvent.click( removeLink() );
		expect( item ).toHaveClass( 'marketday-overlaid' );
		await screen.findByText( 'One mug' );

		expect( fake.requests ).toMatchObject( [
			{ path: 'remove_from_cart', body: { cart_item_key: 'mug' } },
		] );
	} );

	it.each( [
		[ 'without fragments', { status: 200, body: { success: false } } ],
		[ 'that failed', { status: 500, body: null } ],
	] )( 'follows the link on an answer %s', async ( _name, response ) => {
		const { fake } = open();
		fake.answer( 'remove_from_cart', response );

		fireEvent.click( removeLink() );

		await waitFor( () =>
			expect( goTo ).toHaveBeenCalledWith( '/cart/?remove_item=mug' )
		);
	} );
} );

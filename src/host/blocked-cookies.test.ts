import { createMarketday } from '@marketday/kernel';
import { fireEvent, screen } from '@testing-library/dom';

import { aBasket } from '../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { aWireCart } from '../../tests/fakes/wire-cart-factory';
import { listenToBasketButtons } from './basket-buttons';
import { readPageConfig } from './page-config';

const fake = fakeShop();

beforeAll( () => {
	fake.answer( 'add_to_cart', {
		body: {
			fragments: {
				'script.marketday-basket-data': `<script>${ JSON.stringify(
					aBasket()
				) }</script>`,
			},
		},
	} );
	listenToBasketButtons(
		createMarketday( { ...ADDRESSES, fetch: fake.fetch } ),
		readPageConfig()
	);
} );
beforeEach( () => {
	document.body.innerHTML =
		'<div><a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=12" data-product_id="12">Add to basket</a></div>';
	fake.requests.length = 0;
} );
afterEach( () => jest.restoreAllMocks() );

const press = () => fireEvent.click( screen.getByText( 'Add to basket' ) );
const asks = () => screen.findByText( /Your basket needs cookies/ );

describe( 'a browser that keeps no cookies', () => {
	it( 'is told that the basket needs them, and nothing is sent', async () => {
		jest.spyOn( navigator, 'cookieEnabled', 'get' ).mockReturnValue(
			false
		);
		press();

		expect( await asks() ).toBeVisible();
		expect( fake.paths() ).toEqual( [] );
		expect( screen.getByText( 'Add to basket' ) ).not.toHaveClass(
			'added'
		);
	} );

	it( 'is told so too where it only says that it keeps them, and reads nowhere that something was added', async () => {
		fake.answer( 'cart', {
			body: aWireCart( { items: [], items_count: 0 } ),
		} );

		press();

		expect( await asks() ).toBeVisible();
		expect( fake.paths() ).toEqual( [ 'add_to_cart', 'cart' ] );
		expect( screen.getByText( 'Add to basket' ) ).not.toHaveClass(
			'added'
		);
		expect( screen.queryByText( 'View basket' ) ).toBeNull();
	} );

	it( 'is none where a server only hides its cookies from scripts: asked for once', async () => {
		fake.answer( 'cart', { body: aWireCart() } );

		press();
		await screen.findByText( 'View basket' );
		fireEvent.click( screen.getByText( 'Added' ) );
		await new Promise( ( done ) => setTimeout( done, 20 ) );

		expect( fake.paths() ).toEqual( [
			'add_to_cart',
			'cart',
			'add_to_cart',
		] );
	} );
} );

import { ApiError, createMarketday } from '@marketday/kernel';

import { aBasket } from '../../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import {
	startStorefrontEvents,
	type StorefrontEvents,
} from './storefront-events';

const recordEvents = < Name extends keyof StorefrontEvents >( name: Name ) => {
	const details: Array< StorefrontEvents[ Name ] > = [];
	document.addEventListener( name as string, ( event ) =>
		details.push( ( event as CustomEvent ).detail )
	);
	return details;
};

function start() {
	const { fetch } = fakeShop();
	const { basket } = createMarketday( { ...ADDRESSES, fetch } );
	basket.seed( aBasket() );
	const goTo = jest.fn();
	const storefront = startStorefrontEvents( {
		basket,
		basketUrl: '/basket/',
		goTo,
	} );
	return { storefront, basket, goTo };
}

beforeEach( () => {
	document.body.className = '';
	document.body.replaceChildren();
} );

describe( 'the basket of other scripts', () => {
	it( 'is told with a promise once it has changed, not when it is learnt', async () => {
		const details = recordEvents( 'marketday:basket-changed' );
		const { storefront, basket } = start();
		const first = await storefront.getBasket();
		expect( details ).toHaveLength( 0 );

		basket.seed( { ...first, itemCount: first.itemCount + 1 } );

		expect( details ).toHaveLength( 1 );
		expect( ( await details[ 0 ]?.basket )?.itemCount ).toBe(
			first.itemCount + 1
		);
	} );

	it( 'is changed, and refused with the code of the shop', async () => {
		const { storefront, basket } = start();
		const error = new ApiError( 400, 'no_stock', 'There is none left.' );
		jest.spyOn( basket, 'add' ).mockImplementation( async () => {
			basket.setState( { error } );
			return false;
		} );

		await expect(
			storefront.updateBasket( { add: [ { id: 12, quantity: 1 } ] } )
		).rejects.toBe( error );
	} );

	it( 'opens where there is a mini basket, else its page is gone to', async () => {
		const { storefront, goTo } = start();
		await storefront.openBasket();
		expect( goTo ).toHaveBeenCalledWith( '/basket/' );

		document.body.innerHTML =
			'<div class="marketday-mini-basket"><a role="button">Basket</a></div>';
		const pressed = jest.fn();
		document.querySelector( 'a' )?.addEventListener( 'click', pressed );
		await storefront.openBasket();
		expect( pressed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is opened a theme’s own way, until the theme gives that back', async () => {
		const { storefront, goTo } = start();
		const own = jest.fn( ( before: () => Promise< void > ) => before() );
		const giveBack = storefront.takeOver( 'openBasket', own );
		await storefront.openBasket();
		expect( own ).toHaveBeenCalledTimes( 1 );
		expect( goTo ).toHaveBeenCalledTimes( 1 );

		giveBack();
		await storefront.openBasket();
		expect( own ).toHaveBeenCalledTimes( 1 );
		expect( goTo ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'what a shopper does', () => {
	it( 'is that a product’s page is shown', () => {
		const details = recordEvents( 'marketday:product-viewed' );
		document.body.className = 'single-product postid-12';
		start();
		expect( details ).toEqual( [ { id: 12 } ] );
	} );

	it( 'is what is searched for, with each letter', () => {
		document.body.innerHTML =
			'<div class="marketday-product-search"><input name="s"><select name="product_cat"><option value="mugs" selected></option></select></div>';
		start();
		const details = recordEvents( 'marketday:search-changed' );
		const input = document.querySelector( 'input' )!;
		input.value = ' enam';
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );

		expect( details.at( -1 ) ).toEqual( {
			term: 'enam',
			category: 'mugs',
		} );
	} );

	it( 'is that a listing shows something else', async () => {
		document.body.innerHTML =
			'<div class="marketday-product-grid" data-query-id="shop" data-paged="2" data-pages="5"></div>';
		start();
		const details = recordEvents( 'marketday:listing-changed' );
		const listing = document.querySelector( 'div' )!;
		listing.dispatchEvent(
			new CustomEvent( 'marketday_listing_changed', { bubbles: true } )
		);

		expect( details.at( -1 ) ).toEqual( {
			queryId: 'shop',
			url: 'http://localhost/',
			page: 2,
			pages: 5,
		} );
	} );
} );

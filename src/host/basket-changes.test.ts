import { createMarketday } from '@marketday/kernel';
import { waitFor } from '@testing-library/react';

import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { insertViewBasket, type sendAddition } from './basket-changes';
import { changeBasket } from './basket-changes-on-demand';
import { navigation } from './go-to';
import { readPageConfig } from './page-config';

/** Adds as a form does. */
const add = ( ...values: Parameters< typeof sendAddition > ) =>
	changeBasket( ( changes ) => changes.sendAddition( ...values ) );

afterEach( () => {
	jest.restoreAllMocks();
	delete window.jQuery;
} );

describe( 'An addition from a form', () => {
	it( 'has its link in place before others hear of it: WooCommerce’s script would put its own there', async () => {
		document.body.innerHTML = '<div><button>Add to basket</button></div>';
		const button = document.body.querySelector( 'button' )!;
		const fake = fakeShop();
		fake.answer( 'add_to_cart', {
			body: { fragments: {}, cart_hash: 'abc' },
		} );
		const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
		const config = {
			...readPageConfig(),
			basketUrl: 'http://localhost/cart/',
		};
		const links: number[] = [];
		window.jQuery = () => ( {
			trigger: ( name: string ) =>
				name === 'added_to_cart' &&
				links.push(
					document.querySelectorAll( '.added_to_cart' ).length
				),
			triggerHandler: () => undefined,
			on: () => {},
		} );

		await add( { shop, config }, { product_id: '12' }, button, () =>
			insertViewBasket( button, config )
		);

		expect( links ).toEqual( [ 1 ] );
	} );

	it.each( [
		[ '', 'basket' ],
		[
			'<div class="widget_shopping_cart_content"></div>',
			'basket mini-cart',
		],
	] )(
		'asks for the regions that the page has a place for: %s',
		async ( region, regions ) => {
			document.body.innerHTML = `<button>Add to basket</button>${ region }`;
			const fake = fakeShop();
			fake.answer( 'add_to_cart', { body: { fragments: {} } } );
			const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );

			await add(
				{ shop, config: readPageConfig() },
				{ product_id: '12' },
				document.body.querySelector( 'button' )!
			);

			expect( fake.requests[ 0 ] ).toMatchObject( {
				body: { product_id: '12', marketday_regions: regions },
			} );
		}
	);

	it.each( [
		[ 'meanwhile, and goes on where it was added', false, false ],
		[ 'meanwhile, and stays where the shop did not answer', false, true ],
		[ 'before its code has come, and goes on', true, false ],
	] )( 'holds a link that is pressed %s', async ( _, isAtOnce, isLost ) => {
		document.body.innerHTML =
			'<button>Add to basket</button><a href="/about/">About</a>';
		const goTo = jest
			.spyOn( navigation, 'assign' )
			.mockImplementation( () => {} );
		const fake = fakeShop();
		fake.answer( 'add_to_cart', {
			body: { fragments: {} },
		} );
		let respond = () => {};
		const responded = new Promise< void >( ( done ) => {
			respond = done;
		} );
		const fetch = jest.fn<
			ReturnType< typeof fake.fetch >,
			Parameters< typeof fake.fetch >
		>( async ( ...asked ) => {
			await responded;
			if ( isLost ) {
				throw new TypeError( 'Failed to fetch' );
			}
			return fake.fetch( ...asked );
		} );
		const shop = createMarketday( { ...ADDRESSES, fetch } );

		const added = add(
			{ shop, config: readPageConfig() },
			{ product_id: '12' },
			document.body.querySelector( 'button' )!
		).catch( () => {} );
		if ( ! isAtOnce ) {
			await waitFor( () => expect( fetch ).toHaveBeenCalled() );
		}
		const press = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			composed: true,
		} );
		document.body.querySelector( 'a' )!.dispatchEvent( press );
		respond();
		await added;

		expect( press.defaultPrevented ).toBe( true );
		expect( goTo.mock.calls.flat() ).toEqual(
			isLost ? [] : [ 'http://localhost/about/' ]
		);
	} );
} );

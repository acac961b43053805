import { screen } from '@testing-library/react';

import { BasketPage, type BasketPageProps } from '../src/features/basket';
import { aBasket } from './fakes/basket-factory';
import { aWireCart, aWireItem } from './fakes/wire-cart-factory';
import { renderInShop } from './render-in-shop';

/** The basket page of two mugs, in a shop that answers what the test lays ready. */
export const openBasket = ( props: Partial< BasketPageProps > = {} ) => {
	const drawn = renderInShop(
		<BasketPage
			basket={ aBasket() }
			notices={ [] }
			formUrl="https://shop.example/cart/"
			nonce="1a2b3c"
			shopUrl="https://shop.example/shop/"
			checkoutUrl="https://shop.example/checkout/"
			showCoupon
			{ ...props }
		/>
	);
	drawn.fake.answer( 'cart', { body: aWireCart() } );
	return drawn;
};
export const wireCartOf = ( quantity: number ) =>
	aWireCart( {
		items: [
			aWireItem( {
				quantity,
				totals: {
					line_subtotal: String( quantity * 1000 ),
					line_subtotal_tax: String( quantity * 200 ),
				},
			} ),
		],
		items_count: quantity,
	} );
export const quantity = () => screen.getByRole( 'spinbutton' );
export const plus = () =>
	screen.getByRole( 'button', { name: /^Increase quantity/ } );
export const sent = (
	{ requests }: ReturnType< typeof openBasket >[ 'fake' ],
	path: string
) => requests.filter( ( request ) => request.path === path );

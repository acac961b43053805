import { createMarketday } from '@marketday/kernel';
import { fireEvent, screen } from '@testing-library/dom';

import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { listenToBasketButtons } from './basket-buttons';
import { readPageConfig } from './page-config';

describe( 'a browser that keeps no cookies', () => {
	it( 'is told that the basket needs them, and nothing is sent', async () => {
		document.body.innerHTML =
			'<div><a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=12" data-product_id="12">Add to basket</a></div>';
		jest.spyOn( navigator, 'cookieEnabled', 'get' ).mockReturnValue(
			false
		);
		const fake = fakeShop();
		listenToBasketButtons(
			createMarketday( { ...ADDRESSES, fetch: fake.fetch } ),
			readPageConfig()
		);

		fireEvent.click( screen.getByText( 'Add to basket' ) );

		expect(
			await screen.findByText( /Your basket needs cookies/ )
		).toBeVisible();
		expect( fake.paths() ).toEqual( [] );
		expect( screen.getByText( 'Add to basket' ) ).not.toHaveClass(
			'added'
		);
	} );
} );

import { type CheckoutExtensions, createMarketday } from '@marketday/kernel';

import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import { METHOD, placeOrder } from './place-order';

const basket = {} as Parameters<
	NonNullable<
		ReturnType< CheckoutExtensions[ 'payment' ] > & object
	>[ 'prepare' ] &
		object
>[ 0 ];

function aPage() {
	const { checkout } = createMarketday( {
		...ADDRESSES,
		fetch: fakeShop().fetch,
	} );
	return { wcAjaxUrl: '', restUrl: '', checkout };
}

function buttons( html = '<div data-paypal="checkout"></div>' ): HTMLElement {
	document.body.innerHTML = `<form><input type="radio" name="payment_method" value="bacs" checked><input type="radio" name="payment_method" value="${ METHOD }">${ html }</form>`;
	return document.querySelector< HTMLElement >( '[data-paypal]' )!;
}

describe( 'an order of PayPal’s button', () => {
	it( 'goes through the form, and is approved before it is sent', async () => {
		const page = aPage();
		const form = { order: jest.fn(), refuse: jest.fn() };
		page.checkout.openForm( form );
		const approval = jest.fn( async () => ( {} ) );

		await placeOrder( buttons(), page, approval );

		expect( form.order ).toHaveBeenCalledWith( METHOD );
		expect( approval ).not.toHaveBeenCalled();
		await page.checkout.payment( METHOD )?.prepare?.( basket );
		expect( approval ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is approved once, and never with an order that was chosen without the button', async () => {
		const page = aPage();
		page.checkout.openForm( { order: jest.fn(), refuse: jest.fn() } );
		const approval = jest.fn( async () => ( {} ) );
		await placeOrder( buttons(), page, approval );
		const prepare = () =>
			page.checkout.payment( METHOD )?.prepare?.( basket );

		expect( await prepare() ).toEqual( {} );
		expect( await prepare() ).toEqual( {} );

		expect( approval ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is stopped by a refusal, which the form says', async () => {
		const page = aPage();
		page.checkout.openForm( { order: jest.fn(), refuse: jest.fn() } );
		await placeOrder( buttons(), page, async () => {
			throw new Error( 'PayPal has refused this payment.' );
		} );

		await expect(
			page.checkout.payment( METHOD )?.prepare?.( basket )
		).rejects.toThrow( 'PayPal has refused this payment.' );
	} );

	it( 'sends a form without a script of ours as it is, once it is approved', async () => {
		jest.useFakeTimers();
		const root = buttons();
		const form = root.closest( 'form' )!;
		const sent = jest.fn( () =>
			new FormData( form ).get( 'payment_method' )
		);
		form.requestSubmit = sent;
		const approval = jest.fn( async () => ( {} ) );

		await placeOrder( root, aPage(), approval );
		jest.runAllTimers();

		expect( approval ).toHaveBeenCalledTimes( 1 );
		expect( sent ).toHaveReturnedWith( METHOD );
		jest.useRealTimers();
	} );
} );

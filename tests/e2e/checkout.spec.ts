// @features checkout
// @also-on woocommerce

import { type Page } from '@playwright/test';

import {
	addByLink,
	addFirst,
	expect,
	expectSound,
	SHOPPER,
	test,
} from './marketday';

const toCheckout = async ( page: Page ) => {
	await addFirst( page );
	await page.goto( '/checkout/' );
};
const fill = async ( page: Page, changes: Partial< typeof SHOPPER > = {} ) => {
	for ( const [ name, value ] of Object.entries( {
		...SHOPPER,
		...changes,
	} ) ) {
		const field = page.locator( `#billing_${ name }` );
		// Those that are folded away are left empty, as most shoppers leave them.
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
};
const place = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Place order' } );

test.describe( 'the checkout', () => {
	test(
		'is accessible, fits, and does not shift',
		{ tag: '@both' },
		async ( { page } ) => {
			await toCheckout( page );

			await expectSound( page, 'the checkout' );
		}
	);

	test(
		'takes a guest to the confirmation',
		{ tag: '@both' },
		async ( { page } ) => {
			await toCheckout( page );
			await fill( page );

			await place( page ).click();

			await page.waitForURL( /order-received/ );
			await expect( page.locator( 'main' ) ).toContainText(
				SHOPPER.email
			);
		}
	);
} );

test.describe( 'the checkout', { tag: '@desktop' }, () => {
	test( 'says what is missing at each field and goes to the first', async ( {
		page,
	} ) => {
		await toCheckout( page );
		await fill( page, { last_name: '' as never } );
		await page.locator( '#billing_email' ).fill( 'ada@' );

		await place( page ).click();

		await expect( page.locator( '#billing_email' ) ).toBeFocused();
		await expect(
			page.locator( '#billing_last_name' )
		).toHaveAccessibleDescription( 'Last name is a required field.' );
		await expect(
			page.locator( '.marketday-checkout__summary a' )
		).toHaveCount( 2 );
		await expectSound( page, 'the checkout with errors', {
			focus: page.locator( '#billing_email' ),
			isArrival: false,
		} );
	} );

	test( 'names the e-mail address where it is missing, also when the order is pressed as the very first thing', async ( {
		page,
	} ) => {
		await toCheckout( page );
		await page.reload( { waitUntil: 'commit' } );

		await place( page ).click();

		const email = page.locator( '#billing_email' );
		await expect( email ).toBeFocused();
		await expect( email ).toHaveAccessibleDescription( /^Email address / );
	} );

	test( 'shows what the server refuses at its field, and keeps what was typed', async ( {
		page,
		quiet,
	} ) => {
		await toCheckout( page );
		await fill( page, { postcode: 'XX' as never } );

		await place( page ).click();

		await expect( page.locator( '#billing_postcode' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( page.locator( '#billing_first_name' ) ).toHaveValue(
			'Ada'
		);
		// The browser itself writes each refused request to the console.
		quiet.splice( 0 );
	} );

	test( 'makes one order of two presses', async ( { page } ) => {
		await toCheckout( page );
		await fill( page );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /store\/v1\/checkout/.test( request.url() ) ) {
				sent.push( request.method() );
			}
		} );

		await place( page ).dblclick();
		await page.waitForURL( /order-received/ );

		expect( sent ).toEqual( [ 'POST' ] );
	} );

	test( 'asks for new sums only when the place changes', async ( {
		page,
	} ) => {
		await toCheckout( page );
		await page.clock.install();
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /update-customer/.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );

		await page.locator( '#billing_first_name' ).pressSequentially( 'Ada' );
		await page.clock.runFor( 5000 );
		expect( asked ).toEqual( [] );

		await page
			.locator( '#billing_postcode' )
			.pressSequentially( 'LA9 4ZZ', { delay: 40 } );
		await page
			.locator( '#billing_last_name' )
			.pressSequentially( 'Lovelace' );
		await expect.poll( () => asked.length ).toBe( 1 );
		await page.clock.runFor( 5000 );
		expect( asked ).toHaveLength( 1 );

		await expect( page.locator( '#billing_last_name' ) ).toHaveValue(
			'Lovelace'
		);
	} );

	test( 'has the fields of the chosen country', async ( { page } ) => {
		await toCheckout( page );
		const countries = page.locator( '#billing_country option' );
		test.skip(
			! ( await countries.evaluateAll( ( options ) =>
				options.some(
					( option ) => ( option as HTMLOptionElement ).value === 'US'
				)
			) ),
			'This shop does not sell to the United States.'
		);

		await page.locator( '#billing_country' ).selectOption( 'US' );

		await expect( page.locator( 'select#billing_state' ) ).toContainText(
			'California'
		);
	} );

	test( 'delivers to another address', async ( { page } ) => {
		await toCheckout( page );
		await fill( page );
		await expect( page.locator( '#shipping_city' ) ).toBeHidden();

		await page.getByLabel( 'Deliver to a different address' ).check();
		for ( const [ name, value ] of Object.entries( {
			first_name: 'Grace',
			last_name: 'Hopper',
			address_1: '1 Harbour Street',
			city: 'Whitby',
			postcode: 'YO21 1AA',
		} ) ) {
			await page.locator( `#shipping_${ name }` ).fill( value );
		}
		await place( page ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'Whitby' );
	} );
} );

test.describe( 'without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	const toPlainCheckout = async ( page: Page ) => {
		await addByLink( page );
		await page.goto( '/checkout/' );
	};

	test( 'the form orders', async ( { page } ) => {
		await toPlainCheckout( page );
		await fill( page );

		await place( page ).click();

		await expect( page ).toHaveURL( /order-received/ );
	} );

	test( 'a refused form comes back with its messages and values', async ( {
		page,
	} ) => {
		await toPlainCheckout( page );
		await fill( page, { postcode: 'XX' as never } );

		await place( page ).click();

		await expect( page ).toHaveURL( /checkout/ );
		await expect( page.locator( '#billing_postcode' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( page.locator( '#billing_postcode' ) ).toHaveValue( 'XX' );
		await expect( page.locator( '#billing_email' ) ).toHaveValue(
			SHOPPER.email
		);
	} );
} );

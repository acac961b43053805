// @features account, order-confirmation
// @also-on woocommerce

import { isWooCommerce, php } from '../contract/shop';
import { expect, expectSound, SHOPPER, test } from './marketday';

/** Where our account is: the shop's account page, or on WooCommerce, which has its own, another page. */
let ACCOUNT = '/my-account/';

test.beforeAll( () => {
	if ( isWooCommerce ) {
		php(
			`update_option( 'woocommerce_enable_myaccount_registration', 'yes' ); get_page_by_path( 'our-account' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our account', 'post_name' => 'our-account', 'post_content' => '<!-- wp:marketday/account /-->' ] ); return [];`
		);
		ACCOUNT = '/our-account/';
	}
} );

test.describe( 'An order', () => {
	test.skip(
		isWooCommerce,
		'WooCommerce’s own page confirms orders; ours is the embedded store’s.'
	);

	test( 'is shown to its shopper and to nobody without the key', async ( {
		page,
		request,
	} ) => {
		const base = '/wp-json/wc/store/v1';
		const cart = await request.get( `${ base }/cart` );
		const headers = { 'Cart-Token': cart.headers()[ 'cart-token' ] ?? '' };
		const found = await request.get(
			`${ base }/products?search=teapot&type=simple`
		);
		const { id } = ( await found.json() )[ 0 ];
		const { email, ...address } = SHOPPER;
		const place = { ...address, country: 'GB' };
		await request.post( `${ base }/cart/add-item`, {
			headers,
			data: { id, quantity: 1 },
		} );
		const ordered = await request.post( `${ base }/checkout`, {
			headers,
			data: {
				billing_address: { ...place, email },
				shipping_address: place,
				payment_method: 'bacs',
			},
		} );
		const { redirect_url: url } = ( await ordered.json() ).payment_result;

		const response = await page.goto( url );
		expect( response?.headers()[ 'cache-control' ] ).toContain(
			'no-store'
		);
		await expect( page.getByText( SHOPPER.email ) ).toBeVisible();
		// Of the notice, where the text is in one.
		const edgeOf = ( text: string ) =>
			page
				.getByText( text, { exact: true } )
				.first()
				.evaluate( ( element: HTMLElement ) => {
					const notice = element.closest( '.marketday-notice' );
					return Math.round(
						( notice ?? element ).getBoundingClientRect().left
					);
				} );
		expect( await edgeOf( 'Thank you. We’ve received your order.' ) ).toBe(
			await edgeOf( 'Order received' )
		);
		await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
		await expectSound( page, 'the confirmation of an order' );

		await page.goto( `${ url }x` );
		await expect(
			page.getByText( 'We can’t show that order.' )
		).toBeVisible();
		await expect( page.getByText( SHOPPER.email ) ).toHaveCount( 0 );
	} );
} );

test( 'A guest logs in on the account page, seeing the password if wished', async ( {
	page,
} ) => {
	await page.goto( ACCOUNT );
	const password = page.getByLabel( 'Password', { exact: true } );
	await page
		.getByLabel( 'Username or email address' )
		.fill( process.env.MARKETDAY_ADMIN_USER ?? 'admin' );
	await password.fill( process.env.MARKETDAY_ADMIN_PASSWORD ?? 'marketday' );
	await page.getByRole( 'button', { name: 'Show password' } ).click();
	await expect( password ).toHaveAttribute( 'type', 'text' );
	await page.getByRole( 'button', { name: 'Hide password' } ).click();
	await expect( password ).toHaveAttribute( 'type', 'password' );

	await page.getByRole( 'button', { name: 'Log in' } ).click();

	await expect(
		page.getByRole( 'link', { name: 'Orders' } )
	).toHaveAttribute( 'aria-current', 'page' );
	const addresses = page.getByRole( 'link', { name: 'Addresses' } );
	await addresses.hover();
	await expect(
		page.locator( '.marketday-account[data-marketday-alive]' )
	).toBeAttached();
	await page.evaluate( () => document.body.classList.add( 'is-same' ) );
	await addresses.click();
	await expect(
		page.getByRole( 'heading', { name: 'Billing address' } )
	).toBeVisible();
	await page.goBack();
	await expect(
		page.getByRole( 'heading', { name: 'Orders', exact: true } )
	).toBeVisible();
	await page.goForward();
	await expect(
		page.getByRole( 'heading', { name: 'Billing address' } )
	).toBeVisible();
	await expect( page.locator( 'body' ) ).toHaveClass( /is-same/ );
	await expect( page.getByRole( 'link', { name: 'Log out' } ) ).toBeVisible();
} );

test(
	'A guest is told what is wrong with a form while filling it in',
	{ tag: '@phone' },
	async ( { page } ) => {
		await page.goto( ACCOUNT );
		const email = page.locator( '#reg_email' );
		await email.focus();
		// The rules come with the first sign of wanting them.
		await expect( email ).toHaveAttribute(
			'data-parsley-errors-container',
			/./
		);
		await email.pressSequentially( 'ann@' );
		await expect( email ).toHaveAccessibleDescription(
			'Enter a valid email address.'
		);
		await page.getByRole( 'button', { name: 'Register' } ).click();
		await expect( email ).toBeFocused();
		await expectSound( page, 'a form of the account with a fault', {
			isArrival: false,
		} );

		await email.fill( 'ann@example.com' );
		await expect(
			page.getByText( 'Enter a valid email address.' )
		).toHaveCount( 0 );
	}
);

test.describe( 'A customer', { tag: '@phone' }, () => {
	const PASSWORD = 'four green bottles';

	test.beforeAll( () => {
		php(
			`get_user_by( 'login', 'kim' ) || wp_insert_user( [ 'user_login' => 'kim', 'user_pass' => '${ PASSWORD }', 'user_email' => 'kim@example.com', 'role' => 'customer', 'show_admin_bar_front' => 'false' ] ); return [];`
		);
	} );

	test( 'finds nothing in the way at addresses, password and a lost password', async ( {
		page,
	} ) => {
		test.setTimeout( 120_000 );
		await page.goto( `${ ACCOUNT }?form=lost-password` );
		await expect(
			page.getByRole( 'button', { name: 'Email me a link' } )
		).toBeVisible();
		await expectSound( page, 'the way to a new password' );

		await page.goto( ACCOUNT );
		await page.getByLabel( 'Username or email address' ).fill( 'kim' );
		await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await page.getByRole( 'button', { name: 'Log in' } ).click();
		await page.getByRole( 'link', { name: 'Log out' } ).waitFor();
		for ( const [ name, query ] of [
			[ 'addresses without one', 'section=addresses' ],
			[ 'the form of an address', 'section=addresses&edit=billing' ],
			[ 'the form of a password', 'section=details' ],
			[ 'downloads without one', 'section=downloads' ],
		] as const ) {
			await page.goto( `${ ACCOUNT }?${ query }` );
			await expectSound( page, name );
		}
	} );
} );

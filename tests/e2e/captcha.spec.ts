// @features captcha, newsletter, checkout
// @also-on woocommerce

import type { BrowserContext, Page } from '@playwright/test';

import { CaptchaService } from '../contract/captcha-service';
import { subscriber } from '../contract/newsletter-page';
import { isWooCommerce, php } from '../contract/shop';
import { addFirst, expect, expectSound, SHOPPER, test } from './marketday';
import { KINDS, theirCheckout } from './their-checkouts';

let service: CaptchaService;
test.describe.configure( { mode: 'default' } );
test.beforeAll( async () => {
	service = await CaptchaService.start();
} );
test.afterAll( () => service.stop() );
// The service is another host, which is asked once somebody has turned to a form.
test.afterEach( ( { quiet } ) => {
	// A form that is refused answers 400.
	const others = quiet.filter(
		( one ) =>
			! one.includes( service.url ) && ! one.includes( '(Bad Request)' )
	);
	quiet.splice( 0, quiet.length, ...others );
} );

const ask = (
	context: BrowserContext,
	settings: { provider: string; places: string[]; size?: string }
) =>
	context.addCookies( [
		{
			name: 'captcha-visitors',
			value: encodeURIComponent(
				JSON.stringify( {
					service: service.url,
					settings: {
						site_key: 'site',
						secret: service.secret,
						...settings,
					},
				} )
			),
			url: process.env.MARKETDAY_URL ?? '',
		},
	] );

const person = ( page: Page ) =>
	page.getByRole( 'button', { name: 'I am a person' } );
const token = ( page: Page ) => page.locator( '[data-captcha-token]' ).last();
const place = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Place order' } );

async function fillIn( page: Page, email: string ): Promise< void > {
	for ( const [ name, value ] of Object.entries( {
		...SHOPPER,
		email,
		// WooCommerce's block wants the county that it calls optional.
		state: 'Greater London',
	} ) ) {
		const field = page
			.locator( `#billing_${ name }, #shipping-${ name }, #${ name }` )
			.first();
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
}

test(
	'The picture of the site’s own captcha comes with the first field, and another one after a wrong answer',
	{ tag: '@desktop' },
	async ( { page, context } ) => {
		await ask( context, {
			provider: 'built-in',
			places: [ 'newsletter' ],
		} );
		await page.goto( '/about/' );
		const form = page.locator( '#marketday-newsletter-footer' );
		const picture = form.getByRole( 'img', {
			name: 'Picture of five characters',
		} );
		const letters = form.getByLabel( 'Type the characters in the picture' );
		await expect( picture ).toHaveCount( 0 );
		await form.getByLabel( 'Email address' ).fill( 'cap@example.com' );
		await form.getByLabel( /send me letters/ ).check();
		await expect( picture ).toBeVisible();
		const first = await picture.getAttribute( 'src' );
		await letters.fill( 'WRONG' );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();

		await expect( form.getByRole( 'alert' ) ).toContainText(
			'don’t match'
		);
		await expect( picture ).not.toHaveAttribute( 'src', first ?? '' );
		await expect( letters ).toHaveValue( '' );
		await expectSound( page, 'a newsletter form with a captcha', {
			isArrival: false,
		} );
		const session = await form
			.locator( '[data-captcha-session]' )
			.inputValue();
		const { phrase } = php< { phrase: string } >(
			`return [ 'phrase' => ( new Marketday\\Site\\Captcha\\Challenges( new Marketday\\Kernel\\SystemClock() ) )->phrase( '${ session }' ) ];`
		);
		await letters.fill( phrase );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( form.getByRole( 'status' ) ).toContainText(
			'we’ve sent'
		);
	}
);

test.describe( 'A service’s captcha', { tag: '@desktop' }, () => {
	test( 'of our checkout waits for a person, and goes with the order', async ( {
		page,
		context,
	} ) => {
		await ask( context, { provider: 'turnstile', places: [ 'checkout' ] } );
		await addFirst( page );
		await page.goto( '/checkout/' );
		await expect( place( page ) ).toBeVisible();
		await expect( person( page ) ).toHaveCount( 0 );
		await fillIn( page, SHOPPER.email );
		await expect( person( page ) ).toBeVisible();
		await place( page ).click();
		await expect(
			page.getByText( 'Please check the CAPTCHA.' )
		).toBeVisible();

		await person( page ).click();
		await expect( token( page ) ).toHaveValue( /^person-/ );
		const asked = service.verdicts.length;
		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( service.verdicts.slice( asked ) ).toEqual( [ true ] );
	} );

	test( 'that is invisible runs when somebody registers', async ( {
		page,
		context,
	} ) => {
		await ask( context, {
			provider: 'turnstile',
			places: [ 'registration' ],
			size: 'invisible',
		} );
		await page.goto( '/wp-login.php?action=register' );
		const name = `cap${ Date.now() }`;
		await page.getByLabel( 'Username' ).fill( name );
		await page.getByLabel( 'Email' ).fill( `${ name }@example.com` );
		const asked = service.verdicts.length;
		await page.getByRole( 'button', { name: 'Register' } ).click();

		await page.waitForURL( /checkemail=registered/ );
		expect( service.verdicts.slice( asked ) ).toEqual( [ true ] );
	} );

	for ( const kind of KINDS ) {
		test( `of WooCommerce’s ${ kind } checkout begins anew with a coupon, and goes with the order`, async ( {
			page,
			context,
		} ) => {
			test.skip( ! isWooCommerce );
			const { url } = theirCheckout( kind );
			php(
				`$coupon = new WC_Coupon( 'CAPTCHA' ); $coupon->get_id() || ( $coupon->set_code( 'CAPTCHA' ) || $coupon->set_amount( 1 ) || $coupon->save() ); return [];`
			);
			await ask( context, {
				provider: 'turnstile',
				places: [ 'checkout' ],
			} );
			await addFirst( page );
			await page.goto( url );
			await place( page ).waitFor();
			const email = `cap-${ kind }-${ Date.now() }@example.com`;
			await fillIn( page, email );
			await page.getByLabel( 'Email me about new products' ).check();
			await person( page ).click();
			await expect( token( page ) ).toHaveValue( /^person-/ );

			await page
				.getByRole( 'button', {
					name: /^(enter your coupon code|add coupons)$/i,
				} )
				.click();
			await page
				.getByRole( 'textbox', { name: /^(coupon:|enter code)$/i } )
				.fill( 'CAPTCHA' );
			await page.getByRole( 'button', { name: /^apply/i } ).click();
			// The classic form is drawn anew after that, and what was answered meanwhile goes too.
			await expect(
				page.getByText( /^(coupon: )?captcha$/i ).first()
			).toBeVisible();
			await expect( token( page ) ).toHaveValue( '' );

			await person( page ).click();
			await expect( token( page ) ).toHaveValue( /^person-/ );
			const asked = service.verdicts.length;
			await place( page ).click();
			await page.waitForURL( /order-received/ );
			expect( service.verdicts.slice( asked ) ).toEqual( [ true ] );
			expect( subscriber( email ).status ).toBe( 'unconfirmed' );
		} );
	}
} );

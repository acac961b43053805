// @features newsletter

import { linkIn } from '../contract/newsletter-page';
import { type ReceivedEmail, SmtpSink } from '../contract/smtp-sink';
import { expect, expectSound, test } from './marketday';

const footer = '#marketday-newsletter-footer';
const consent = /send me letters/;

/** The server takes a form that comes sooner for a robot's (`FormToken::HURRY`); without scripts nothing in the page tells when that is over. */
const HURRY = 2000;

/** The slide-in of the page comes after three seconds; what must not come has no state to wait for. */
const AFTER_ITS_DELAY = 3500;

/** What a mail links to, on the site that is tested. */
function pathOf( email: ReceivedEmail | undefined, action: string ): string {
	const { pathname, search } = linkIn(
		{ to: '', subject: '', message: email?.html ?? '', headers: [] },
		action
	);
	return pathname + search;
}

test( 'A visitor subscribes in the footer, after being told what is missing', async ( {
	page,
} ) => {
	await page.goto( '/about/' );
	const form = page.locator( footer );
	const email = form.getByLabel( 'Email address' );
	await form.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect( form ).toContainText( 'Enter your email address.' );
	await expect( email ).toBeFocused();
	await expectSound( page, 'a newsletter form with faults', {
		isArrival: false,
	} );

	await email.fill( `ann-${ Date.now() }@example.com` );
	await expect( form ).not.toContainText( 'Enter your email' );
	await form.getByLabel( consent ).check();
	await email.press( 'Enter' );

	const status = form.getByRole( 'status' );
	await expect( status ).toContainText( 'the email we’ve sent you' );
	await expect( email ).toBeHidden();
	await expectSound( page, 'a newsletter form that was sent', {
		isArrival: false,
		focus: status,
	} );
	expect(
		( await page.context().cookies() ).find(
			( { name } ) => name === 'popup_form_dismissed_footer'
		)?.value
	).toBe( '1' );
} );

test.describe( 'Without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor subscribes by the plain form', async ( { page } ) => {
		await page.goto( '/about/' );
		const form = page.locator( footer );
		await form.getByLabel( 'Email address' ).fill( 'ada@example.com' );
		await form.getByLabel( consent ).check();
		await page.waitForTimeout( HURRY );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();

		await expect( page.locator( footer ) ).toContainText(
			'the email we’ve sent you'
		);
	} );
} );

test(
	'Forms come by themselves, and are closed by their icon and by Escape',
	{ tag: '@both' },
	async ( { page } ) => {
		await page.goto( '/letters/' );
		const slide = page.getByRole( 'region', { name: 'Walks by mail' } );
		await expect( slide ).toBeVisible();
		await expectSound( page, 'a slide-in form' );
		await slide.getByRole( 'button', { name: 'Close modal' } ).click();
		await expect( slide ).toBeHidden();

		await page.evaluate( () =>
			document.documentElement.dispatchEvent(
				new MouseEvent( 'mouseleave' )
			)
		);
		const popup = page.getByRole( 'dialog', { name: 'Before you go' } );
		await expect( popup ).toBeVisible();
		await expect( popup ).toBeFocused();
		await expectSound( page, 'a popup form', {
			isArrival: false,
			focus: popup,
		} );
		await page.keyboard.press( 'Escape' );
		await expect( popup ).toBeHidden();

		const cookies = await page.context().cookies();
		for ( const [ form, days ] of [
			[ 'slide', 7 ],
			[ 'leaving', 30 ],
		] as const ) {
			const cookie = cookies.find(
				( { name } ) => name === `popup_form_dismissed_${ form }`
			);
			expect( cookie ).toMatchObject( { value: '1', path: '/' } );
			expect(
				( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400
			).toBeCloseTo( days, 1 );
		}
		await page.reload();
		await page.waitForTimeout( AFTER_ITS_DELAY );
		await expect( slide ).toBeHidden();
		await expect( popup ).toBeHidden();
	}
);

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `A bar comes after its delay, and is gone for the visit once it was closed (${ direction })`, async ( {
		page,
	} ) => {
		// Nobody waits a minute; pages of other languages are written the other way.
		await page.route( /\/letters\/$/, async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() )
				.replace( 'data-delay="60"', 'data-delay="1"' )
				.replace( '<html ', `<html dir="${ direction }" ` );
			await route.fulfill( { response, body } );
		} );
		await page.goto( '/letters/' );
		const bar = page.getByRole( 'region', { name: 'Market news' } );
		await expect( bar ).toBeHidden();
		await expect( bar ).toBeVisible();
		await expectSound(
			page,
			`a bar of the newsletter, ${ direction }`,
			direction === 'rtl' ? { like: 'a bar of the newsletter, ltr' } : {}
		);
		await bar.getByRole( 'button', { name: 'Close modal' } ).click();

		await expect( bar ).toBeHidden();
		expect(
			( await page.context().cookies() ).find(
				( { name } ) => name === 'popup_form_dismissed_bar'
			)
		).toMatchObject( { value: '1', path: '/', expires: -1 } );
	} );
}

test(
	'A visitor follows the links of the mails: confirms, moves to another address, and leaves',
	{ tag: '@phone' },
	async ( { page } ) => {
		const sink = await SmtpSink.start( 'browser.example.com' );
		const email = sink.address( `ann-${ Date.now() }` );
		const other = sink.address( `bea-${ Date.now() }` );
		await page.goto( '/newsletter/' );
		await expectSound( page, 'the way to a subscription’s link' );
		await page.goto( '/about/' );
		const form = page.locator( footer );
		await form.getByLabel( 'Email address' ).fill( email );
		await form.getByLabel( consent ).check();
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( form.getByRole( 'status' ) ).toContainText(
			'we’ve sent'
		);

		const [ asked ] = await sink.to( email );
		await page.goto( pathOf( asked, 'confirm' ) );
		await expectSound( page, 'a subscription to be confirmed', {
			like: 'a subscription and its settings',
		} );
		await page
			.getByRole( 'button', { name: 'Confirm my subscription' } )
			.click();
		await expect( page.getByText( 'You’re subscribed.' ) ).toBeVisible();

		const [ , welcome ] = await sink.to( email, 2 );
		await page.goto( pathOf( welcome, 'manage' ) );
		await expectSound( page, 'a subscription and its settings' );
		const own = page.locator( '.marketday-newsletter-manage__form' );
		await own.getByLabel( 'Email address' ).fill( other );
		await own.getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			page.getByText( /emailed a link to your new address/ )
		).toBeVisible();

		const [ moving ] = await sink.to( other );
		await page.goto( pathOf( moving, 'address' ) );
		await page
			.getByRole( 'button', { name: 'Confirm my new address' } )
			.click();
		await expect(
			page.getByText( /your new address from now on/ )
		).toBeVisible();
		await sink.stop();
	}
);

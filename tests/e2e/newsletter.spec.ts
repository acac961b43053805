// @features newsletter

import { expect, expectSound, test } from './marketday';

const footer = '#marketday-newsletter-footer';
const consent = /send me letters/;

/** The server takes a form that comes sooner for a robot's (`FormToken::HURRY`); without scripts nothing in the page tells when that is over. */
const HURRY = 2000;

/** The slide-in of the page comes after three seconds; what must not come has no state to wait for. */
const AFTER_ITS_DELAY = 3500;

test( 'A visitor subscribes in the footer, after being told what is missing', async ( {
	page,
} ) => {
	await page.goto( '/about/' );
	const form = page.locator( footer );
	const email = form.getByLabel( 'E-mail address' );
	await form.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect( form ).toContainText( 'Please enter your e-mail address.' );
	await expect( email ).toBeFocused();
	await expectSound( page, 'a newsletter form with faults', {
		isArrival: false,
	} );

	await email.fill( `ann-${ Date.now() }@example.com` );
	await expect( form ).not.toContainText( 'Please enter your e-mail' );
	await form.getByLabel( consent ).check();
	await email.press( 'Enter' );

	const said = form.getByRole( 'status' );
	await expect( said ).toContainText( 'we have sent you an e-mail' );
	await expect( email ).toBeHidden();
	await expectSound( page, 'a newsletter form that was sent', {
		isArrival: false,
		focus: said,
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
		await form.getByLabel( 'E-mail address' ).fill( 'ada@example.com' );
		await form.getByLabel( consent ).check();
		await page.waitForTimeout( HURRY );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();

		await expect( page.locator( footer ) ).toContainText(
			'we have sent you an e-mail'
		);
	} );
} );

test( 'Forms come by themselves, and are closed by their icon and by Escape', async ( {
	page,
} ) => {
	await page.goto( '/letters/' );
	const slide = page.getByRole( 'region', { name: 'Walks by mail' } );
	await expect( slide ).toBeVisible();
	await expectSound( page, 'a slide-in form' );
	await slide.getByRole( 'button', { name: 'Close modal' } ).click();
	await expect( slide ).toBeHidden();

	await page.evaluate( () =>
		document.documentElement.dispatchEvent( new MouseEvent( 'mouseleave' ) )
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
} );

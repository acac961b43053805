// @features newsletter

import { expect, expectSound, test } from './marketday';

const footer = '#marketday-newsletter-footer';
const consent = /send me letters/;

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
		await page.waitForTimeout( 2000 );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();

		await expect( page.locator( footer ) ).toContainText(
			'we have sent you an e-mail'
		);
	} );
} );

// @features emails

import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const SCREEN = '/wp-admin/admin.php?page=marketday-emails';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

test.use( AS_EDITOR );

test( 'The site’s people see an email on a phone and a computer, light and dark, and send themselves a test', async ( {
	page,
} ) => {
	await page.goto( SCREEN );
	await page
		.getByRole( 'navigation', { name: 'Kinds of email' } )
		.getByRole( 'link', { name: 'Order: event ticket' } )
		.click();
	const phone = page.frameLocator( 'iframe[width="320"]' );
	const computer = page.frameLocator( 'iframe[width="600"]' );
	const width = ( frame: typeof phone ) =>
		frame.locator( 'html' ).evaluate( ( { scrollWidth } ) => scrollWidth );
	const card = ( frame: typeof phone ) =>
		frame
			.locator( '.m-card' )
			.evaluate( ( cell ) => getComputedStyle( cell ).backgroundColor );

	for ( const frame of [ phone, computer ] ) {
		await expect( frame.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'Thank you for your order'
		);
		await expect(
			frame.getByRole( 'link', { name: 'View your order' } )
		).toBeVisible();
		expect( await card( frame ) ).toBe( 'rgb(255, 255, 255)' );
	}
	expect( await width( phone ) ).toBeLessThanOrEqual( 320 );
	await expect( page.getByText( 'Attached: event.ics' ) ).toBeVisible();
	await page.getByText( 'Plain text' ).click();
	await expect( page.locator( 'pre' ) ).toContainText( 'Cancellation form' );
	await expectAccessible( page, ADMIN );

	await page.getByRole( 'link', { name: 'Dark' } ).click();
	await expect( page ).toHaveURL( /scheme=dark/ );
	expect( await card( computer ) ).toBe( 'rgb(30, 30, 30)' );
	await expectAccessible( page, ADMIN );

	await page.getByRole( 'button', { name: /^Send a test to / } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText(
		'We’ve sent a test to'
	);
	await expect(
		page.getByRole( 'link', { name: 'Order: event ticket' } )
	).toHaveAttribute( 'aria-current', 'page' );
} );

// @features newsletter

import { php } from '../contract/shop';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const SCREEN = '/wp-admin/admin.php?page=marketday-newsletter';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

test.use( AS_EDITOR );

test.beforeAll( () => {
	php(
		`global $wpdb; foreach ( range( 1, 24 ) as $number ) { $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}marketday_subscribers (email, first_name, status, source, secret, created_at) VALUES (%s, 'Reader', 'subscribed', 'form', 'x', %s)", "screen-{$number}@example.com", gmdate( 'Y-m-d H:i:s' ) ) ); $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}marketday_newsletter_consents (subscriber, deed, wording, form, page, at) SELECT id, 'asked', 'Yes, send me letters.', 'footer', '/about/', created_at FROM {$wpdb->prefix}marketday_subscribers WHERE email = %s", "screen-{$number}@example.com" ) ); } return [];`
	);
} );

test( 'The site’s people find subscribers, see what each agreed to, deal with several and take them along', async ( {
	page,
} ) => {
	await page.goto( SCREEN );
	const table = page.locator( '.marketday-subscribers' );
	const rows = table.getByRole( 'row' ).filter( { hasText: 'screen-' } );
	await expect( rows.first() ).toBeVisible();
	await expectAccessible( page, ADMIN );

	await table.getByRole( 'searchbox' ).fill( 'screen-' );
	await expect( page ).toHaveURL( /s=screen-/ );
	await expect( table.getByText( /of 2/ ).first() ).toBeVisible();
	await table.getByRole( 'searchbox' ).fill( 'screen-2@' );
	await expect( rows ).toHaveCount( 1 );

	await rows.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'What was agreed to' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Yes, send me letters.' );
	await expect( dialog ).toContainText( 'footer, /about/' );
	await page.keyboard.press( 'Escape' );

	const [ file ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		table.getByRole( 'button', { name: 'Save as CSV' } ).click(),
	] );
	expect( file.suggestedFilename() ).toBe( 'subscribers.csv' );

	await rows.getByRole( 'checkbox' ).check();
	await table.getByRole( 'button', { name: 'Unsubscribe' } ).last().click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Unsubscribe' } )
		.click();
	await expect(
		table.getByText( 'Done with 1 subscriber.' ).first()
	).toBeVisible();
	await expect( rows ).toContainText( 'Unsubscribed' );
} );

// @features newsletter

import { php } from '../contract/shop';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const SCREEN = '/wp-admin/admin.php?page=marketday-newsletter';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

test.use( AS_EDITOR );

test.beforeAll( () => {
	php(
		`Marketday\\Marketing\\Newsletter\\Subscribers\\Tables::prepare(); global $wpdb; foreach ( range( 1, 24 ) as $number ) { $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}marketday_subscribers (email, first_name, status, source, secret, created_at) VALUES (%s, 'Reader', 'subscribed', 'form', 'x', %s)", "screen-{$number}@example.com", gmdate( 'Y-m-d H:i:s' ) ) ); $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}marketday_newsletter_consents (subscriber, deed, wording, form, page, at) SELECT id, 'asked', 'Yes, send me letters.', 'footer', '/about/', created_at FROM {$wpdb->prefix}marketday_subscribers WHERE email = %s", "screen-{$number}@example.com" ) ); } return [];`
	);
} );

test( 'The site’s people find subscribers, see what each agreed to, deal with several and take them along', async ( {
	page,
} ) => {
	await page.goto( SCREEN );
	const table = page.locator( '.marketday-data-table' );
	const rows = table.getByRole( 'row' ).filter( { hasText: 'screen-' } );
	await expect( rows.first() ).toBeVisible();
	await expectAccessible( page, ADMIN );

	await table.getByRole( 'searchbox' ).fill( 'screen-' );
	await expect( page ).toHaveURL( /s=screen-/ );
	await expect( table.getByText( /of 2/ ).first() ).toBeVisible();
	await table.getByRole( 'searchbox' ).fill( 'screen-2@' );
	await expect( rows ).toHaveCount( 1 );

	await rows.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'View consent' } ).click();
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
		table.getByText( 'Done for 1 subscriber.' ).first()
	).toBeVisible();
	await expect( rows ).toContainText( 'Unsubscribed' );
} );

// One file is imported at a time.
test.describe.configure( { mode: 'default' } );

const FILE = {
	name: 'people.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from(
		'\n\nKontakt;Rufname;Stand;Farbe\nfile-a@example.com;Zo\xEB;Abonniert;blau\nfile-b@example.com;Ben;Abgemeldet;rot\nfile-c@example.com;Cat;Zork;rot\n<br@example.com;Br;Abonniert;rot\n',
		'latin1'
	),
};

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( `${
		javaScriptEnabled ? 'With' : 'Without'
	} scripts`, () => {
		test.use( { javaScriptEnabled } );

		test( 'the site’s people say which column of a file is which, and are told what was not taken', async ( {
			page,
		} ) => {
			php(
				'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_subscribers WHERE email LIKE \'file-%\'" ); delete_option( "marketday_newsletter_import" ); return [];'
			);
			await page.goto( SCREEN );
			await page
				.locator( '#marketday-newsletter-file' )
				.setInputFiles( FILE );
			await page.getByLabel( /I can prove this/ ).check();
			await page
				.locator( 'form', { hasText: 'Import subscribers' } )
				.getByRole( 'button', { name: 'Import', exact: true } )
				.click();

			const columns = page.locator( '#marketday-newsletter-columns' );
			await expect( columns.getByLabel( 'Kontakt' ) ).toHaveValue(
				'email'
			);
			await expect( columns.getByLabel( 'Stand' ) ).toHaveValue( '' );
			await expect( columns ).toContainText( 'Zoë' );
			await columns.getByLabel( 'Rufname' ).selectOption( 'First name' );
			await columns.getByLabel( 'Stand' ).selectOption( 'Status' );
			if ( javaScriptEnabled ) {
				await expectAccessible( page, ADMIN );
			}
			await columns
				.getByRole( 'button', { name: 'Import', exact: true } )
				.click();
			if ( ! javaScriptEnabled ) {
				await page.getByRole( 'button', { name: 'Continue' } ).click();
			}

			const report = page.locator( '.card', {
				hasText: 'Importing people.csv',
			} );
			await expect( report ).toContainText(
				'3 added, 0 already there, 1 without a valid address; 1 imported as “Unconfirmed”; 1 imported as “Unsubscribed”'
			);
			await expect( report ).toContainText( 'Row 7: <br@example.com' );
			await expect( report ).toContainText( 'Columns left out: Farbe' );
			const kept = php(
				'global $wpdb; return $wpdb->get_results( "SELECT email, first_name, status FROM {$wpdb->prefix}marketday_subscribers WHERE email LIKE \'file-%\' ORDER BY email" );'
			);
			expect( kept ).toEqual( [
				{
					email: 'file-a@example.com',
					first_name: 'Zoë',
					status: 'subscribed',
				},
				{
					email: 'file-b@example.com',
					first_name: 'Ben',
					status: 'unsubscribed',
				},
				{
					email: 'file-c@example.com',
					first_name: 'Cat',
					status: 'unconfirmed',
				},
			] );
			await report.getByRole( 'button', { name: 'Close' } ).click();
		} );
	} );
}

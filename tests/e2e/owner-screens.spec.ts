// @features kernel

import { php } from '../contract/shop';
import {
	AS_EDITOR,
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	test,
} from './marketday';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

const screen = ( page: string ) => `/wp-admin/admin.php?page=${ page }`;

test.use( AS_EDITOR );

test( 'The owner sees the week, finds a setting, is told what is wrong with it and mends it @both', async ( {
	page,
} ) => {
	await page.goto( screen( 'marketday' ) );
	await expect(
		page.getByRole( 'heading', { name: 'The last seven days' } )
	).toBeVisible();
	await expect( page.locator( '.marketday-figure' ) ).toHaveCount( 5 );
	await expectAccessible( page, ADMIN );
	await expectNoSidewaysScroll( page );

	await page
		.locator( '#wpbody-content' )
		.getByRole( 'link', { name: 'Newsletter', exact: true } )
		.last()
		.click();
	const webhook = page.getByRole( 'textbox', { name: 'Webhook' } );
	await webhook.fill( 'ftp://bad' );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	const problem = page.getByRole( 'alert' );
	await expect( problem ).toBeFocused();
	await expect( webhook ).toHaveValue( 'ftp://bad' );
	await expectAccessible( page, ADMIN );
	await expectNoSidewaysScroll( page );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( webhook ).toBeFocused();
	await webhook.fill( '' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
} );

test( 'The owner makes a synonym of what was searched for in vain @both', async ( {
	page,
} ) => {
	php(
		`$vain = new Marketday\\Search\\ProductSearch\\VainTerms(); $vain->table->create(); global $wpdb; $wpdb->replace( $vain->table->table(), [ 'term' => 'brolly', 'uses' => 950, 'day' => gmdate( 'Y-m-d' ) ] ); return [];`
	);
	await page.goto( screen( 'marketday-reports' ) );
	const row = page.getByRole( 'row', { name: 'brolly' } );
	await expect( row ).toContainText( '950' );
	await expectAccessible( page, ADMIN );
	await expectNoSidewaysScroll( page );

	await page.getByRole( 'link', { name: 'Times' } ).click();
	await expect(
		page.getByRole( 'columnheader', { name: 'Times' } )
	).toHaveAttribute( 'aria-sort', 'ascending' );
	await page.getByRole( 'searchbox' ).fill( 'brol' );
	await page.keyboard.press( 'Enter' );
	await row.getByRole( 'link', { name: 'Make a synonym' } ).click();
	await expect( page.locator( '#marketday-synonyms' ) ).toHaveValue(
		/^brolly => \n/
	);
} );

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

test( 'The owner makes a synonym of searches that found nothing @both', async ( {
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

	// A phone has a list of cards, whose order is chosen in the view's settings.
	if ( ( page.viewportSize()?.width ?? 0 ) > 700 ) {
		await page.getByRole( 'button', { name: 'Times' } ).click();
		await page
			.getByRole( 'menuitemradio', { name: 'Sort ascending' } )
			.click();
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'columnheader', { name: 'Times' } )
		).toHaveAttribute( 'aria-sort', 'ascending' );
		await expect( page ).toHaveURL( /order=asc/ );
	}
	await page.getByRole( 'searchbox' ).fill( 'brol' );
	await expect( page ).toHaveURL( /s=brol/ );
	await row.getByRole( 'link', { name: 'Make a synonym' } ).click();
	await expect( page.locator( '#marketday-synonyms' ) ).toHaveValue(
		/^brolly => \n/
	);
} );

test( 'The owner pins a product to searches that found nothing, and it comes first @both', async ( {
	page,
} ) => {
	php(
		`delete_option( 'marketday_search_pins' ); $vain = new Marketday\\Search\\ProductSearch\\VainTerms(); $vain->table->create(); global $wpdb; $wpdb->replace( $vain->table->table(), [ 'term' => 'gansey', 'uses' => 940, 'day' => gmdate( 'Y-m-d' ) ] ); return [];`
	);
	await page.goto( screen( 'marketday-reports' ) );
	await page
		.getByRole( 'row', { name: 'gansey' } )
		.getByRole( 'link', { name: 'Pin a product' } )
		.click();
	await expect( page.getByLabel( 'When people search for' ) ).toHaveValue(
		'gansey'
	);
	await page
		.getByLabel( 'Show this product first' )
		.fill( 'Lambswool Cardigan' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'button', {
			name: 'Unpin Lambswool Cardigan from “gansey”',
		} )
	).toBeVisible();
	await expectAccessible( page, ADMIN );
	await expectNoSidewaysScroll( page );

	await page.goto( '/?s=gansey&post_type=product' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'heading', { level: 2 } ).first()
	).toContainText( 'Lambswool Cardigan' );

	php( "delete_option( 'marketday_search_pins' ); return [];" );
} );

test( 'Home offers the lists of a plugin that was there before, until they have come over', async ( {
	page,
} ) => {
	php(
		`global $wpdb; delete_option( 'marketday_wishlists_moved' );
		$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}yith_wcwl_lists (ID bigint(20) NOT NULL, user_id bigint(20) NULL, wishlist_name text, wishlist_privacy tinyint(1) NOT NULL DEFAULT 0, is_default tinyint(1) NOT NULL DEFAULT 0)" );
		$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}yith_wcwl (ID bigint(20) NOT NULL, prod_id bigint(20) NOT NULL, quantity int(11) NOT NULL, wishlist_id bigint(20) NULL, original_price decimal(9,3) NULL, original_currency char(3) NULL, dateadded timestamp NULL)" );
		return [];`
	);
	const task = page.getByRole( 'link', {
		name: 'Bring over the lists of YITH WooCommerce Wishlist',
	} );
	await page.goto( screen( 'marketday' ) );
	await expect(
		page.getByRole( 'region', { name: 'Still to do' } ).locator( task )
	).toBeVisible();
	await expectAccessible( page, ADMIN );

	await task.click();
	await page.getByRole( 'button', { name: 'Preview import' } ).click();
	await expect( page.getByText( 'Lists to import: 0' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Import lists' } ).click();
	await expect( page.getByText( 'Lists imported: 0' ) ).toBeVisible();

	await page.goto( screen( 'marketday' ) );
	await expect(
		page.getByRole( 'region', { name: 'Set up' } ).locator( task )
	).toBeVisible();
	php(
		`global $wpdb; delete_option( 'marketday_wishlists_moved' );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}yith_wcwl_lists, {$wpdb->prefix}yith_wcwl" ); return [];`
	);
} );

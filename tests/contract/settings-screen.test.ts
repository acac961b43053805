// @features kernel
// @also-on woocommerce

import { Administrator } from './administrator';
import { php } from './shop';

const BOSS = { user: 'settings-boss', password: 'a long enough word 1' };
const SCREEN = '/wp-admin/admin.php?page=marketday-settings';

const boss = new Administrator();

/** What the form of a tab sends as it stands, with these changes. */
async function save( tab: string, changes: Record< string, string > ) {
	const { text } = await boss.screen( `${ SCREEN }&tab=${ tab }` );
	const form = /<form action="options.php"[^]*?<\/form>/.exec( text )?.[ 0 ];
	const fields: Record< string, string > = {};
	for ( const [ tag ] of ( form ?? '' ).matchAll( /<input\b[^>]*>/g ) ) {
		const of = ( name: string ) =>
			new RegExp( ` ${ name }=["']([^"']*)` )
				.exec( tag )?.[ 1 ]
				?.replaceAll( '&#038;', '&' )
				.replaceAll( '&amp;', '&' ) ?? '';
		if (
			of( 'name' ) &&
			( of( 'type' ) !== 'checkbox' || / checked/.test( tag ) )
		) {
			fields[ of( 'name' ) ] = of( 'value' );
		}
	}
	return boss.post( '/wp-admin/options.php', { ...fields, ...changes } );
}

const option = ( name: string ) =>
	php< { value: unknown } >(
		`return [ 'value' => get_option( '${ name }' ) ];`
	).value;

beforeAll( async () => {
	php(
		`username_exists( '${ BOSS.user }' ) || wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); update_option( 'marketday_newsletter_webhook', 'https://hooks.example/before' ); return [];`
	);
	await boss.logIn( BOSS );
} );
afterAll( () =>
	php(
		`array_map( 'delete_option', [ 'marketday_newsletter_webhook', 'marketday_newsletter_checkout', 'marketday_reservation_minutes' ] ); return [];`
	)
);

describe( 'the settings', () => {
	it( 'keep what was there, show what was typed and say why, and save the rest', async () => {
		const response = await save( 'newsletter', {
			marketday_newsletter_webhook: 'ftp://bad',
			marketday_newsletter_checkout: 'yes',
		} );
		const { text } = await boss.screen(
			`${ SCREEN }&tab=newsletter&settings-updated=true`
		);

		expect( response.status ).toBe( 302 );
		expect( option( 'marketday_newsletter_webhook' ) ).toBe(
			'https://hooks.example/before'
		);
		expect( option( 'marketday_newsletter_checkout' ) ).toBe( 'yes' );
		expect( text ).toMatch(
			/<input[^>]*aria-invalid="true"[^>]*value="ftp:\/\/bad"/
		);
		expect( text ).toContain(
			'href="#marketday-refused-marketday-newsletter-webhook"'
		);
		expect( text ).not.toContain( 'Settings saved.' );
	} );

	it( 'forget what was typed once it was shown, and say when all is saved', async () => {
		await boss.screen( `${ SCREEN }&tab=newsletter` );
		await save( 'newsletter', {} );
		const { text } = await boss.screen(
			`${ SCREEN }&tab=newsletter&settings-updated=true`
		);

		expect( text ).toContain( 'Settings saved.' );
		expect( text ).not.toContain( 'aria-invalid' );
	} );

	it( 'save a tab without touching another', async () => {
		php(
			`update_option( 'marketday_newsletter_checkout', 'yes' ); return [];`
		);
		await save( 'delivery', { marketday_reservation_minutes: '15' } );

		expect( option( 'marketday_reservation_minutes' ) ).toBe( '15' );
		expect( option( 'marketday_newsletter_checkout' ) ).toBe( 'yes' );
	} );

	it( 'tell of a number that may not be', async () => {
		await save( 'delivery', { marketday_reservation_minutes: '-5' } );
		const { text } = await boss.screen(
			`${ SCREEN }&tab=delivery&settings-updated=true`
		);

		expect( option( 'marketday_reservation_minutes' ) ).toBe( '15' );
		expect( text ).toContain( 'Enter a whole number from 0 to 1,440.' );
		expect( text ).toMatch( /<input[^>]*value="-5"/ );
	} );

	it( 'tell of a captcha that protects nothing', async () => {
		await save( 'security', {
			'marketday_captcha[provider]': 'turnstile',
		} );
		const { text } = await boss.screen(
			`${ SCREEN }&tab=security&settings-updated=true`
		);

		expect( text ).toContain( 'Nothing is protected until you enter' );
		php( `delete_option( 'marketday_captcha' ); return [];` );
	} );
} );

describe( 'addresses of before', () => {
	it.each( [
		[ 'options-general.php?page=marketday', 'marketday-settings' ],
		[ 'options-general.php?page=marketday-paypal', 'marketday-paypal' ],
		[ 'tools.php?page=marketday-import&run=7', 'marketday-import&run=7' ],
		[ 'tools.php?page=marketday-index', 'marketday-index' ],
	] )( '%s leads to where it is now', async ( before, now ) => {
		const response = await boss.get( `/wp-admin/${ before }` );

		expect( response.status ).toBe( 302 );
		expect( response.headers.get( 'location' ) ).toMatch(
			new RegExp( `/wp-admin/admin\\.php\\?page=${ now }$` )
		);
	} );
} );

describe( 'reports', () => {
	it( 'come as a file that no spreadsheet calculates with', async () => {
		php(
			`$vain = new Marketday\\Search\\ProductSearch\\VainTerms(); $vain->table->create(); global $wpdb; $wpdb->replace( $vain->table->table(), [ 'term' => '=1+1', 'uses' => 900, 'day' => gmdate( 'Y-m-d' ) ] ); return [];`
		);
		const { text } = await boss.screen(
			'/wp-admin/admin.php?page=marketday-reports&report=searches'
		);
		const nonce = /name="_wpnonce" value="(\w+)"/.exec( text )?.[ 1 ] ?? '';
		const file = await boss.post( '/wp-admin/admin-post.php', {
			action: 'marketday_report_csv',
			report: 'searches',
			filter: 'vain',
			_wpnonce: nonce,
		} );

		expect( file.headers.get( 'content-type' ) ).toContain( 'text/csv' );
		expect( file.text ).toMatch( /Search,Times,Last\n'=1\+1,900,/ );
		php(
			`global $wpdb; $wpdb->delete( ( new Marketday\\Search\\ProductSearch\\VainTerms() )->table->table(), [ 'term' => '=1+1' ] ); return [];`
		);
	} );
} );

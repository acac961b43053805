// @features kernel
// @also-on woocommerce

import { Administrator } from '../administrator';
import { php } from '../shop';
import { counting, CountingAdministrator } from './counting-visitor';

const ADMIN = {
	user: process.env.MARKETDAY_ADMIN_USER ?? '',
	password: process.env.MARKETDAY_ADMIN_PASSWORD ?? '',
};

/** The dashboard has boxes of features, and tells what they found. */
const MOST_FILES_OF_SCREEN = 180;

describe( 'a call of the editor', () => {
	it( 'draws a block with what every block may be given', async () => {
		const editor = new Administrator();
		await editor.logIn( ADMIN );
		const response = await editor.call(
			'/wp-json/wp/v2/block-renderer/marketday/product-grid?context=edit&attributes[align]=wide&attributes[backgroundColor]=base&attributes[style][spacing][margin][top]=1rem'
		);

		expect( response.status ).toBe( 200 );
	} );
} );

describe( 'screens of the admin', () => {
	let end: () => void;
	beforeAll( () => void ( end = counting() ) );
	afterAll( () => end() );

	it.each( [
		'/wp-admin/options-reading.php',
		'/wp-admin/options-general.php?page=of-another',
	] )( '%s loads the settings of no feature', async ( address ) => {
		const keeper = new CountingAdministrator();
		await keeper.logIn( ADMIN );
		await keeper.loads( address );
		const { files } = await keeper.loads( address );

		expect(
			files.filter( ( file ) =>
				/^php\/(?!Engine\/|Kernel\/).*(Settings?|Options|BadgeRules|Report)\.php$/.test(
					file
				)
			)
		).toEqual( [] );
	} );

	it.each( [ '/wp-admin/index.php', '/wp-admin/plugins.php' ] )(
		'%s loads few features once the day’s upkeep has come',
		async ( address ) => {
			php(
				`do_action( 'marketday_upkeep' ); wp_unschedule_hook( 'marketday_upkeep' ); wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', 'marketday_upkeep', [ Marketday\\Plugin::VERSION ] ); return [];`
			);
			const keeper = new CountingAdministrator();
			await keeper.logIn( ADMIN );
			await keeper.loads( address );
			const { files } = await keeper.loads( address );

			expect( files.length ).toBeLessThanOrEqual( MOST_FILES_OF_SCREEN );
		}
	);

	it( 'name every screen of Marketday in the menu, and open each', async () => {
		const keeper = new Administrator();
		await keeper.logIn( ADMIN );
		const menu = await keeper.get( '/wp-admin/edit-comments.php' );
		const screens = [
			...new Set(
				[
					...menu.text.matchAll(
						/href='([^']*page=marketday[^']*)'/g
					),
				].map( ( [ , address = '' ] ) =>
					address.replaceAll( '&#038;', '&' )
				)
			),
		];

		expect( screens.length ).toBeGreaterThanOrEqual( 8 );
		for ( const screen of screens ) {
			const { status, text } = await keeper.get(
				`/wp-admin/${ screen }`
			);
			expect( [ screen, status ] ).toEqual( [ screen, 200 ] );
			expect( text ).toMatch( /<div class="wrap|<h1/ );
		}
	} );
} );

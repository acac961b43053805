// @features add-to-basket, basket, checkout, compare, currency-switcher, product-filter, product-grid, product-search, quick-view, wishlist
// @also-on woocommerce

import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { isWooCommerce, php } from './shop';
import { inSite } from './site';

interface Trial {
	part: string;
	works: boolean;
	seen: string;
}

const PLUGIN = `current( array_filter( (array) get_option( 'active_plugins' ), fn ( $file ) => str_ends_with( $file, 'marketday.php' ) ) )`;

/** What the documentation says a WooCommerce without Marketday does not do. */
const NEEDS_MARKETDAY = [
	'basket: undo a removal',
	'currencies',
	'events',
	'newsletter',
];

( isWooCommerce ? describe : describe.skip )(
	'the library, and a WooCommerce without Marketday',
	() => {
		let plugin = '';
		let trials: Trial[] = [];

		beforeAll( () => {
			( { plugin } = php< { plugin: string } >(
				`return [ 'plugin' => (string) ${ PLUGIN } ];`
			) );
			php(
				`update_option( 'active_plugins', array_values( array_diff( (array) get_option( 'active_plugins' ), [ '${ plugin }' ] ) ) ); flush_rewrite_rules(); return [];`
			);
			const { stdout, stderr } = spawnSync(
				process.execPath,
				[
					path.resolve(
						__dirname,
						'../../tools/library/woocommerce-alone.mjs'
					),
					'--shop',
					`${ process.env.MARKETDAY_URL }/`,
					'--json',
				],
				{ encoding: 'utf8' }
			);
			trials = stdout ? JSON.parse( stdout ) : [];
			expect( stderr ).toBe( '' );
		} );
		// Our engine is not there.
		afterAll( () =>
			inSite(
				`update_option( 'active_plugins', array_values( array_unique( [ ...(array) get_option( 'active_plugins' ), '${ plugin }' ] ) ) ); return [];`
			)
		);

		it( 'is asked with our plugin off', () => {
			expect( plugin ).toMatch( /marketday\.php$/ );
		} );

		it( 'do together all but what needs Marketday', () => {
			expect( trials.filter( ( { works } ) => ! works ) ).toEqual(
				NEEDS_MARKETDAY.map( ( part ) =>
					expect.objectContaining( { part } )
				)
			);
			expect( trials.length ).toBeGreaterThan( 15 );
		} );

		it( "lead to WooCommerce's own checkout with the basket", () => {
			expect(
				trials.find(
					( { part } ) => part === 'the way to the checkout'
				)?.seen
			).toMatch( /^\/checkout-link\/ → .*\/checkout\// );
		} );
	}
);

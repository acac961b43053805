// @features kernel, product-grid

import { inSiteAlone } from '../site';

/** A block theme draws blocks before the page's head; a classic theme after WordPress has asked for scripts. */
const configurationOf = ( before: string ) =>
	(
		inSiteAlone(
			`${ before } do_blocks( '<!-- wp:marketday/product-grid /-->' ); do_action( 'wp_enqueue_scripts' );
		return array_map( 'strval', (array) wp_scripts()->get_data( 'marketday-kernel', 'before' ) );`
		) as string[]
	 ).join( '' );

describe( 'the configuration that scripts read', () => {
	it.each( [
		[ 'a block theme', '' ],
		[ 'a classic theme', `do_action( 'wp_enqueue_scripts' );` ],
	] )( 'is on a page of %s, once', ( _, before ) => {
		const configuration = configurationOf( before );

		expect( configuration ).toContain( '"scriptsUrl"' );
		expect( configuration.split( 'window.marketdayPage=' ) ).toHaveLength(
			2
		);
	} );
} );

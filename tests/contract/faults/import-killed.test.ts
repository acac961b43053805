// @features import
// @also-on sqlite, woocommerce

import { php } from '../shop';
import { inSiteAlone } from '../site';

const ROWS = 12;
const ID = 'f00d'.repeat( 8 );
const JOB = 'marketday_import_job';

const state = () =>
	php< { products: number; twice: number; phase: string } >(
		`wp_cache_flush(); global $wpdb;
		$skus = $wpdb->get_col( "SELECT m.meta_value FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = '_sku' AND m.meta_value LIKE 'KILLED-%' AND p.post_status = 'publish'" );
		$run = get_option( 'marketday_import_run_${ ID }' );
		return [ 'products' => count( $skus ), 'twice' => count( $skus ) - count( array_unique( $skus ) ), 'phase' => (string) $run['phase'] ];`
	);

const waits = () =>
	php< { seconds: number | null } >(
		`wp_cache_flush(); $at = $engine->jobs()->waitsUntil( '${ JOB }', [ '${ ID }' ] ); return [ 'seconds' => null === $at ? null : $at - time() ];`
	).seconds;

afterAll( () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/post.php'; global $wpdb;
		foreach ( $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_sku' AND meta_value LIKE 'KILLED-%'" ) as $id ) { wp_delete_post( (int) $id, true ); }
		( new Marketday\\Admin\\Import\\Run\\RunStore( new Marketday\\Admin\\Import\\Run\\RunFolders(), new Marketday\\Kernel\\SystemClock() ) )->delete( '${ ID }' );
		$engine->jobs()->cancel( '${ JOB }', [ '${ ID }' ] ); return [];`
	)
);

it( 'an import of products whose process is killed goes on, and no product is twice', () => {
	php( `
		$folders = new Marketday\\Admin\\Import\\Run\\RunFolders();
		$folder  = $folders->create( '${ ID }' );
		$lines   = array_map( static fn ( $number ) => "simple,KILLED-{$number},Killed {$number},1,5", range( 1, ${ ROWS } ) );
		file_put_contents( "{$folder}/products.csv", "Type,SKU,Name,Published,Regular price\\n" . implode( "\\n", $lines ) . "\\n" );
		$run = new Marketday\\Admin\\Import\\Run\\ImportRun( '${ ID }', "{$folder}/products.csv", 'products.csv', $folder, "{$folder}/pictures", false, 1 );
		( new Marketday\\Admin\\Import\\Run\\RunStore( $folders, new Marketday\\Kernel\\SystemClock() ) )->save( $run );
		return [];` );

	expect( () =>
		inSiteAlone(
			`$seen = 0;
			add_action( 'save_post_product', static function () use ( &$seen ) { if ( ++$seen >= 5 ) { posix_kill( getmypid(), SIGKILL ); sleep( 5 ); } } );
			do_action( '${ JOB }', '${ ID }' ); return [ 'alive' ];`
		)
	).toThrow( /ended with SIGKILL/ );
	const killed = state();
	expect( killed.products ).toBeLessThan( ROWS );
	expect( killed.phase ).not.toBe( 'done' );
	expect( waits() ).toBeLessThan( 700 );

	php( `
		for ( $round = 0; $round < 20 && null !== $engine->jobs()->waitsUntil( '${ JOB }', [ '${ ID }' ] ); $round++ ) {
			do_action( '${ JOB }', '${ ID }' );
		}
		return [];` );

	expect( state() ).toEqual( { products: ROWS, twice: 0, phase: 'done' } );
	expect( waits() ).toBeNull();
}, 60_000 );

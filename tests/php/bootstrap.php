<?php
/**
 * Tests run inside a real WordPress: `MARKETDAY_SITE_DIR` is a site made by `npm run test:php` (SQLite, Marketday active).
 */

declare( strict_types=1 );

require_once __DIR__ . '/../../vendor/autoload.php';

$site = getenv( 'MARKETDAY_SITE_DIR' ) . '/wordpress';
if ( ! is_file( $site . '/wp-load.php' ) ) {
	fwrite( STDERR, "Set MARKETDAY_SITE_DIR to a site's folder, or run 'npm run test:php'.\n" );
	exit( 1 );
}
$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';
$_SERVER['REQUEST_URI']    ??= '/';

// Heard before WordPress has its hooks: it takes over what stands here.
$GLOBALS['wp_filter']['marketday_built'][10][] = [
	'function'      => [ Marketday\Tests\PluginAccess::class, 'listen' ],
	'accepted_args' => 2,
];

// A test may be about any feature.
$GLOBALS['wp_filter']['marketday_loads_all'][10][] = [
	'function'      => static fn (): bool => true,
	'accepted_args' => 0,
];

// WooCommerce would end the transaction that a test undoes.
define( 'WC_USE_TRANSACTIONS', false );

// Its default, but decided by the setting of the moment, which tests change.
define( 'WC_TAX_ROUNDING_MODE', 'auto' );

require_once $site . '/wp-load.php';

// WooCommerce's parts that listen from when they are first asked for: what a test hears ends with it, and they are made only once.
if ( function_exists( 'WC' ) ) {
	WC()->mailer();
	WC()->shipping();
}

// Without a build no block is registered, and every test of one would fail for a reason of its own.
$blocks     = count( (array) glob( dirname( __DIR__, 2 ) . '/blocks/*/block.json' ) );
$registered = preg_grep( '#^marketday/#', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) );
if ( count( (array) $registered ) < $blocks ) {
	fwrite( STDERR, sprintf( "WordPress knows %d of the %d blocks. Run 'npm run build', and then this again.\n", count( (array) $registered ), $blocks ) );
	exit( 1 );
}

// A shop has its index after its first minutes; no test waits for them.
if ( null === Marketday\Search\Index\IndexState::fresh()->active && class_exists( Marketday\Search\FacetIndex\FacetIndexFeature::class ) ) {
	Marketday\Tests\PluginAccess::plugin()->commands()->run( 'index', [], static function (): void {} );
}

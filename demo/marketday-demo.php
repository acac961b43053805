<?php
/**
 * Plugin Name:       Marketday demo
 * Description:       Brings the commands that fill a site for trying, testing and measuring Marketday: the demo shop, and generated products in any number.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Requires Plugins:  marketday
 * Author:            The Marketday contributors
 * License:           GPL-2.0-or-later
 *
 * @package Marketday
 */

declare( strict_types=1 );

namespace Marketday;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( preg_match( '/^Marketday\\\\((?:DemoShop|CatalogueGenerator)\\\\\w+)$/', $name, $found ) ) {
			require __DIR__ . '/php/' . str_replace( '\\', '/', $found[1] ) . '.php';
		}
	}
);

add_action(
	'marketday_built',
	static function ( Plugin $plugin, Engine\Contract\Engine $engine ): void {
		$commands = $plugin->commands();
		$commands->add(
			'demo',
			'Fills this site with the demo shop. A second run changes nothing.',
			static fn ( array $arguments, callable $print ): int => ( new DemoShop\DemoCommand( $engine, $commands, __DIR__ ) )->run( $arguments, $print )
		);
		$commands->add(
			'demo-till',
			'Switches on what a shop may have around its till: currencies, reserved baskets, suggested addresses.',
			static fn ( array $arguments, callable $print ): int => ( new DemoShop\TillCommand( $engine, __DIR__ ) )->run( $arguments, $print )
		);
		// Where there is no command line, as in WordPress Playground (.wordpress-org/blueprints): `do_action( 'marketday_demo' )`.
		add_action(
			'marketday_demo',
			static function () use ( $commands ): void {
				$lines = [];
				$code  = $commands->run( 'demo', [], static function ( string $line ) use ( &$lines ): void {
					$lines[] = $line;
				} );
				if ( 0 !== $code ) {
					throw new \RuntimeException( (string) end( $lines ) );
				}
			}
		);
		$book = static function ( mixed $handedOn ) use ( &$book ): mixed {
			remove_filter( 'pre_http_request', $book, PHP_INT_MIN );
			remove_filter( 'http_request_host_is_external', $book, PHP_INT_MIN );
			( new DemoShop\AddressBook( __DIR__ . '/addresses.json' ) )->register();
			return $handedOn;
		};
		add_filter( 'pre_http_request', $book, PHP_INT_MIN );
		add_filter( 'http_request_host_is_external', $book, PHP_INT_MIN );
		if ( $engine instanceof Engine\Embedded\EmbeddedEngine ) {
			$commands->add(
				'generate',
				'Adds N generated products: generate N',
				static fn ( array $arguments, callable $print ): int =>
					( new CatalogueGenerator\GenerateCommand( new Engine\Embedded\Catalogue\ProductLookupTable( new Engine\Embedded\EmbeddedSettings() ) ) )->run( $arguments, $print )
			);
		}
	},
	10,
	2
);

// The page's first words are drawn in the shop's own type: a font that is found by its style sheet comes too late for them.
add_filter(
	'wp_preload_resources',
	static fn ( array $resources ): array => [
		...$resources,
		...array_map(
			static fn ( string $font ): array => [
				'href'        => plugins_url( "fonts/{$font}-latin-wght-normal.woff2", __FILE__ ),
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			],
			wp_is_block_theme() && ! is_admin() ? [ 'fraunces', 'figtree' ] : []
		),
	]
);

// What the front page alone looks like; other pages do not carry it.
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() || is_front_page() ) {
			wp_enqueue_style( 'marketday-demo-front', plugins_url( 'front.css', __FILE__ ), [], (string) filemtime( __DIR__ . '/front.css' ) );
		}
	}
);

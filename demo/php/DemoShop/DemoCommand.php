<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Commands;
use Marketday\Lists\Wishlist\WishlistFeature;
use RuntimeException;

/**
 * `demo [--again]`: one step after the other, each of which finds its own work of before and leaves what an editor has changed.
 * A site that already holds this very demo shop is left alone at once, unless `--again`.
 */
final class DemoCommand {
	private const DONE = 'marketday_demo_shop';

	public function __construct(
		private readonly Engine $engine,
		private readonly Commands $commands,
		private readonly string $folder
	) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 * @return int 0 when the shop is there, 1 when it is not, 2 when the command was called wrongly.
	 */
	public function run( array $arguments, callable $print ): int {
		if ( [] !== array_diff( $arguments, [ '--again' ] ) ) {
			$print( 'Usage: demo [--again]' );
			return 2;
		}
		$version = $this->version();
		if ( [] === $arguments && $version === get_option( self::DONE ) ) {
			$print( 'The demo shop is already here; nothing was changed.' );
			return 0;
		}
		try {
			$this->fill( $print );
		} catch ( RuntimeException $problem ) {
			$print( $problem->getMessage() );
			return 1;
		}
		update_option( self::DONE, $version, false );
		return 0;
	}

	/** @param callable(string): void $print */
	private function fill( callable $print ): void {
		$shop     = ShopFile::read( $this->folder . '/shop.json' );
		$pictures = new Pictures( $this->folder . '/pictures' );
		$posts    = new OwnedPosts();
		( new StoreSettings( $shop ) )->write();
		( new Delivery( $shop ) )->write();
		$print( 'Settings, tax and delivery are set.' );
		$this->import( $print );
		( new ProductTerms( $shop, $pictures ) )->write();
		( new PictureTexts() )->write();
		( new Downloads( $this->engine, $this->folder . '/downloads' ) )->write();
		$print( ( new Deals( $this->engine, $shop->part( 'deals' ) ) )->write() . ' sales were given an end.' );
		( new NamedPrices( $this->engine, $shop->part( 'namedPrices' ) ) )->write();
		( new Videos( $this->engine, $shop->part( 'videos' ), new Pictures( $this->folder . '/videos' ) ) )->write();
		( new SizeCharts( $this->engine, $shop->part( 'sizeCharts' ), $posts ) )->write();
		if ( class_exists( WishlistFeature::class ) ) {
			( new Wishlists( $this->engine, $shop->part( 'wishlists' ) ) )->write();
		}
		$count = ( new Reviews( $this->engine, $shop->part( 'reviews' ) ) )->write();
		$print( "{$count} reviews were added." );
		$print( ( new Coupons( $shop->part( 'coupons' ) ) )->write() . ' coupons were added.' );
		$print( ( new Programme( ShopFile::read( $this->folder . '/events.json' ), $posts ) )->write() . ' events are in the calendar.' );
		$markup = new BlockMarkup( $this->folder, $pictures, $this->words( $shop ) );
		$print( ( new Journal( ShopFile::read( $this->folder . '/journal.json' ), $posts, $markup, $pictures ) )->write() . ' posts are in the journal.' );
		( new DemoPages( $shop->part( 'pages' ), $posts, $markup ) )->write();
		$print( ( new Look( $this->folder, $posts, $markup, $pictures ) )->write() );
	}

	/** @param callable(string): void $print */
	private function import( callable $print ): void {
		$sizes = new PictureSizes();
		$sizes->reduce();
		try {
			$code = $this->commands->run( 'import', [ $this->folder . '/products.csv' ], $print );
		} finally {
			$sizes->restore();
		}
		if ( 0 !== $code ) {
			throw new RuntimeException( 'Not every row of demo/products.csv could be imported; the lines above say why.' );
		}
	}

	/** @return array<string, string> What pages say of the shop, by placeholder. */
	private function words( ShopFile $shop ): array {
		$address = $shop->part( 'address' );
		$lines   = array_map( $address->text( ... ), [ 'line1', 'line2', 'city', 'county', 'postcode' ] );
		return [
			'announcement' => esc_html( $shop->text( 'announcement' ) ),
			'address'      => esc_html( $shop->text( 'name' ) . ', ' . implode( ', ', $lines ) ),
		];
	}

	/** A hash of the demo shop's files, of the code that brings them in and of the engine that holds them. */
	private function version(): string {
		$hash = hash_init( 'sha256' );
		hash_update( $hash, $this->engine->name() . get_stylesheet() );
		foreach ( [ '*.*', 'pages/*', 'parts/*', 'templates/*', 'downloads/*' ] as $files ) {
			foreach ( (array) glob( "{$this->folder}/{$files}" ) as $file ) {
				hash_update_file( $hash, (string) $file );
			}
		}
		foreach ( [ ...(array) glob( $this->folder . '/pictures/*' ), ...(array) glob( $this->folder . '/videos/*' ), ...(array) glob( __DIR__ . '/*.php' ) ] as $file ) {
			hash_update( $hash, basename( (string) $file ) . filesize( (string) $file ) );
		}
		return hash_final( $hash );
	}
}

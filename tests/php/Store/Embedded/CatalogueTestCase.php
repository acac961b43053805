<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;

/** The embedded catalogue with nothing in it: products of the site itself are hidden while a test runs. */
abstract class CatalogueTestCase extends SiteTestCase {
	private static int $number = 0;

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'The site runs on WooCommerce.' );
		}
		// What stands behind the listings before the index is there.
		delete_option( IndexState::OPTION );
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_product_meta_lookup" );
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_status = 'draft' WHERE post_type = 'product' AND post_status = 'publish'" );
		foreach ( [
			'woocommerce_calc_taxes' => 'no',
			'woocommerce_hide_out_of_stock_items' => 'no',
			'woocommerce_currency' => 'GBP',
			'woocommerce_stock_format' => '',
		] as $name => $value ) {
			update_option( $name, $value );
		}
		( new ProductLookupTable( new EmbeddedSettings() ) )->rebuild();
	}

	protected function catalogue(): Catalogue {
		return $this->engine()->catalogue();
	}

	protected function writer(): CatalogueWriter {
		return $this->engine()->writer();
	}

	/** The catalogue half at another time. */
	protected function moduleAt( string $time ): CatalogueServices {
		$clock = new class( $time ) implements Clock {
			public function __construct( private readonly string $time ) {}

			public function now(): \DateTimeImmutable {
				return new \DateTimeImmutable( $this->time, wp_timezone() );
			}
		};
		return new CatalogueServices( $clock, new EmbeddedSettings() );
	}

	/** A saved simple product; every field may be given: `aProduct( name: 'Mug', regularPrice: '12.50' )`. */
	protected function aProduct( mixed ...$fields ): int {
		$defaults = [
			'sku'          => 'TEST-' . ++self::$number,
			'name'         => 'Product ' . self::$number,
			'regularPrice' => '10',
		];
		return $this->writer()->save( new ProductDraft( ...( $fields + $defaults ) ) );
	}

	/**
	 * A shirt in colours and sizes, with the prices given.
	 *
	 * @param list<array{string, string, string}> $variations Colour, size ('' = any) and regular price.
	 */
	protected function aShirt( array $variations, mixed ...$fields ): int {
		return $this->writer()->atomically( function () use ( $variations, $fields ): int {
			$colours = array_values( array_unique( array_filter( array_column( $variations, 0 ) ) ) );
			$shirt   = $this->aProduct( ...$fields + [
				'name'         => 'Shirt',
				'type'         => ProductType::Variable,
				'regularPrice' => null,
				'attributes'   => [
					new AttributeDraft( 'Test colour', $colours, true, true, true, $colours[0] ?? '' ),
					new AttributeDraft( 'Cut', [ 'Slim', 'Wide' ], false, true, true ),
				],
			] );
			foreach ( $variations as $position => [ $colour, $cut, $price ] ) {
				$this->aVariation( $shirt, $colour, $cut, regularPrice: $price, position: $position );
			}
			return $shirt;
		} );
	}

	protected function aVariation( int $parent, string $colour, string $cut, mixed ...$fields ): int {
		return $this->aProduct( ...$fields + [
			'name'        => null,
			'variationOf' => $parent,
			'attributes'  => [
				new AttributeDraft( 'Test colour', '' === $colour ? [] : [ $colour ], true ),
				new AttributeDraft( 'Cut', '' === $cut ? [] : [ $cut ], false ),
			],
		] );
	}

	protected function read( int $id ): Product {
		return $this->catalogue()->product( $id ) ?? self::fail( "Product {$id} cannot be read." );
	}

	/** @return list<string> Names in the order found. */
	protected function names( ProductQuery $query ): array {
		return array_map( static fn ( Product $product ): string => $product->name, $this->catalogue()->query( $query )->products );
	}

	protected function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
	}
}

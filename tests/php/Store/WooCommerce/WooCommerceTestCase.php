<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductType;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;

/** The adapter in a site that runs on WooCommerce. What a test makes is taken away at its end. */
abstract class WooCommerceTestCase extends TestCase {
	private const OPTIONS = [
		'woocommerce_currency'                 => 'GBP',
		'woocommerce_calc_taxes'               => 'no',
		'woocommerce_default_country'          => 'GB',
		'woocommerce_checkout_phone_field'     => 'optional',
		'woocommerce_hide_out_of_stock_items'  => 'no',
		'woocommerce_cod_settings'             => [ 'enabled' => 'yes', 'title' => 'Cash on delivery', 'enable_for_virtual' => 'yes' ],
		'woocommerce_bacs_settings'            => [ 'enabled' => 'yes', 'title' => 'Bank transfer', 'instructions' => 'Name the order.' ],
	];

	private static int $number = 0;

	/** @var list<int> */
	private array $made = [];

	/** @var array<string, mixed> */
	private array $options = [];

	protected function setUp(): void {
		parent::setUp();
		if ( 'woocommerce' !== $this->engine()->name() ) {
			self::markTestSkipped( 'The site runs on the embedded store.' );
		}
		foreach ( self::OPTIONS as $name => $value ) {
			$this->setOption( $name, $value );
		}
		FreshShop::begin();
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		// A skipped test is torn down too.
		if ( 'woocommerce' !== $this->engine()->name() ) {
			parent::tearDown();
			return;
		}
		FreshShop::end();
		foreach ( array_reverse( array_unique( $this->made ) ) as $id ) {
			$made = wc_get_order( $id ) ?: wc_get_product( $id );
			$made ? $made->delete( true ) : null;
		}
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
		parent::tearDown();
	}

	protected function engine(): Engine {
		return PluginAccess::engine();
	}

	protected function setOption( string $name, mixed $value ): void {
		$this->options += [ $name => get_option( $name ) ];
		update_option( $name, $value );
	}

	/** Every field may be given: `aProduct( name: 'Mug', regularPrice: '12.50' )`. */
	protected function aProduct( mixed ...$fields ): int {
		$id           = $this->engine()->writer()->save( new ProductDraft( ...( $fields + [
			'sku'          => 'WOO-TEST-' . ++self::$number,
			'name'         => 'Woo test ' . self::$number,
			'regularPrice' => '10',
		] ) ) );
		$this->made[] = $id;
		return $id;
	}

	/** @return array{shirt: int, red: int, blue: int} Red in size S only, blue in any size. */
	protected function aShirt( string $attribute = 'Woo test colour' ): array {
		$colour = static fn ( string ...$values ): AttributeDraft => new AttributeDraft( $attribute, array_values( $values ), true, true, true );
		$size   = static fn ( string ...$values ): AttributeDraft => new AttributeDraft( 'Size', array_values( $values ), false, true, true );
		$shirt  = $this->aProduct( type: ProductType::Variable, regularPrice: null, name: 'Shirt', attributes: [ $colour( 'Red', 'Blue' ), $size( 'S', 'M' ) ] );
		return [
			'shirt' => $shirt,
			'red'   => $this->aProduct( variationOf: $shirt, name: null, regularPrice: '20', attributes: [ $colour( 'Red' ), $size( 'S' ) ] ),
			'blue'  => $this->aProduct( variationOf: $shirt, name: null, regularPrice: '25', attributes: [ $colour( 'Blue' ), $size() ] ),
		];
	}

	protected function made( int $id ): int {
		$this->made[] = $id;
		return $id;
	}

	protected function read( int $id ): Product {
		return $this->engine()->catalogue()->product( $id ) ?? self::fail( "Product {$id} cannot be read." );
	}

	/**
	 * Names found among these products.
	 *
	 * @param list<int> $among
	 * @return list<string>
	 */
	protected function names( array $among, ProductQuery $query ): array {
		$found = $this->engine()->catalogue()->query( $query->with( perPage: 100 ) )->products;
		$ours  = array_filter( $found, static fn ( Product $product ): bool => in_array( $product->id, $among, true ) );
		return array_values( array_map( static fn ( Product $product ): string => $product->name, $ours ) );
	}

	protected function anAddress( string $postcode = 'YO1 7HH', string $email = 'ann@example.com' ): Address {
		return new Address( 'Ann', 'Smith', '', '1 High Street', '', 'York', '', $postcode, 'GB', $email );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Buying\AddToBasket\FormProps;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Combination;
use Marketday\Engine\Contract\Combinations;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Variation;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What goes together of a product, read at once: the same that its variations say one by one. */
#[Group( 'sqlite' )]
final class CombinationsTest extends SiteTestCase {
	private int $rug = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->rug = $this->made( new ProductDraft(
			type: ProductType::Variable,
			name: 'Rug',
			status: 'publish',
			attributes: self::attributes( [ 'Small', 'Large' ], [ 'Wool', 'Jute' ] )
		) );
		$this->variation( 'Small', 'Wool' );
		$this->variation( 'Large', '' );
		$this->variation( 'Small', 'Jute', stockStatus: StockStatus::OutOfStock );
		$this->variation( 'Large', 'Jute', status: 'private' );
		$this->variation( 'Large', 'Wool', regularPrice: '' );
	}

	public function test_are_those_on_sale_in_the_shops_order(): void {
		$of = static fn ( Combination|Variation $one ): array => [ $one->id, $one->attributes, $one instanceof Variation ? $one->stock->isBuyable() : $one->inStock ];

		$found = ( new Combinations() )->of( $this->rug );

		self::assertSame( [ [ 'Small', 'Wool', true ], [ 'Large', '', true ], [ 'Small', 'Jute', false ] ], array_map( static fn ( Combination $one ): array => [ $one->attributes['attribute_size'], $one->attributes['attribute_yarn'], $one->inStock ], $found ) );
		$visible = array_filter( $this->engine()->catalogue()->variations( $this->rug ), static fn ( Variation $variation ): bool => $variation->sale->visible );
		self::assertEquals( array_map( $of, array_values( $visible ) ), array_map( $of, $found ) );
	}

	public function test_leave_out_what_is_sold_out_where_the_shop_hides_it(): void {
		add_filter( 'pre_option_woocommerce_hide_out_of_stock_items', static fn (): string => 'yes' );

		self::assertCount( 2, ( new Combinations() )->of( $this->rug ) );
		remove_all_filters( 'pre_option_woocommerce_hide_out_of_stock_items' );
	}

	public function test_are_all_that_a_page_carries_of_a_product_with_more_variations_than_it_may_embed(): void {
		$product = $this->engine()->catalogue()->product( $this->rug ) ?? self::fail( 'There is no rug.' );
		$props   = new FormProps( $this->engine() );
		self::assertCount( 3, $props->of( $product )['variations'] );
		add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => 2 );

		$few = $props->of( $product );

		remove_all_filters( 'woocommerce_ajax_variation_threshold' );
		self::assertNull( $few['variations'] );
		self::assertSame(
			[ [ 2, 0, 1, 1 ], [ 2, 0, 2, 0 ], [ 1, 0, 1, 2 ] ],
			array_map( static fn ( array $row ): array => array_slice( $row, 1 ), $few['combinations']['rows'] )
		);
	}

	private function variation(
		string $size,
		string $yarn,
		string $status = 'publish',
		string $regularPrice = '90.00',
		StockStatus $stockStatus = StockStatus::InStock
	): void {
		$this->made( new ProductDraft(
			variationOf: $this->rug,
			status: $status,
			regularPrice: $regularPrice,
			stockStatus: $stockStatus,
			attributes: self::attributes( [ $size ], '' === $yarn ? [] : [ $yarn ] )
		) );
	}

	/**
	 * @param list<string> $sizes
	 * @param list<string> $yarns
	 * @return list<AttributeDraft>
	 */
	private static function attributes( array $sizes, array $yarns ): array {
		return [ new AttributeDraft( 'Size', $sizes, false, true, true ), new AttributeDraft( 'Yarn', $yarns, false, true, true ) ];
	}

	private function made( ProductDraft $draft ): int {
		return $this->engine()->writer()->save( $draft );
	}
}

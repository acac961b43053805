<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Buying\AddToBasket\OptionAvailability;
use PHPUnit\Framework\TestCase;

final class OptionAvailabilityTest extends TestCase {
	private const COLOUR = 'attribute_pa_colour';

	public function test_only_values_of_active_variations_are_possible(): void {
		$offer = OptionAvailability::ofVariations( [ self::variation( 'blue' ), self::variation( 'red', [ 'variation_is_active' => false ] ) ] );

		self::assertTrue( $offer->isPossible( self::COLOUR, 'blue' ) );
		self::assertFalse( $offer->isPossible( self::COLOUR, 'red' ) );
	}

	public function test_every_value_is_possible_where_a_variation_takes_any(): void {
		self::assertTrue( OptionAvailability::ofVariations( [ self::variation( '' ) ] )->isPossible( self::COLOUR, 'red' ) );
	}

	public function test_a_value_is_sold_out_where_nothing_of_it_is_left(): void {
		$gone  = [ 'is_in_stock' => false ];
		$offer = OptionAvailability::ofVariations( [ self::variation( 'blue', $gone ), self::variation( 'blue' ), self::variation( 'red', $gone ) ] );

		self::assertFalse( $offer->isSoldOut( self::COLOUR, 'blue' ) );
		self::assertTrue( $offer->isSoldOut( self::COLOUR, 'red' ) );
		self::assertFalse( $offer->isSoldOut( self::COLOUR, 'green' ), 'It is not made at all.' );
	}

	public function test_reads_the_rows_of_a_product_with_very_many_variations_alike(): void {
		$attributes = [
			[
				'name'    => self::COLOUR,
				'options' => [ [ 'value' => 'blue' ], [ 'value' => 'red' ], [ 'value' => 'green' ] ],
			],
		];
		$offer      = OptionAvailability::ofRows( [ [ 31, 1, 0, 1 ], [ 32, 2, 0, 1 ], [ 33, 1, 0, 2 ] ], $attributes );

		self::assertFalse( $offer->isSoldOut( self::COLOUR, 'blue' ) );
		self::assertTrue( $offer->isSoldOut( self::COLOUR, 'red' ) );
		self::assertFalse( $offer->isPossible( self::COLOUR, 'green' ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private static function variation( string $colour, array $changes = [] ): array {
		return $changes + [
			'attributes'          => [ self::COLOUR => $colour ],
			'variation_is_active' => true,
			'is_in_stock'         => true,
		];
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\StoreError;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What a kilogram, a litre, a metre, a square metre or an item costs, from the price of a product and how much it holds. */
final class MeasureTest extends SiteTestCase {
	#[TestWith( [ '250', 'g', 450, 1800 ] )]
	#[TestWith( [ '220', 'g', 2100, 9545 ] )]
	#[TestWith( [ '1.5', 'kg', 499, 333 ] )]
	#[TestWith( [ '0.001', 'kg', 1, 1000 ] )]
	#[TestWith( [ '330', 'ml', 120, 364 ] )]
	#[TestWith( [ '75', 'cl', 999, 1332 ] )]
	#[TestWith( [ '2', 'l', 1, 1 ] )]
	#[TestWith( [ '4', 'l', 1, 0 ] )]
	#[TestWith( [ '60', 'm', 550, 9 ] )]
	#[TestWith( [ '150', 'cm', 300, 200 ] )]
	#[TestWith( [ '2.25', 'm2', 4500, 2000 ] )]
	#[TestWith( [ '6', 'item', 1000, 167 ] )]
	#[TestWith( [ '999999.999', 'item', 1_000_000_000, 1000 ] )]
	#[TestWith( [ '0.001', 'g', 1_000_000, 1_000_000_000_000 ] )]
	public function test_works_out_the_unit_price_and_rounds_half_up( string $amount, string $unit, int $price, int $expected ): void {
		$measure = Measure::of( $amount, $unit );

		self::assertSame( $expected, $measure?->unitPrice( new Money( $price, $this->engine()->settings()->currency() ) )->minor );
	}

	#[TestWith( [ '', 'g' ] )]
	#[TestWith( [ '0', 'g' ] )]
	#[TestWith( [ '0.000', 'g' ] )]
	#[TestWith( [ '-250', 'g' ] )]
	#[TestWith( [ '1e309', 'g' ] )]
	#[TestWith( [ 'a lot', 'g' ] )]
	#[TestWith( [ '250 ', 'g' ] )]
	#[TestWith( [ '1,000', 'g' ] )]
	#[TestWith( [ '1234567', 'g' ] )]
	#[TestWith( [ '0.0001', 'kg' ] )]
	#[TestWith( [ '250', '' ] )]
	#[TestWith( [ '250', 'stone' ] )]
	#[TestWith( [ '250', '<b>g</b>' ] )]
	public function test_is_none_where_amount_or_unit_is_none( string $amount, string $unit ): void {
		self::assertNull( Measure::of( $amount, $unit ) );
	}

	#[TestWith( [ '0,75', '0.75' ] )]
	#[TestWith( [ ' 250 ', '250' ] )]
	#[TestWith( [ '1,000', '1,000' ] )]
	public function test_takes_a_comma_for_a_point_where_it_can_be_no_thousand( string $typed, string $read ): void {
		self::assertSame( $read, Measure::readAmount( $typed ) );
	}

	#[TestWith( [ '1e309', 'g', '“1e309” isn’t an amount. Use a number like 250 or 0.75.' ] )]
	#[TestWith( [ '-1', 'g', '“-1” isn’t an amount. Use a number like 250 or 0.75.' ] )]
	#[TestWith( [ '250', 'stone', '“stone” isn’t a unit of measure. Use one of: g, kg, ml, cl, l, cm, m, m2, item.' ] )]
	#[TestWith( [ '250', '', 'Add a unit of measure.' ] )]
	public function test_refuses_with_a_sentence_what_is_none( string $amount, string $unit, string $sentence ): void {
		$this->expectException( StoreError::class );
		$this->expectExceptionMessage( $sentence );

		Measure::check( $amount, $unit, false );
	}

	public function test_lets_a_variation_leave_the_unit_to_its_product(): void {
		Measure::check( '250', '', true );

		$fields = [ Measure::AMOUNT => '250', Measure::UNIT => 'm²' ];
		self::assertSame( 'm2', Measure::fromFields( static fn ( string $key ): string => $fields[ $key ] ?? '' )?->unit->value );
	}

	public function test_reads_what_germanized_keeps_where_there_is_none_of_ours(): void {
		$theirs = [ '_unit_product' => '500', '_unit' => 'ml' ];
		$ours   = [ Measure::AMOUNT => '6', Measure::UNIT => 'item' ];

		$unit = static fn ( array $fields ): ?string => Measure::fromFields( static fn ( string $key ): string => $fields[ $key ] ?? '' )?->unit->value;

		self::assertSame( [ 'ml', 'item' ], [ $unit( $theirs ), $unit( $theirs + $ours ) ] );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Catalogue\Listing\FilterJson;
use Marketday\Engine\Contract\Currency;
use Marketday\Kernel\Http\Problem;
use Marketday\Search\Contract\FilterState;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** docs/PROTOCOL.md#product-filter-state, as it comes in calls. */
final class FilterJsonTest extends TestCase {
	#[DataProvider( 'wrongShapes' )]
	public function test_what_is_of_the_wrong_shape_is_refused_by_name( mixed $sent, string $name ): void {
		try {
			$this->read( $sent );
			self::fail( 'It was accepted.' );
		} catch ( Problem $problem ) {
			self::assertSame( [ 400, 'marketday_invalid_filter' ], [ $problem->status, $problem->problemCode ] );
			self::assertStringContainsString( $name, $problem->getMessage() );
		}
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function wrongShapes(): iterable {
		yield 'a list for the state' => [ [ 1, 2 ], 'product_filters' ];
		yield 'a text for the state' => [ 'all', 'product_filters' ];
		yield 'a list for the prices' => [ [ 'price' => [ 10, 20 ] ], 'price' ];
		yield 'a relation nobody knows' => [ [ 'tax_relation' => 'XOR' ], 'tax_relation' ];
		yield 'a list for a relation' => [ [ 'tax_relation' => [ 'OR' ] ], 'tax_relation' ];
	}

	public function test_an_empty_list_stands_for_an_empty_map(): void {
		self::assertEquals( new FilterState(), $this->read( [] ) );
		self::assertEquals( new FilterState(), $this->read( [ 'price' => [], 'tax_relation' => [] ] ) );
	}

	#[DataProvider( 'relations' )]
	public function test_knows_both_relations( string $sent, bool $isAny ): void {
		self::assertSame( $isAny, $this->read( [ 'tax_relation' => $sent ] )->anyTaxonomy );
	}

	/** @return iterable<array{string, bool}> */
	public static function relations(): iterable {
		yield [ '', false ];
		yield [ 'AND', false ];
		yield [ 'and', false ];
		yield [ 'OR', true ];
		yield [ 'or', true ];
	}

	private function read( mixed $sent ): FilterState {
		return ( new FilterJson( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) ) )->read( $sent );
	}
}

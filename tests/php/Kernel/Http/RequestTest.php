<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Closure;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What a request may hold, and how it is read. */
final class RequestTest extends TestCase {
	/** @return iterable<string, array{array<array-key, mixed>}> */
	public static function excess(): iterable {
		yield 'a long name'          => [ [ str_repeat( 'x', 301 ) => 'a' ] ];
		yield 'a long name further in' => [ [ 'a' => [ str_repeat( 'x', 301 ) => 'a' ] ] ];
		yield 'a long text'          => [ [ 'a' => str_repeat( 'x', 100_001 ) ] ];
		yield 'many values'          => [ [ 'a' => array_fill( 0, 3001, 'x' ) ] ];
		yield 'many long texts'      => [ [ 'a' => array_fill( 0, 10, str_repeat( 'x', 50_000 ) ) ] ];
		yield 'what is nine deep'    => [ [ 'a' => [ [ [ [ [ [ [ [ 'x' ] ] ] ] ] ] ] ] ] ];
	}

	/** @param array<array-key, mixed> $parameters */
	#[DataProvider( 'excess' )]
	public function test_what_no_page_sends_is_refused_by_name( array $parameters ): void {
		$problem = self::problem( fn () => ( new Request( $parameters ) )->refuseExcess() );

		self::assertSame( 400, $problem?->status );
		self::assertSame( 'rest_invalid_param', $problem->problemCode );
		self::assertLessThan( 200, strlen( $problem->getMessage() ) );
	}

	public function test_a_full_order_is_no_excess(): void {
		( new Request( [
			'billing_address' => array_fill_keys( range( 'a', 'k' ), str_repeat( 'é', 100 ) ),
			'customer_note'   => str_repeat( 'x', 5000 ),
			'extensions'      => [ 'shop' => array_fill_keys( range( 'a', 'z' ), str_repeat( 'x', 1000 ) ) ],
		] ) )->refuseExcess();
		$this->addToAssertionCount( 1 );
	}

	public function test_a_text_has_no_more_ids_than_a_list_may_have(): void {
		$request = new Request( [
			'text' => '1,2,3,4',
			'list' => [ 1, 2, 3, 4 ],
		] );

		self::assertSame( [ 1, 2, 3, 4 ], $request->ids( 'text', 4 ) );
		self::assertSame( 400, self::problem( fn () => $request->ids( 'text', 3 ) )?->status );
		self::assertSame( 400, self::problem( fn () => $request->ids( 'list', 3 ) )?->status );
	}

	public function test_ids_come_as_a_list_or_with_commas_and_none_below_one_is_anybodys(): void {
		$request = new Request( [ 'list' => [ '3', 4, '-5' ], 'text' => '6, 7' ] );

		self::assertSame( [ 3, 4, 0 ], $request->ids( 'list' ) );
		self::assertSame( [ 6, 7 ], $request->ids( 'text' ) );
		self::assertSame( [], $request->ids( 'nothing' ) );
	}

	public function test_data_are_asked_for_by_name_and_an_unknown_format_is_refused(): void {
		self::assertTrue( ( new Request( [ 'format' => 'data' ] ) )->wantsData() );
		self::assertFalse( ( new Request( [ 'format' => 'html' ] ) )->wantsData() );
		self::assertFalse( ( new Request( [] ) )->wantsData() );
		self::assertSame(
			[ 'params' => [ 'format' => 'format must be html or data.' ] ],
			self::problem( fn () => ( new Request( [ 'format' => 'xml' ] ) )->wantsData() )?->data
		);
	}

	/** @return iterable<string, array{string|float}> */
	public static function tooLarge(): iterable {
		yield 'twenty digits'  => [ '99999999999999999999' ];
		yield 'below zero'     => [ '-99999999999999999999' ];
		yield 'all of an int'  => [ '9223372036854775807' ];
		yield 'a float'        => [ 1e20 ];
		yield 'a power of ten' => [ '1e30' ];
	}

	#[DataProvider( 'tooLarge' )]
	public function test_a_number_beyond_counting_is_refused( string|float $number ): void {
		self::assertSame( 400, self::problem( fn () => ( new Request( [ 'page' => $number ] ) )->integer( 'page', 1, 1 ) )?->status );
		self::assertSame( 400, self::problem( fn () => ( new Request( [ 'ids' => [ $number ] ] ) )->ids( 'ids' ) )?->status );
	}

	/** @param Closure(): mixed $work */
	private static function problem( Closure $work ): ?Problem {
		try {
			$work();
		} catch ( Problem $problem ) {
			return $problem;
		}
		return null;
	}
}

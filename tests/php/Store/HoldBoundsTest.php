<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\HoldBounds;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** How many pieces of a basket are held. */
final class HoldBoundsTest extends TestCase {
	/** @param array{int, int, int} $held Of the visitor, of his network, and of others of it of this stock. */
	#[DataProvider( 'baskets' )]
	public function test_allows( int $allowed, int $pieces, int $stock, array $held ): void {
		$bounds = new HoldBounds( 50, 20, 60 );

		self::assertSame( $allowed, $bounds->allow( $pieces, $stock, array_combine( [ 'visitor', 'network', 'stock' ], $held ) ) );
	}

	/** @return iterable<string, array{int, int, int, array{int, int, int}}> */
	public static function baskets(): iterable {
		yield 'the last piece' => [ 1, 1, 1, [ 0, 0, 0 ] ];
		yield 'half of the stock, rounded up' => [ 3, 5, 5, [ 0, 0, 0 ] ];
		yield 'no more than one visitor may' => [ 20, 500, 500, [ 0, 0, 0 ] ];
		yield 'what his other products leave' => [ 2, 10, 500, [ 18, 18, 0 ] ];
		yield 'nothing beyond' => [ 0, 10, 500, [ 20, 20, 0 ] ];
		yield 'what his network leaves' => [ 5, 10, 500, [ 0, 55, 0 ] ];
		yield 'nothing of a network that has its pieces' => [ 0, 1, 500, [ 0, 60, 0 ] ];
		yield 'a piece, where others of his network have their share' => [ 1, 3, 4, [ 0, 2, 2 ] ];
	}

	public function test_reads_what_a_site_has_set(): void {
		self::assertSame( HoldBounds::DEFAULTS, HoldBounds::clean( 'nothing' ) );
		self::assertSame(
			[
				'share'   => 100,
				'visitor' => 1,
				'network' => 60,
			],
			HoldBounds::clean( [
				'share'   => '250',
				'visitor' => -4,
				'network' => 'many',
			] )
		);
	}
}

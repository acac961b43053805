<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use PHPUnit\Framework\Attributes\Group;

/** The labelled searches of tests/bench over the demo's products: 95 of 100 expected products are among the first ten. */
#[Group( 'sqlite' )]
final class RecallTest extends TextTestCase {
	public function test_finds_what_shoppers_mean(): void {
		$demo = DemoProducts::filled();
		$kept = [];
		foreach ( DemoProducts::labelled() as $row ) {
			if ( 'demo' === $row['part'] ) {
				$expected               = explode( ' ', $row['expected'] );
				$kept[ $row['query'] ] = count( array_intersect( $expected, $demo->find( $row['query'] ) ) ) / min( 10, count( $expected ) );
			}
		}

		self::assertGreaterThan( 300, count( $kept ) );
		self::assertGreaterThanOrEqual(
			0.95,
			array_sum( $kept ) / count( $kept ),
			implode( ', ', array_keys( array_filter( $kept, static fn ( float|int $recall ): bool => $recall < 1 ) ) )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Embedded\Catalogue\ProductLookupQuery;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** Queries of the lookup table. */
#[Group( 'sqlite' )]
final class ProductLookupStatementTest extends TestCase {
	public function test_a_search_is_known_by_the_same_fingerprint_in_each_request(): void {
		global $wpdb;
		$of = static fn ( string $text ): string => ( new ProductLookupQuery() )->where( 's.title LIKE %s', '%' . $wpdb->esc_like( $text ) . '%' )->fingerprint();
		// In a request its sign for a percent sign stays; the fingerprint has none of it.
		self::assertSame( md5( "FROM {$wpdb->prefix}marketday_shelf s   WHERE s.title LIKE '%tea%'" ), $of( 'tea' ) );
		self::assertNotSame( $of( 'tea' ), $of( 'mug' ) );
	}
}

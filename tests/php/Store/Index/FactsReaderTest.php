<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Store\Index\FactsReader;
use Marketday\Store\ProductDraft;
use Marketday\Tests\SiteTestCase;

/** Products as the index reads them, a whole step of a build at once. */
final class FactsReaderTest extends SiteTestCase {
	public function test_reads_products_anywhere_among_thousands_in_short_statements(): void {
		$mug        = $this->engine()->writer()->save( new ProductDraft( name: 'Mug of thousands', status: 'publish', regularPrice: '10.00' ) );
		$statements = [];
		$note       = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = strlen( $sql );
			return $sql;
		};

		add_filter( 'query', $note );
		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( [ ...range( 9_000_001, 9_002_499 ), $mug ] );
		remove_filter( 'query', $note );

		self::assertSame( [ $mug ], array_column( $facts, 'id' ) );
		self::assertLessThan( 8192, max( 0, ...$statements ) );
	}
}

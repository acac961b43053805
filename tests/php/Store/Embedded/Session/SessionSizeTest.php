<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Session;

use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Session\SessionTable;
use Marketday\Tests\SiteTestCase;

/** What a session holds at most. */
final class SessionSizeTest extends SiteTestCase {
	public function test_a_session_that_outgrows_its_bound_is_refused_and_stays_as_it_was(): void {
		$table = new SessionTable();
		$table->write( 't_size', [ 'note' => 'mug' ], time() + 60 );

		try {
			$table->write( 't_size', [ 'note' => str_repeat( 'x', SessionTable::LARGEST ) ], time() + 60 );
			self::fail( 'It was written.' );
		} catch ( StoreError $refusal ) {
			self::assertSame( [ 400, 'marketday_session_full' ], [ $refusal->status, $refusal->errorCode ] );
		}
		self::assertSame( [ 'note' => 'mug' ], $table->read( 't_size', time() ) );
	}
}

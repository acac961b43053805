<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Catalogue\Product\ViewsEndpoint;
use Marketday\Engine\Contract\Outbox\OutboxRows;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Lists\Wishlist\Lists\Tables;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Search\ProductSearch\VainTerms;

/** Tables that pages of all kinds make when they first need them: on MariaDB a new one ends the transaction of a test, so they are there before. */
final class OwnTables {
	private static bool $areThere = false;

	public static function make(): void {
		if ( self::$areThere ) {
			return;
		}
		self::$areThere = true;
		( new RateLimit( 'tests', 1, 1 ) )->isReached();
		( new PopularTerms() )->all();
		( new VainTerms() )->table->create();
		( new OccurrenceTable() )->install();
		foreach ( [ ViewsEndpoint::LOG, 'shares' ] as $log ) {
			( new DailyLog( $log ) )->count( 'nobody', '2000-01-01' );
		}
		( new OutboxRows() )->install();
		Tables::lists();
		Tables::items();
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\BasketReservation;

use Marketday\Store\StockHolds;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;

/** The countdown is the same for every visitor, and stands only where the shop holds something. */
final class BasketReservationTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Before any transaction: on MariaDB a new table ends it.
		StockHolds::install();
	}

	public function test_is_not_there_where_nothing_is_held(): void {
		update_option( StockHolds::MINUTES, 0 );

		self::assertSame( '', trim( $this->block() ) );
	}

	public function test_says_for_how_long_and_what_happens_then(): void {
		update_option( StockHolds::MINUTES, 15 );
		update_option( 'marketday_reservation_end', 'clear' );
		update_option( 'marketday_reservation_text', 'Yours for {time}, <b>then</b> for all.' );

		$html = $this->block();

		self::assertStringContainsString( 'wopb-cart-reserved', $html );
		self::assertStringContainsString( 'data-expire="15" data-hides="clear" hidden', $html );
		self::assertStringContainsString( 'Yours for <span class="wopb-cart-time" role="timer">15:00</span>, &lt;b&gt;then', $html );
	}

	private function block(): string {
		return Markup::of( do_blocks( '<!-- wp:marketday/basket-reservation /-->' ) );
	}
}

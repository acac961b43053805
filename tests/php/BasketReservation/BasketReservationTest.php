<?php

declare( strict_types=1 );

namespace Marketday\Tests\BasketReservation;

use Marketday\Buying\BasketReservation\TimerCookie;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockHolds;
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

	public function test_stands_above_the_checkout_from_the_first_moment(): void {
		update_option( StockHolds::MINUTES, 15 );
		$this->engine()->basket()->add( new AddToBasket( $this->engine()->writer()->save( new ProductDraft( name: 'Slate Coaster', regularPrice: '12.50' ) ) ) );
		$_COOKIE[ TimerCookie::NAME ] = (string) ( 1000 * ( time() - 60 ) );

		$html = Markup::of( do_blocks( '<!-- wp:marketday/checkout /-->' ) );
		unset( $_COOKIE[ TimerCookie::NAME ] );

		self::assertMatchesRegularExpression( '~data-expire="15" data-hides="hide">\s*<p>[^<]*<span class="wopb-cart-time" role="timer">1[34]:\d\d</span>~', $html );
		self::assertStringContainsString( ' hidden>', $this->block(), 'A page that is cached shows it to nobody by itself.' );
	}

	private function block(): string {
		return Markup::of( do_blocks( '<!-- wp:marketday/basket-reservation /-->' ) );
	}
}

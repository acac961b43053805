<?php

declare( strict_types=1 );

namespace Marketday\Buying\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\HoldTable;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Slot;
use Marketday\Kernel\SystemClock;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * Holds what is in a basket for its shopper for some minutes, and a countdown says so: only where pieces really wait for nobody else, so
 * that it presses nobody without a reason.
 */
#[LoadsIf( 'option:' . StockHolds::MINUTES, 'init' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class BasketReservationFeature implements Feature {
	public const BLOCK = 'basket-reservation';

	private readonly ReservationSettings $settings;

	private readonly TimerCookie $cookie;

	private bool $isPrivate = false;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {
		$this->settings = new ReservationSettings();
		$this->cookie   = new TimerCookie();
	}

	public function register(): void {
		OwnTables::add( static fn (): array => [ HoldTable::ownTable() ] );
		Upkeep::add( static fn () => StockHolds::shorten() );
		Preload::options( StockHolds::MINUTES );
		add_action( 'init', static fn () => StockHolds::minutes() > 0 && StockHolds::install(), 1, 0 );
		CookieRegistry::add(
			TimerCookie::NAME,
			Purpose::Functional,
			HOUR_IN_SECONDS,
			static fn (): string => __( 'When the basket’s hold began.', 'marketday' )
		);
		$this->settings->register();
		Reports::add( 'holds', 50, fn (): HoldsReport => new HoldsReport( new SystemClock() ) );
		$this->blocks->add( self::BLOCK, [ $this, 'render' ] );
		SaleEvents::onBasketChanged( $this->hold( ... ) );
		foreach ( [ Slot::BasketTop, Slot::CheckoutTop, Slot::MiniBasketTop ] as $slot ) {
			$slot->fill( fn ( mixed $contents = null ) => $this->print( $contents instanceof BasketContents ) );
		}
	}

	/** @param bool $isPrivate On a page of this visitor's alone, the countdown is there from the first moment: nothing moves once its script is. */
	private function print( bool $isPrivate ): void {
		$this->isPrivate = $isPrivate;
		echo $this->settings->minutes() > 0 ? do_blocks( '<!-- wp:marketday/' . self::BLOCK . ' /-->' ) : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- the block's template escapes.
		$this->isPrivate = false;
	}

	/** The same for every visitor: what it counts is in the visitor's cookie, and without it the element stays hidden. */
	public function render(): string {
		$minutes = $this->settings->minutes();
		if ( EditorPreview::isShown() ) {
			return $this->draw( max( 1, $minutes ), MINUTE_IN_SECONDS * max( 1, $minutes ) ) . ( 0 === $minutes ? EditorPreview::note( __(
				'Nothing is being held: set the minutes under Marketday → Settings.',
				'marketday'
			) ) : '' );
		}
		$began = $this->isPrivate ? $this->cookie->startTime() : 0;
		return 0 === $minutes ? '' : $this->draw( $minutes, max( 0, min( $minutes * MINUTE_IN_SECONDS, $began + $minutes * MINUTE_IN_SECONDS - time() ) ) );
	}

	/** @param int $left Seconds; 0 is not shown. */
	private function draw( int $minutes, int $left ): string {
		$shown = 0 === $left ? $minutes * MINUTE_IN_SECONDS : $left;
		return ( new View( __DIR__ . '/views' ) )->render( self::BLOCK, [
			'wrapper'  => get_block_wrapper_attributes( [ 'class' => 'marketday-reservation wopb-cart-reserved' ] ),
			'minutes'  => $minutes,
			'left'     => sprintf( '%02d:%02d', intdiv( $shown, MINUTE_IN_SECONDS ), $shown % MINUTE_IN_SECONDS ),
			'end'      => $this->settings->end(),
			'path'     => FirstPartyCookie::path(),
			'text'     => explode( '{time}', $this->settings->text(), 2 ),
			'isPart'   => $this->isPrivate && $this->cookie->isPart(),
			'isHidden' => 0 === $left,
		] );
	}

	private function hold(): void {
		$minutes = $this->settings->minutes();
		if ( 0 === $minutes ) {
			return;
		}
		$basket = $this->engine->basket();
		$ends   = $basket->hold();
		if ( null === $ends ) {
			$this->cookie->forget();
			return;
		}
		$this->cookie->send( $ends - $minutes * MINUTE_IN_SECONDS, $ends, $basket->isHeldWhole() );
	}
}

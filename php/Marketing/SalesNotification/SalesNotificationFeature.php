<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SalesNotification;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/** Notes on what others have bought: from real paid orders, without names, and only where a shop has switched them on (docs/PROTOCOL.md#sales-notification). */
#[LoadsIf( 'option:' . NotificationSettings::WHERE, 'wp_enqueue_scripts', 'wp_footer' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class SalesNotificationFeature implements Feature {
	public const BLOCK = 'sales-notification';

	/** Seconds of docs/PROTOCOL.md#sales-notification. */
	private const GAP  = 7;
	private const STAY = 7;

	private readonly NotificationSettings $settings;

	private readonly RecentSales $sales;

	private readonly SalesNotificationEndpoint $endpoint;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		Clock $clock
	) {
		$this->settings = new NotificationSettings();
		$this->sales    = new RecentSales( $engine, $this->settings, $clock );
		$this->endpoint = new SalesNotificationEndpoint( $engine, $this->settings, $this->sales, $clock );
	}

	public function register(): void {
		CookieRegistry::add(
			'sales_notification',
			Purpose::Functional,
			DAY_IN_SECONDS,
			static fn (): string => __( 'The visitor has closed the sales notifications.', 'marketday' )
		);
		$this->settings->register();
		$this->blocks->add( self::BLOCK, $this->render( ... ) );
		$guard = Guard::publicRead()->and( RateLimit::reads()->guard() );
		$this->routes->add( Route::rest( 'POST', 'sales/v1|/notification', $guard, $this->endpoint->answer( ... ) ) );
		foreach ( [ 'towns', 'days' ] as $name ) {
			add_action( "update_option_marketday_sales_notification_{$name}", $this->sales->forget( ... ), 10, 0 );
		}
		SaleEvents::onOrderStatusChanged( fn () => $this->sales->forget() );
		add_action( 'wp_enqueue_scripts', $this->addAssets( ... ) );
		add_action( 'wp_footer', $this->printEverywhere( ... ), 5 );
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes ): string {
		$isCanvas = EditorPreview::isShown();
		if ( 'nowhere' === $this->settings->where() ) {
			return $isCanvas ? EditorPreview::note( __( 'Sales notifications are off. Turn them on under Marketday → Settings.', 'marketday' ) ) : '';
		}
		if ( $isCanvas ) {
			$notes = $this->endpoint->notes();
			return [] === $notes
				? EditorPreview::note( __( 'No paid orders in these days, so nothing is shown.', 'marketday' ) )
				: sprintf( '<div class="marketday-sales-note">%s</div>', $notes[0] );
		}
		return $this->draw( $attributes );
	}

	/** @param array<string, mixed> $attributes */
	private function draw( array $attributes ): string {
		$seconds = static fn ( string $name, int $default ): int => is_numeric( $attributes[ $name ] ?? null ) ? max(
			1,
			min( 3600, (int) $attributes[ $name ] )
		) : $default;
		return ( new View( __DIR__ . '/views' ) )->render( self::BLOCK, [
			'gap'  => $seconds( 'gap', self::GAP ),
			'stay' => $seconds( 'stay', self::STAY ),
			'side' => 'end' === ( $attributes['side'] ?? '' ) ? 'end' : 'start',
			'url'  => rest_url( 'sales/v1/notification' ),
		] );
	}

	/** Tells whether notes may appear here: who pays or reads an order is left in peace. */
	private function isEverywhere(): bool {
		$shown = is_page() ? $this->engine->settings()->pageOf( get_queried_object_id() ) : null;
		return 'everywhere' === $this->settings->where() && ! in_array( $shown, [ Page::Basket, Page::Checkout, Page::Account ], true );
	}

	private function addAssets(): void {
		if ( $this->isEverywhere() ) {
			$this->blocks->registerBlock( self::BLOCK );
			wp_enqueue_script( 'marketday-sales-notification-view-script' );
			wp_enqueue_style( 'marketday-sales-notification-style' );
		}
	}

	private function printEverywhere(): void {
		if ( $this->isEverywhere() ) {
			echo $this->draw( [] ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view escapes.
		}
	}
}

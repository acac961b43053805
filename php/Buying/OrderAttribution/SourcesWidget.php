<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Clock;
use Marketday\Kernel\View;

/** Widget of the dashboard: how many orders of the last 30 days came from where, and what they came to. */
final class SourcesWidget {
	private const DAYS = 30;
	private const MOST = 60;

	public function __construct(
		private readonly Engine $engine,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'wp_dashboard_setup', function (): void {
			if ( current_user_can( 'edit_shop_orders' ) ) {
				/* translators: %d: a number of days */
				wp_add_dashboard_widget( 'marketday_order_sources', sprintf( __( 'Where orders came from in the last %d days', 'marketday' ), self::DAYS ), $this->print( ... ) );
			}
		} );
	}

	private function print(): void {
		$html = ( new View( __DIR__ . '/views' ) )->render( 'report', [ 'rows' => $this->rows() ] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** @return list<array{origin: string, orders: int, totals: string}> Sums of different currencies stand beside each other. */
	public function rows(): array {
		$amount = new SourceAmount( $this->engine->settings()->currency() );
		$rows   = [];
		foreach ( $this->engine->orderSources()->counts( $this->clock->now()->modify( '-' . self::DAYS . ' days' ), self::MOST ) as $count ) {
			$origin            = Origin::label( $count['type'], $count['source'] );
			$total             = $amount->of( $count['total'], $count['currency'] )->format();
			$rows[ $origin ] ??= [
				'origin' => $origin,
				'orders' => 0,
				'totals' => '',
			];
			$rows[ $origin ]['orders'] += $count['orders'];
			$rows[ $origin ]['totals'] .= ( '' === $rows[ $origin ]['totals'] ? '' : ' + ' ) . $total;
		}
		usort( $rows, static fn ( array $one, array $other ): int => $other['orders'] <=> $one['orders'] );
		return $rows;
	}
}

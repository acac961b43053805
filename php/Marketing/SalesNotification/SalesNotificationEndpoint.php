<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SalesNotification;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\View;

/** REST `sales/v1/notification`: notes on the last paid orders, drawn. */
final class SalesNotificationEndpoint {
	public function __construct(
		private readonly Engine $engine,
		private readonly NotificationSettings $settings,
		private readonly RecentSales $sales,
		private readonly Clock $clock
	) {}

	/** The same for all visitors. A shop that has not switched it on tells nothing, whoever asks. */
	public function answer(): Response {
		return Response::json( [ 'html' => 'nowhere' === $this->settings->where() ? [] : $this->notes() ] );
	}

	/** @return list<string> */
	public function notes(): array {
		$sentences = $this->sales->sentences();
		$ids       = array_column( $sentences, 'product' );
		$products  = [];
		foreach ( $this->engine->catalogue()->products( $ids ) as $product ) {
			$products[ $product->id ] = $product;
		}
		$view  = new View( __DIR__ . '/views' );
		$notes = [];
		foreach ( $sentences as $sale ) {
			$product = $products[ $sale['product'] ] ?? null;
			if ( null !== $product ) {
				$notes[] = $view->render( 'note', [
					'product' => $product,
					'town'    => $sale['town'],
					'at'      => $sale['at'],
					'ago'     => human_time_diff( $sale['at'], $this->clock->now()->getTimestamp() ),
				] );
			}
		}
		return $notes;
	}
}

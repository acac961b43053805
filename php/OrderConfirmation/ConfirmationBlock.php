<?php

declare( strict_types=1 );

namespace Marketday\OrderConfirmation;

use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Order;
use Marketday\Store\Page;

/** Draws the block `marketday/order-confirmation`: an order to whoever holds its number and its key. */
final class ConfirmationBlock {
	private bool $isDrawn = false;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly AskedOrder $asked
	) {}

	public function render(): string {
		if ( $this->isDrawn ) {
			return '';
		}
		if ( ! $this->asked->isAsked() ) {
			return $this->isEditing() ? $this->confirmation( ( new SampleOrder( $this->engine ) )->make() ) : '';
		}
		$this->isDrawn = true;
		$order         = $this->asked->find();
		return null === $order ? $this->unknown() : $this->confirmation( $order );
	}

	/** Lines and totals of an order: also for other features, through the filter `marketday_order_summary`. */
	public function summary( Order $order ): string {
		return $this->view->render( 'summary', [ 'order' => $order ] );
	}

	private function confirmation( Order $order ): string {
		$checkout = $this->engine->checkout();
		return $this->view->render(
			'confirmation',
			[
				'wrapper' => $this->wrapper(),
				'order'   => $order,
				'summary' => $this->summary( $order ),
				'places'  => array_filter( [
					__( 'Billing address', 'marketday' )  => $checkout->addressLines( $order->billing ),
					__( 'Delivery address', 'marketday' ) => $checkout->addressLines( $order->shipping ),
				] ),
				'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ),
			]
		);
	}

	private function unknown(): string {
		return $this->view->render(
			'unknown',
			[
				'wrapper'    => $this->wrapper(),
				'accountUrl' => $this->engine->settings()->pageUrl( Page::Account ),
			]
		);
	}

	private function wrapper(): string {
		return get_block_wrapper_attributes( [ 'class' => 'marketday-order-confirmation' ] );
	}

	private function isEditing(): bool {
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' );
	}
}

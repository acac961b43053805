<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SampleOrder;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\View;

/** Draws the block `marketday/order-confirmation`: an order to whoever holds its number and its key. */
final class ConfirmationBlock {
	private bool $isDrawn = false;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly RequestedOrder $asked
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes = [] ): string {
		if ( $this->isDrawn ) {
			return '';
		}
		if ( ! $this->asked->isAsked() ) {
			return $this->isEditing() ? $this->confirmation( ( new SampleOrder( $this->engine ) )->make(), $attributes ) : '';
		}
		$this->isDrawn = true;
		$order         = $this->asked->find();
		return match ( null === $order ? Access::Unknown : $this->asked->access() ) {
			Access::Shown      => null === $order ? '' : $this->confirmation( $order, $attributes ),
			Access::Unknown    => $this->drawUnknown(),
			Access::NeedsEmail => $this->emailForm(),
			Access::NeedsLogIn => $this->logInForm(),
		};
	}

	/** Lines and totals of an order: also for other features, through the filter `marketday_order_summary`. */
	public function summary( Order $order ): string {
		return $this->view->render( 'summary', [ 'order' => $order ] );
	}

	/** @param array<string, mixed> $attributes */
	private function confirmation( Order $order, array $attributes ): string {
		$checkout = $this->engine->checkout();
		$shows    = static fn ( string $part ): bool => false !== ( $attributes[ $part ] ?? true );
		$thanks   = is_string( $attributes['thanks'] ?? null ) ? trim( $attributes['thanks'] ) : '';
		return $this->view->render(
			'confirmation',
			[
				'wrapper' => $this->wrapper(),
				'order'   => $order,
				'summary' => $this->summary( $order ),
				'thanks'  => '' === $thanks ? __( 'Thank you. We’ve received your order.', 'marketday' ) : $thanks,
				'places'  => $shows( 'showAddresses' ) ? array_filter( [
					__( 'Billing address', 'marketday' )  => $checkout->addressLines( $order->customer->billing ),
					__( 'Delivery address', 'marketday' ) => $checkout->addressLines( $order->customer->shipping ),
				] ) : [],
				'shopUrl' => $shows( 'showShopLink' ) ? $this->engine->settings()->pageUrl( Page::Shop ) : '',
			]
		);
	}

	private function emailForm(): string {
		return $this->view->render(
			'ask-email',
			[
				'wrapper' => $this->wrapper(),
				'action'  => $this->asked->address(),
				'nonce'   => wp_create_nonce( OrderConfirmationFeature::NONCE ),
				'error'   => $this->asked->refusal(),
			]
		);
	}

	private function logInForm(): string {
		return $this->view->render(
			'ask-log-in',
			[
				'wrapper' => $this->wrapper(),
				'form'    => (string) wp_login_form(
					[
						'echo'           => false,
						'redirect'       => $this->asked->address(),
						'form_id'        => 'marketday-order-log-in',
						'label_username' => __( 'Username or email address', 'marketday' ),
						'label_log_in'   => __( 'Log in', 'marketday' ),
					]
				),
				'lostUrl' => wp_lostpassword_url( $this->asked->address() ),
			]
		);
	}

	private function drawUnknown(): string {
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
		return EditorPreview::isShown();
	}
}

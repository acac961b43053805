<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** `/checkout/order-pay/{id}/?key={key}`: the form to pay for an order that was made, in place of the basket's checkout. */
#[LoadsIf( 'query:' . OrderLifecycle::PAY, 'pre_render_block' )]
final class PayOrderFormHandler {
	private const NONCE = 'marketday-pay-order';

	private string $error = '';

	public function __construct(
		private readonly OrderPaying $paying,
		private readonly Notices $notices,
		private readonly Settings $settings
	) {}

	public function register( Routes $routes ): void {
		add_filter( 'pre_render_block', $this->draw( ... ), 10, 2 );
		$refuse = function ( Problem $problem ): void {
			$this->error = $problem->getMessage();
		};
		$routes->add( Route::pageForm( 'pay-order', self::NONCE, $this->pay( ... ), $refuse ) );
	}

	private function pay( Request $request ): ?Response {
		$order = $this->findRequested();
		if ( null === $order ) {
			return null;
		}
		try {
			return Response::leave( $this->paying->pay( $order, $request->text( 'payment_method', '', 100 ) ) );
		} catch ( StoreError $refusal ) {
			$this->error = $refusal->getMessage();
			return null;
		}
	}

	/** @param array<string, mixed> $block */
	private function draw( ?string $drawn, array $block ): ?string {
		if ( 'marketday/checkout' !== ( $block['blockName'] ?? '' ) || '' === (string) get_query_var( OrderLifecycle::PAY ) ) {
			return $drawn;
		}
		$order   = $this->findRequested();
		$methods = null === $order ? [] : $this->paying->methods( $order );
		wp_enqueue_style( 'marketday-checkout-style' );
		return ( new View( __DIR__ . '/views' ) )->render( 'pay', [
			'order'      => $order,
			'methods'    => array_values( array_map( static fn ( PaymentHandler $handler ): array => $handler->method()->toArray(), $methods ) ),
			'chosen'     => null !== $order && isset( $methods[ $order->payment->methodId ] ) ? $order->payment->methodId : (string) array_key_first( $methods ),
			'notices'    => $this->notices(),
			'nonce'      => wp_create_nonce( self::NONCE ),
			'accountUrl' => $this->settings->pageUrl( Page::Account ),
		] );
	}

	/** @return list<array{kind: string, message: string}> What the shopper has to know: of a payment that was begun and not made, and of this form. */
	private function notices(): array {
		$notices = array_map( static fn ( Notice $notice ): array => [
			'kind'    => $notice->kind,
			'message' => wp_strip_all_tags( $notice->message ),
		], $this->notices->take() );
		return '' === $this->error ? $notices : [
			...$notices,
			[
				'kind'    => 'error',
				'message' => $this->error,
			],
		];
	}

	private function findRequested(): ?Order {
		$id  = get_query_var( OrderLifecycle::PAY );
		$key = $_GET['key'] ?? ''; // phpcs:ignore WordPress.Security -- compared with the order's own, never printed.
		return is_scalar( $id ) && ctype_digit( (string) $id ) && is_string( $key ) ? $this->paying->find( (int) $id, wp_unslash( $key ) ) : null;
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Closure;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\SaleEvents;
use WC_Payment_Gateway;

/** Brings the ways to pay of Marketday's features into WooCommerce, with what each tells after ordering and by e-mail. */
final class PaymentGateways {
	/**
	 * @param Closure(): WooCommerceBasket $basket
	 * @param Closure(): OrderReader       $orders
	 */
	public function __construct(
		private readonly Closure $basket,
		private readonly Closure $orders
	) {}

	public function register(): void {
		add_filter( 'woocommerce_payment_gateways', [ $this, 'add' ] );
		add_action( 'woocommerce_blocks_payment_method_type_registration', [ $this, 'addToBlocks' ] );
		( new ExpressSlots( $this->basket ) )->register();
		add_action( 'woocommerce_email_before_order_table', [ $this, 'printInEmail' ], 10, 3 );
	}

	/**
	 * @param list<string|WC_Payment_Gateway> $gateways
	 * @return list<string|WC_Payment_Gateway>
	 */
	public function add( array $gateways ): array {
		foreach ( SaleEvents::paymentMethods() as $id => $handler ) {
			$gateways[] = new HandlerGateway( $handler, ( $this->basket )(), ( $this->orders )() );
			$print      = static fn ( int|string $orderId ) => print wp_kses_post( $handler->instructionsHtml( (int) $orderId ) );
			if ( ! has_action( "woocommerce_thankyou_{$id}" ) ) {
				add_action( "woocommerce_thankyou_{$id}", $print );
			}
		}
		return $gateways;
	}

	public function addToBlocks( PaymentMethodRegistry $registry ): void {
		foreach ( SaleEvents::paymentMethods() as $handler ) {
			$registry->register( new HandlerBlockMethod( $handler, ( $this->basket )() ) );
		}
	}

	public function printInEmail( mixed $order, bool $toAdmin = false, bool $isPlain = false ): void {
		$handler = $order instanceof \WC_Order && ! $toAdmin && $order->has_status( [ 'pending', 'on-hold', 'processing' ] )
			? $this->handler( $order->get_payment_method() )
			: null;
		$html    = null === $handler || ! $order instanceof \WC_Order ? '' : $handler->instructionsHtml( $order->get_id() );
		if ( '' !== $html ) {
			echo $isPlain ? esc_html( wp_strip_all_tags( $html ) ) . "\n\n" : wp_kses_post( $html );
		}
	}

	private function handler( string $id ): ?PaymentHandler {
		return SaleEvents::paymentMethods()[ $id ] ?? null;
	}
}

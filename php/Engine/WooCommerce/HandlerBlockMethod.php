<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Marketday\Engine\Contract\PaymentHandler;

/** One of Marketday's ways to pay in WooCommerce's block checkout. */
final class HandlerBlockMethod extends AbstractPaymentMethodType {
	private const SCRIPT = 'marketday-payment-methods';

	public function __construct(
		private readonly PaymentHandler $handler,
		private readonly WooCommerceBasket $basket
	) {
		$this->name = $handler->method()->id;
	}

	public function initialize(): void {}

	public function is_active(): bool {
		return true;
	}

	/** @return list<string> */
	public function get_payment_method_script_handles(): array {
		$method = wp_json_encode( $this->handler->method()->toArray(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( self::SCRIPT, "( window.marketdayPaymentMethods ??= [] ).push( {$method} );", 'before' );
		if ( ! is_admin() ) {
			ExpressSlots::toScript( $this->basket );
		}
		return [ self::SCRIPT ];
	}

	/** @return array<string, mixed> */
	public function get_payment_method_data(): array {
		return [
			'title'       => $this->handler->method()->title,
			'description' => $this->handler->method()->description,
			'supports'    => $this->get_supported_features(),
		];
	}
}

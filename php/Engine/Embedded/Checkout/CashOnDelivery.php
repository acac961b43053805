<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;

/** `cod`: paid when the package comes, so the order can be prepared at once. */
final class CashOnDelivery implements PaymentHandler {
	public function __construct( private readonly MethodSettings $settings = new MethodSettings( 'cod' ) ) {}

	public function method(): PaymentMethod {
		return new PaymentMethod(
			'cod',
			$this->settings->text( 'title', __( 'Cash on delivery', 'marketday' ) ),
			$this->settings->text( 'description', __( 'Pay in cash when your order arrives.', 'marketday' ) )
		);
	}

	/** True if it is sent, for only that can be paid at the door, unless the setting allows more. */
	public function isAvailable( BasketContents $basket ): bool {
		return $this->settings->isEnabled() && ( $basket->delivery->isNeeded || $basket->isEmpty() || 'no' !== $this->settings->text( 'enable_for_virtual', 'yes' ) );
	}

	public function initialStatus(): OrderStatus {
		return OrderStatus::Processing;
	}

	public function pay( Order $order, array $data ): PaymentOutcome {
		return new PaymentOutcome( PaymentStatus::Success );
	}

	public function instructionsHtml( int $orderId ): string {
		return trim( wpautop( esc_html( $this->settings->text( 'instructions', '' ) ) ) );
	}
}

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

/** `bacs`: the order is on hold until the money has come; the shopper is told the shop's accounts. */
final class BankTransfer implements PaymentHandler {
	public function __construct( private readonly MethodSettings $settings = new MethodSettings( 'bacs' ) ) {}

	public function method(): PaymentMethod {
		return new PaymentMethod(
			'bacs',
			$this->settings->text( 'title', __( 'Bank transfer', 'marketday' ) ),
			$this->settings->text(
				'description',
				__( 'Please pay into our bank account, using your order number as the reference. We’ll send your order once we’ve received your payment.', 'marketday' )
			)
		);
	}

	public function isAvailable( BasketContents $basket ): bool {
		return $this->settings->isEnabled();
	}

	public function initialStatus(): OrderStatus {
		return OrderStatus::OnHold;
	}

	public function pay( Order $order, array $data ): PaymentOutcome {
		return new PaymentOutcome( PaymentStatus::Success );
	}

	public function instructionsHtml( int $orderId ): string {
		$html = wpautop( esc_html( $this->settings->text( 'instructions', '' ) ) );
		foreach ( (array) get_option( 'woocommerce_bacs_accounts', [] ) as $account ) {
			$html .= is_array( $account ) ? $this->account( $account ) : '';
		}
		return trim( $html );
	}

	/** @param array<array-key, mixed> $account */
	private function account( array $account ): string {
		$labels = [
			'account_name'   => __( 'Account name', 'marketday' ),
			'bank_name'      => __( 'Bank', 'marketday' ),
			'account_number' => __( 'Account number', 'marketday' ),
			'sort_code'      => __( 'Sort code', 'marketday' ),
			'iban'           => __( 'IBAN', 'marketday' ),
			'bic'            => __( 'BIC', 'marketday' ),
		];
		$rows   = '';
		foreach ( $labels as $name => $label ) {
			$value = $account[ $name ] ?? '';
			$rows .= is_scalar( $value ) && '' !== (string) $value ? '<dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( (string) $value ) . '</dd>' : '';
		}
		return '' === $rows ? '' : "<dl class=\"marketday-bank-account\">{$rows}</dl>";
	}
}

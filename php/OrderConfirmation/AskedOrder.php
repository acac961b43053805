<?php

declare( strict_types=1 );

namespace Marketday\OrderConfirmation;

use Marketday\Store\Engine;
use Marketday\Store\Order;

/** The order of the address `/checkout/order-received/{id}/?key={key}`. */
final class AskedOrder {
	/** The query variable of both engines. */
	private const VARIABLE = 'order-received';

	private bool $isFound = false;

	private ?Order $order = null;

	public function __construct( private readonly Engine $engine ) {}

	public function isAsked(): bool {
		return '' !== $this->number();
	}

	public function find(): ?Order {
		if ( ! $this->isFound ) {
			$this->isFound = true;
			$key           = $_GET['key'] ?? ''; // phpcs:ignore WordPress.Security -- compared with the order's own, never printed.
			$this->order   = ctype_digit( $this->number() ) && is_string( $key ) && '' !== $key
				? $this->engine->orders()->find( (int) $this->number(), wp_unslash( $key ) )
				: null;
		}
		return $this->order;
	}

	private function number(): string {
		$value = get_query_var( self::VARIABLE );
		return is_scalar( $value ) ? (string) $value : '';
	}
}

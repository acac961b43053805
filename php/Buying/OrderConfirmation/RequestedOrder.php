<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Clock;
use Marketday\Kernel\SystemClock;

/**
 * The order of the address `/checkout/order-received/{id}/?key={key}`. The address travels: it stays in a history, in a mail that
 * is sent on. So a customer's order wants its customer, and a guest's, some minutes after it was made, its e-mail address.
 */
final class RequestedOrder {
	private const MINUTES = 10;

	/** The query variable of both engines. */
	private const VARIABLE = 'order-received';

	private bool $isFound = false;

	private ?Order $order = null;

	/** Email address that the visitor typed. */
	private string $email = '';

	private string $refusal = '';

	public function __construct(
		private readonly Engine $engine,
		private readonly Clock $clock = new SystemClock()
	) {}

	public function access(): Access {
		$order = $this->find();
		if ( null === $order ) {
			return Access::Unknown;
		}
		if ( current_user_can( 'edit_shop_orders' ) || ( $order->customer->id > 0 && get_current_user_id() === $order->customer->id ) ) {
			return Access::Shown;
		}
		if ( $order->customer->id > 0 ) {
			return Access::NeedsLogIn;
		}
		$age = $this->clock->now()->getTimestamp() - $order->placedAt->getTimestamp();
		return '' === $order->customer->billing->email || $age <= self::MINUTES * MINUTE_IN_SECONDS || $this->knowsEmail( $order->customer->billing->email )
			? Access::Shown
			: Access::NeedsEmail;
	}

	/** Address of the order, with its key. */
	public function address(): string {
		$key  = $_GET['key'] ?? ''; // phpcs:ignore WordPress.Security -- escaped where it is printed.
		$path = $GLOBALS['wp']->request ?? '';
		$page = is_string( $path ) && '' !== $path
			? home_url( trailingslashit( $path ) )
			: add_query_arg( self::VARIABLE, rawurlencode( $this->number() ), $this->engine->settings()->pageUrl( Page::Checkout ) );
		return add_query_arg( 'key', rawurlencode( is_string( $key ) ? wp_unslash( $key ) : '' ), $page );
	}

	public function tryEmail( string $email ): void {
		$this->email   = $email;
		$this->refusal = __( 'That’s not the email address on this order. Please try again.', 'marketday' );
	}

	public function refuse( string $sentence ): void {
		$this->refusal = $sentence;
	}

	/** The reason why the address that was sent did not show the order; '' where none was sent. */
	public function refusal(): string {
		return $this->refusal;
	}

	/** Typed now, or given to the basket by this very visitor. */
	private function knowsEmail( string $email ): bool {
		$basket = $this->engine->basket();
		$known  = [ $this->email, $basket->isUntouched() ? '' : $basket->contents()->addresses->billing->email ];
		return in_array( strtolower( $email ), array_map( 'strtolower', $known ), true );
	}

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

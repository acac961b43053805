<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Text\TextLine;
use Throwable;

/**
 * The events of a sale, from the basket to the paid order. Both engines fire every one of them, whichever way the shopper orders.
 * An engine calls the methods without `on`, a feature those with it; other plugins listen to the names.
 */
final class SaleEvents {
	public const LINE_DATA            = 'marketday_basket_line_data';
	public const LINE_DETAILS         = 'marketday_basket_line_details';
	public const LINE_PRICE           = 'marketday_basket_line_price';
	public const FEES                 = 'marketday_basket_fees';
	public const BASKET_CHANGED       = 'marketday_basket_changed';
	public const SHIPPING_RATES       = 'marketday_shipping_rates';
	public const PAYMENT_METHODS      = 'marketday_payment_methods';
	public const CHECKOUT_VALIDATE    = 'marketday_checkout_validate';
	public const CHECKOUT_EXTENSIONS  = 'marketday_checkout_extensions';
	public const ORDER_PLACED         = 'marketday_order_placed';
	public const ORDER_DETAILS        = 'marketday_order_details';
	public const ORDER_STATUS_CHANGED = 'marketday_order_status_changed';
	public const PAYMENT_FAILED       = 'marketday_payment_failed';
	public const FOLLOW_UP_FAILED     = 'marketday_order_followup_failed';

	/**
	 * Data that a line keeps of the fields that were sent with an addition. Lines with different data are different lines.
	 *
	 * @param array<array-key, mixed> $sent The request's fields as they came: nothing in them is checked.
	 * @return array<string, mixed> By the feature's name.
	 * @throws StoreError Where a field is wrong: nothing is added.
	 */
	public static function lineData( array $sent, LineItem $line ): array {
		/**
		 * A product is about to be put in the basket.
		 *
		 * @param array<string, mixed>    $data What the line keeps, by the feature's name.
		 * @param LineItem                $line
		 * @param array<array-key, mixed> $sent
		 */
		$data = apply_filters( self::LINE_DATA, $line->data, $line, $sent );
		return is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : $line->data;
	}

	/** @param Closure(array<string, mixed>, LineItem, array<array-key, mixed>): array<string, mixed> $listener */
	public static function onLineData( Closure $listener ): void {
		add_filter( self::LINE_DATA, $listener, 10, 3 );
	}

	/**
	 * @param MeasuredPrice|null $piece What one piece costs in the basket, where it has a measure; null in an order.
	 * @return list<array{name: string, value: string}> What basket, order and mails say about a line beside its product: plain text.
	 */
	public static function lineDetails( LineItem $line, ?MeasuredPrice $piece = null ): array {
		/**
		 * A line is shown, or stored with its order.
		 *
		 * @param list<array{name: string, value: string}> $details
		 * @param LineItem                                 $line
		 * @param MeasuredPrice|null                       $piece
		 */
		return self::details( apply_filters( self::LINE_DETAILS, [], $line, $piece ), TextLine::of( ... ) );
	}

	/**
	 * @param Closure(string): string $cleaned
	 * @return list<array{name: string, value: string}>
	 */
	private static function details( mixed $rows, Closure $cleaned ): array {
		$read = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['name'] ?? null ) && is_string( $row['value'] ?? null ) ) {
				$read[] = [
					'name'  => TextLine::of( $row['name'] ),
					'value' => $cleaned( $row['value'] ),
				];
			}
		}
		return $read;
	}

	/** @param Closure(list<array{name: string, value: string}>, LineItem, ?MeasuredPrice): list<array{name: string, value: string}> $listener */
	public static function onLineDetails( Closure $listener ): void {
		add_filter( self::LINE_DETAILS, $listener, 10, 3 );
	}

	/** Price of one piece of the line. */
	public static function linePrice( LinePrice $price, LineItem $line ): LinePrice {
		/**
		 * The price of a line is worked out.
		 *
		 * @param LinePrice $price
		 * @param LineItem  $line
		 */
		$changed = apply_filters( self::LINE_PRICE, $price, $line );
		return $changed instanceof LinePrice ? $changed : $price;
	}

	/** @param Closure(LinePrice, LineItem): LinePrice $listener */
	public static function onLinePrice( Closure $listener ): void {
		add_filter( self::LINE_PRICE, $listener, 10, 2 );
	}

	/**
	 * Fees beside the goods.
	 *
	 * @param list<LineItem> $lines
	 * @param int            $itemsTotal What the goods cost after discounts, in minor units without tax.
	 * @return list<Fee> One of each id.
	 */
	public static function fees( array $lines, int $itemsTotal ): array {
		/**
		 * The sums of a basket are worked out.
		 *
		 * @param list<Fee>      $fees
		 * @param list<LineItem> $lines
		 * @param int            $itemsTotal
		 */
		$fees = apply_filters( self::FEES, [], $lines, $itemsTotal );
		$read = [];
		foreach ( is_array( $fees ) ? $fees : [] as $fee ) {
			if ( $fee instanceof Fee ) {
				$read[ $fee->id ] = $fee;
			}
		}
		return array_values( $read );
	}

	/** @param Closure(list<Fee>, list<LineItem>, int): list<Fee> $listener */
	public static function onFees( Closure $listener ): void {
		add_filter( self::FEES, $listener, 10, 3 );
	}

	/** The visitor's basket, or what its sums depend on, has changed and is stored. */
	public static function basketChanged(): void {
		/** The basket has changed. */
		Announcement::make( self::BASKET_CHANGED );
	}

	/** @param Closure(): void $listener */
	public static function onBasketChanged( Closure $listener ): void {
		add_action( self::BASKET_CHANGED, $listener, 10, 0 );
	}

	/**
	 * The rates a basket may choose from.
	 *
	 * @param list<ShippingRateQuote> $quotes
	 * @param int                     $itemsTotal What the goods that are sent cost after discounts, in minor units without tax.
	 * @return list<ShippingRateQuote>
	 */
	public static function shippingRates( array $quotes, Address $destination, int $itemsTotal ): array {
		/**
		 * Delivery is offered.
		 *
		 * @param list<ShippingRateQuote> $quotes
		 * @param Address                 $destination
		 * @param int                     $itemsTotal
		 */
		$changed = apply_filters( self::SHIPPING_RATES, $quotes, $destination, $itemsTotal );
		return is_array( $changed ) ? array_values( array_filter( $changed, static fn ( mixed $quote ): bool => $quote instanceof ShippingRateQuote ) ) : $quotes;
	}

	/** @param Closure(list<ShippingRateQuote>, Address, int): list<ShippingRateQuote> $listener */
	public static function onShippingRates( Closure $listener ): void {
		add_filter( self::SHIPPING_RATES, $listener, 10, 3 );
	}

	/**
	 * The ways to pay that features bring.
	 *
	 * @param list<PaymentHandler> $own The engine's own.
	 * @return array<string, PaymentHandler> By id, in their order.
	 */
	public static function paymentMethods( array $own = [] ): array {
		/**
		 * The ways to pay are asked for.
		 *
		 * @param list<PaymentHandler> $handlers
		 */
		$handlers = apply_filters( self::PAYMENT_METHODS, $own );
		$found    = [];
		foreach ( is_array( $handlers ) ? $handlers : $own as $handler ) {
			if ( $handler instanceof PaymentHandler ) {
				$found[ $handler->method()->id ] = $handler;
			}
		}
		return $found;
	}

	/** @param Closure(list<PaymentHandler>): list<PaymentHandler> $listener */
	public static function onPaymentMethods( Closure $listener ): void {
		add_filter( self::PAYMENT_METHODS, $listener );
	}

	/**
	 * The last moment to refuse an order (captcha, limits), before anything of it is stored.
	 *
	 * @throws StoreError From a listener that refuses; `CheckoutRefused` names the fields.
	 */
	public static function validateCheckout( CheckoutRequest $request ): void {
		/**
		 * A shopper orders, or pays for an order. Throw a StoreError to refuse.
		 *
		 * @param CheckoutRequest $request
		 */
		do_action( self::CHECKOUT_VALIDATE, $request );
	}

	/** @param Closure(CheckoutRequest): void $listener */
	public static function onValidateCheckout( Closure $listener ): void {
		add_action( self::CHECKOUT_VALIDATE, $listener );
	}

	/**
	 * Takes what extensions sent with the order. The order is stored and not yet placed: an exception undoes it.
	 *
	 * @param array<string, array<string, mixed>> $extensions By namespace; unchecked.
	 */
	public static function checkoutExtensions( array $extensions, int $orderId ): void {
		/**
		 * An order takes what came with it.
		 *
		 * @param array<string, array<string, mixed>> $extensions
		 * @param int                                 $orderId
		 */
		do_action( self::CHECKOUT_EXTENSIONS, $extensions, $orderId );
	}

	/** @param Closure(array<string, array<string, mixed>>, int): void $listener */
	public static function onCheckoutExtensions( Closure $listener ): void {
		add_action( self::CHECKOUT_EXTENSIONS, $listener, 10, 2 );
	}

	/** An order was placed and is stored; its payment has not begun. Once for each order. */
	public static function orderPlaced( int $orderId ): void {
		/** An order was placed. @param int $orderId */
		Announcement::ofOrder( $orderId, self::ORDER_PLACED, $orderId );
	}

	/** @param Closure(int): void $listener */
	public static function onOrderPlaced( Closure $listener ): void {
		add_action( self::ORDER_PLACED, $listener );
	}

	/** @return list<array{name: string, value: string}> What the order's page, account and mails say of it beside its lines: plain text, of several lines where it is long. */
	public static function orderDetails( int $orderId ): array {
		/**
		 * An order is shown to its shopper or to the shop, on a page or in a mail.
		 *
		 * @param list<array{name: string, value: string}> $details
		 * @param int                                      $orderId
		 */
		return self::details( apply_filters( self::ORDER_DETAILS, [], $orderId ), sanitize_textarea_field( ... ) );
	}

	/** @param Closure(list<array{name: string, value: string}>, int): list<array{name: string, value: string}> $listener */
	public static function onOrderDetails( Closure $listener ): void {
		add_filter( self::ORDER_DETAILS, $listener, 10, 2 );
	}

	/** An order has another state, whoever changed it. */
	public static function orderStatusChanged( int $orderId, OrderStatus $from, OrderStatus $to ): void {
		/** An order's state has changed. @param int $orderId @param OrderStatus $from @param OrderStatus $to */
		Announcement::ofOrder( $orderId, self::ORDER_STATUS_CHANGED, $orderId, $from, $to );
	}

	/** @param Closure(int, OrderStatus, OrderStatus): void $listener */
	public static function onOrderStatusChanged( Closure $listener ): void {
		add_action( self::ORDER_STATUS_CHANGED, $listener, 10, 3 );
	}

	/** A payment of one of our handlers could not begin: its order has failed and the basket is full again. */
	public static function paymentFailed( int $orderId, string $reason ): void {
		/** A payment could not begin. @param int $orderId @param string $reason For the shop, not for the shopper. */
		Announcement::ofOrder( $orderId, self::PAYMENT_FAILED, $orderId, $reason );
	}

	/** Something that follows a stored order failed (a mail, another plugin): the order stands, and the shopper is not told. */
	public static function followUpFailed( int $orderId, Throwable $failure ): void {
		/** A failure of what follows an order. @param int $orderId @param Throwable $failure */
		Announcement::ofOrder( $orderId, self::FOLLOW_UP_FAILED, $orderId, $failure );
	}

	/** @param Closure(int, Throwable): void $listener */
	public static function onFollowUpFailed( Closure $listener ): void {
		add_action( self::FOLLOW_UP_FAILED, $listener, 10, 2 );
	}

	/** @param Closure(int, string): void $listener */
	public static function onPaymentFailed( Closure $listener ): void {
		add_action( self::PAYMENT_FAILED, $listener, 10, 2 );
	}
}

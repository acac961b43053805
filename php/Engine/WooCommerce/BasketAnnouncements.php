<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\MeasuredPrice;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use WC_Cart;
use WC_Order_Item_Product;
use WC_Product;
use WeakMap;
use WP_REST_Request;

/** WooCommerce's basket told as Marketday's events: what lines keep, say and cost, fees, and that something has changed. */
final class BasketAnnouncements {
	/** Name of what features keep with a line: in the basket's row under this name, as JSON in the order's line. */
	public const DATA       = 'marketday';
	private const ORDER_DATA = '_marketday_data';

	private const CHANGES = [
		'woocommerce_add_to_cart',
		'woocommerce_cart_item_removed',
		'woocommerce_cart_item_restored',
		'woocommerce_after_cart_item_quantity_update',
		'woocommerce_cart_emptied',
		'woocommerce_applied_coupon',
		'woocommerce_removed_coupon',
		'woocommerce_store_api_cart_select_shipping_rate',
		'woocommerce_store_api_cart_update_customer_from_request',
		'woocommerce_checkout_update_order_review',
	];

	/** @var WeakMap<WC_Product, array{string, LinePrice}> Prices before features changed them, with their currency: WooCommerce sums the same objects several times. */
	private WeakMap $stored;

	/** @var array<array-key, mixed>|null The fields of a Store API request that adds. */
	private ?array $sent = null;

	public function __construct(
		private readonly MoneyReader $money,
		private readonly MeasuredPrices $measures,
		private readonly ShownAmounts $shown
	) {
		$this->stored = new WeakMap();
	}

	public function register(): void {
		add_filter( 'woocommerce_store_api_add_to_cart_data', [ $this, 'noteRequest' ], 1, 2 );
		add_filter( 'woocommerce_add_cart_item_data', [ $this, 'keepData' ], 10, 4 );
		add_filter( 'woocommerce_get_item_data', [ $this, 'addDetails' ], 10, 2 );
		add_action( 'woocommerce_checkout_create_order_line_item', [ $this, 'keepWithOrder' ], 10, 3 );
		add_action( 'woocommerce_before_calculate_totals', [ $this, 'setPrices' ], 20 );
		add_action( 'woocommerce_cart_calculate_fees', [ $this, 'addFees' ], 20 );
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, static fn () => SaleEvents::basketChanged(), 100, 0 );
		}
	}

	/**
	 * @param array<string, mixed>                  $data
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	public function noteRequest( array $data, WP_REST_Request $request ): array {
		$this->sent = $request->get_params();
		return $data;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 * @throws RouteException Where a feature refuses: WooCommerce tells it, and nothing is added.
	 */
	public function keepData( array $data, int|string $productId, int|string $variationId, int|float|string $quantity ): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- each feature checks what it takes.
		$sent       = $this->sent ?? wp_unslash( $_POST + $_GET );
		$this->sent = null;
		try {
			$kept = SaleEvents::lineData( $sent, new LineItem( (int) $productId, (int) $variationId, (int) $quantity, self::dataOf( $data ) ) );
		} catch ( StoreError $refusal ) {
			throw new RouteException( $refusal->errorCode, esc_html( $refusal->getMessage() ), $refusal->status, $refusal->data ); // phpcs:ignore WordPress.Security.EscapeOutput -- codes and data are ours.
		}
		return [] === $kept ? $data : [ self::DATA => $kept ] + $data;
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, mixed>       $item
	 * @return list<array<string, mixed>>
	 */
	public function addDetails( array $rows, array $item ): array {
		foreach ( SaleEvents::lineDetails( self::line( $item ), $this->piece( $item ) ) as $detail ) {
			$rows[] = [
				'key'   => $detail['name'],
				'value' => $detail['value'],
			];
		}
		return $rows;
	}

	/** @param array<string, mixed> $item */
	public function keepWithOrder( WC_Order_Item_Product $line, string $key, array $item ): void {
		$sold = self::line( $item );
		foreach ( SaleEvents::lineDetails( $sold ) as $detail ) {
			$line->add_meta_data( $detail['name'], $detail['value'] );
		}
		if ( [] !== $sold->data ) {
			$line->add_meta_data( self::ORDER_DATA, (string) wp_json_encode( $sold->data ) );
		}
	}

	/** @return array<string, mixed> What features kept with a line of an order. */
	public static function dataOfOrder( WC_Order_Item_Product $line ): array {
		$stored = $line->get_meta( self::ORDER_DATA );
		$data   = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : [];
	}

	public function setPrices( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			$product = $item['data'] ?? null;
			if ( $product instanceof WC_Product && '' !== (string) $product->get_price( 'edit' ) ) {
				$this->setPrice( $product, self::line( $item ) );
			}
		}
	}

	public function addFees( WC_Cart $cart ): void {
		$lines = array_values( array_map( self::line( ... ), $cart->get_cart() ) );
		foreach ( [] === $lines ? [] : SaleEvents::fees( $lines, $this->money->of( $cart->get_cart_contents_total() )->minor ) as $fee ) {
			$cart->fees_api()->add_fee( $this->fee( $fee ) );
		}
	}

	private function setPrice( WC_Product $product, LineItem $line ): void {
		$price   = $this->money->of( $product->get_price() )->minor;
		$regular = ( $this->money->ofPrice( $product->get_regular_price() ) ?? $this->money->ofMinor( $price ) )->minor;
		$code    = $this->money->currency()->code;
		if ( ! isset( $this->stored[ $product ] ) || $this->stored[ $product ][0] !== $code ) {
			$this->stored[ $product ] = [ $code, new LinePrice( $price, max( $price, $regular ) ) ];
		}
		$stored = $this->stored[ $product ][1];
		$asked   = SaleEvents::linePrice( $stored, $line );
		if ( $asked->price === $price && ( $asked === $stored || $asked->regular === $regular ) ) {
			return;
		}
		$this->shown->keep( $product );
		$product->set_regular_price( $this->money->ofMinor( $asked->regular )->decimal() );
		$product->set_sale_price( $asked->price < $asked->regular ? $this->money->ofMinor( $asked->price )->decimal() : '' );
		$product->set_price( $this->money->ofMinor( $asked->price )->decimal() );
	}

	/** @return array<string, mixed> */
	private function fee( Fee $fee ): array {
		return [
			'id'        => $fee->id,
			'name'      => $fee->label,
			'amount'    => $this->money->ofMinor( $fee->amount )->decimal(),
			'taxable'   => $fee->taxable,
			'tax_class' => $fee->taxClass,
		];
	}

	/** @param array<string, mixed> $item */
	private function piece( array $item ): ?MeasuredPrice {
		$product = $item['data'] ?? null;
		return $product instanceof WC_Product ? $this->measures->inBasket( $product ) : null;
	}

	/** @param array<string, mixed> $item A row of WooCommerce's basket. */
	private static function line( array $item ): LineItem {
		return new LineItem( (int) ( $item['product_id'] ?? 0 ), (int) ( $item['variation_id'] ?? 0 ), (int) ( $item['quantity'] ?? 0 ), self::dataOf( $item ) );
	}

	/**
	 * @param array<string, mixed> $row
	 * @return array<string, mixed>
	 */
	private static function dataOf( array $row ): array {
		$data = $row[ self::DATA ] ?? null;
		return is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : [];
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Visitor;

/** Stores an order in WooCommerce's shapes: the `shop_order` post with its meta, its items by `OrderItemWriter`. */
final class OrderWriter {
	public const VERSION = '10.0.0';

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly Clock $clock,
		private readonly OrderItemWriter $items
	) {}

	/** @return array{int, string} The order's id and key. */
	public function write( OrderDraft $draft ): array {
		global $wpdb;
		$key = 'wc_order_' . wp_generate_password( 13, false );
		$id  = $this->post( $draft, $key );
		$all = $this->meta( $draft, $key ) + $this->address( 'billing', $draft->addresses->billing ) + $this->address(
			'shipping',
			$draft->addresses->shipping
		) + $this->ownFields( $draft->sent->fields );
		MetaRows::insert(
			$wpdb->postmeta,
			'post_id',
			array_map( static fn ( string $name, string $value ): array => [ $id, $name, $value ], array_keys( $all ), array_values( $all ) )
		);
		$this->items->write( $id, $draft->sums );
		return [ $id, $key ];
	}

	private function post( OrderDraft $draft, string $key ): int {
		global $wpdb;
		$now = $this->clock->now();
		$gmt = $now->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		$id  = Database::insert(
			$wpdb->posts,
			[
				'post_author'           => 1,
				'post_date'             => $now->format( 'Y-m-d H:i:s' ),
				'post_date_gmt'         => $gmt,
				'post_content'          => '',
				/* translators: %s: date and time */
				'post_title'            => sprintf( __( 'Order – %s', 'marketday' ), $now->format( 'F j, Y @ h:i A' ) ),
				'post_excerpt'          => $draft->sent->note,
				'post_status'           => 'wc-' . $draft->status->value,
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
				'post_password'         => $key,
				'post_name'             => 'order-' . strtolower( substr( $key, 9 ) ),
				'to_ping'               => '',
				'pinged'                => '',
				'post_modified'         => $now->format( 'Y-m-d H:i:s' ),
				'post_modified_gmt'     => $gmt,
				'post_content_filtered' => '',
				'post_type'             => 'shop_order',
			]
		);
		Database::execute( "UPDATE {$wpdb->posts} SET guid = %s WHERE ID = %d", home_url( "/?post_type=shop_order&p={$id}" ), $id );
		return $id;
	}

	/** @return array<string, string> */
	private function meta( OrderDraft $draft, string $key ): array {
		$sums     = $draft->sums;
		$rounding = $this->settings->rounding();
		return [
			'_order_key'                    => $key,
			'_customer_user'                => (string) $draft->customerId,
			'_payment_method'               => $draft->payment->id ?? '',
			'_payment_method_title'         => $draft->payment->title ?? '',
			'_customer_ip_address'          => substr( Visitor::address(), 0, 100 ),
			'_customer_user_agent'          => $this->visitor( 'HTTP_USER_AGENT', 250 ),
			'_created_via'                  => 'store-api',
			'_cart_hash'                    => $draft->basketHash,
			'_order_currency'               => $this->settings->currency()->code,
			'_cart_discount'                => $this->decimal( $sums->discount() ),
			'_cart_discount_tax'            => $this->decimal( $sums->discountTax() ),
			'_order_shipping'               => $rounding->decimal( $sums->exactShipping() ),
			'_order_shipping_tax'           => $rounding->decimal( $sums->exactShippingTax() ),
			'_order_tax'                    => $rounding->decimal( $sums->exactItemsTax() + $sums->exactFeesTax() ),
			'_order_total'                  => $this->decimal( $sums->total() ),
			'_order_version'                => self::VERSION,
			'_prices_include_tax'           => $this->settings->pricesIncludeTax() ? 'yes' : 'no',
			'_billing_address_index'        => implode( ' ', $draft->addresses->billing->toArray() ),
			'_shipping_address_index'       => implode( ' ', $draft->addresses->shipping->toArray() ),
			'_recorded_sales'               => 'yes',
			'_recorded_coupon_usage_counts' => 'yes',
			'_order_stock_reduced'          => 'yes',
			'_new_order_email_sent'         => 'false',
		] + $this->completionDates( $draft ) + self::extensions( $draft->sent->extensions );
	}

	/**
	 * @param array<string, array<string, mixed>> $extensions
	 * @return array<string, string>
	 */
	private static function extensions( array $extensions ): array {
		return [] === $extensions ? [] : [ '_marketday_checkout_extensions' => (string) wp_json_encode( $extensions ) ];
	}

	/** @return array<string, string> When it was paid and completed, where it is from the start. */
	private function completionDates( OrderDraft $draft ): array {
		$now = (string) $this->clock->now()->getTimestamp();
		return OrderStatus::Completed === $draft->status ? [
			'_date_paid'      => $now,
			'_date_completed' => $now,
		] : [];
	}

	/**
	 * @param array<string, string> $values By id.
	 * @return array<string, string>
	 */
	private function ownFields( array $values ): array {
		$kept = [];
		foreach ( OrderFields::all() as $field ) {
			if ( isset( $values[ $field->id ] ) ) {
				$kept[ $field->metaKey() ] = $values[ $field->id ];
			}
		}
		return $kept;
	}

	/** @return array<string, string> */
	private function address( string $kind, Address $address ): array {
		$fields = [];
		foreach ( $address->toArray() as $name => $value ) {
			if ( 'email' !== $name || 'billing' === $kind ) {
				$fields[ "_{$kind}_{$name}" ] = $value;
			}
		}
		return $fields;
	}

	private function visitor( string $name, int $length ): string {
		return substr( sanitize_text_field( wp_unslash( $_SERVER[ $name ] ?? '' ) ), 0, $length );
	}

	private function decimal( int $minor ): string {
		return ( new Money( $minor, $this->settings->currency() ) )->decimal();
	}
}

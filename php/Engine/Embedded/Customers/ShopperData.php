<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Customers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderLine;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Downloads\Permissions;
use Marketday\Engine\Embedded\Orders\EmbeddedOrderSources;
use Marketday\Engine\Embedded\Orders\OrderMeta;
use Marketday\Engine\Embedded\Orders\OrderReader;
use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;

/**
 * The shop's part in WordPress's personal data tools: orders and addresses are exported by e-mail address; addresses of an account
 * are erased, orders only where the setting `woocommerce_erasure_request_removes_order_data` allows it, for the law wants them kept.
 */
final class ShopperData {
	public function __construct(
		private readonly OrderReader $orders,
		private readonly Countries $countries,
		private readonly Permissions $downloads
	) {}

	public function register(): void {
		PersonalData::add(
			'orders',
			static fn (): string => __( 'Orders and addresses', 'marketday' ),
			$this->export( ... ),
			$this->erase( ... ),
			fn ( string $email, int $page ): bool => count( $this->ordersOf( $email, $page ) ) < PersonalData::PAGE
		);
	}

	/** @return list<PersonalItem> */
	private function export( string $email, int $page ): array {
		$orders = array_filter( array_map( $this->orders->read( ... ), $this->ordersOf( $email, $page ) ) );
		return [ ...( 1 === $page ? $this->exportAccount( $email ) : [] ), ...array_values( array_map( $this->item( ... ), $orders ) ) ];
	}

	private function item( Order $order ): PersonalItem {
		$lines  = array_map( static fn ( OrderLine $line ): string => "{$line->quantity} × {$line->name}", $order->contents->lines );
		$source = ( new EmbeddedOrderSources() )->of( $order->id );
		return new PersonalItem( "order-{$order->id}", [
			__( 'Order', 'marketday' )            => "#{$order->number}",
			__( 'Date', 'marketday' )             => $order->placedAt->format( 'Y-m-d H:i' ),
			__( 'Total', 'marketday' )            => $order->contents->total->format(),
			__( 'Products', 'marketday' )         => implode( ', ', $lines ),
			__( 'Billing address', 'marketday' )  => $this->line( $order->customer->billing ),
			__( 'Delivery address', 'marketday' ) => $this->line( $order->customer->shipping ),
			__( 'Note', 'marketday' )             => $order->customer->note,
		] + array_column( $order->contents->fields, 'value', 'name' ) + [
			__( 'IP address', 'marketday' )       => OrderMeta::text( $order->id, '_customer_ip_address' ),
			__( 'Browser', 'marketday' )          => OrderMeta::text( $order->id, '_customer_user_agent' ),
			__( 'Referrer', 'marketday' )        => implode(
				', ',
				array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $source ), $source )
			),
		], [ 'orders', __( 'Orders', 'marketday' ) ] );
	}

	private function erase( string $email, int $page ): Erasure {
		$removed = 1 === $page && $this->eraseAccount( $email );
		$allowed = 'yes' === get_option( 'woocommerce_erasure_request_removes_order_data', 'no' );
		// Erased orders no longer have the address, so the first page is always the next one.
		$ids = $this->ordersOf( $email, $allowed ? 1 : $page );
		foreach ( $allowed ? $ids : [] as $id ) {
			$this->eraseOrder( $id );
			$removed = true;
		}
		return new Erasure( $removed, $allowed || [] === $ids ? '' : __( 'Orders are kept, as the law requires.', 'marketday' ), count( $ids ) < PersonalData::PAGE );
	}

	/** @return list<int> */
	private function ordersOf( string $email, int $page ): array {
		global $wpdb;
		$sql = "SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
			WHERE m.meta_key = '_billing_email' AND m.meta_value = %s AND p.post_type = 'shop_order' ORDER BY p.ID LIMIT %d OFFSET %d";
		return array_values( array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare( $sql, $email, PersonalData::PAGE, ( max( 1, $page ) - 1 ) * PersonalData::PAGE ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- written above.
		) );
	}

	/** @return list<PersonalItem> */
	private function exportAccount( string $email ): array {
		$user = get_user_by( 'email', $email );
		return false === $user ? [] : [
			new PersonalItem( "customer-{$user->ID}", [
				__( 'Billing address', 'marketday' )  => $this->line( VisitorAddresses::ofAccount( $user->ID, 'billing' ) ),
				__( 'Delivery address', 'marketday' ) => $this->line( VisitorAddresses::ofAccount( $user->ID, 'shipping' ) ),
			], [ 'addresses', __( 'Addresses', 'marketday' ) ] ),
		];
	}

	private function eraseAccount( string $email ): bool {
		global $wpdb;
		$user = get_user_by( 'email', $email );
		if ( false === $user ) {
			return false;
		}
		$erased = false;
		foreach ( [ 'billing', 'shipping' ] as $kind ) {
			foreach ( Address::FIELDS as $field ) {
				$erased = delete_user_meta( $user->ID, "{$kind}_{$field}" ) || $erased;
			}
		}
		Database::execute( "DELETE FROM {$wpdb->prefix}marketday_sessions WHERE session_key = %s", (string) $user->ID );
		return $erased;
	}

	private function eraseOrder( int $id ): void {
		foreach ( [ 'billing', 'shipping' ] as $kind ) {
			foreach ( Address::FIELDS as $field ) {
				if ( 'country' !== $field && 'email' !== $field && '' !== OrderMeta::text( $id, "_{$kind}_{$field}" ) ) {
					update_post_meta( $id, "_{$kind}_{$field}", __( '[deleted]', 'marketday' ) );
				}
			}
			update_post_meta( $id, "_{$kind}_address_index", '' );
		}
		update_post_meta( $id, '_billing_email', 'deleted@site.invalid' );
		$source = array_map( static fn ( string $name ): string => '_' . OrderSources::PREFIX . $name, array_keys( ( new EmbeddedOrderSources() )->of( $id ) ) );
		foreach ( [ '_customer_ip_address', '_customer_user_agent', '_marketday_checkout_extensions', ...$source ] as $key ) {
			delete_post_meta( $id, $key );
		}
		wp_update_post( [ 'ID' => $id, 'post_excerpt' => '' ] );
		$this->downloads->removeOrder( $id );
	}

	private function line( Address $address ): string {
		return implode(
			', ',
			array_filter( [ ...$this->countries->addressLines( $address ), $address->email, $address->phone ], static fn ( string $value ): bool => '' !== $value )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Customers;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Address;
use Marketday\Store\Embedded\Checkout\Countries;
use Marketday\Store\Embedded\Downloads\Permissions;
use Marketday\Store\Embedded\Orders\OrderMeta;
use Marketday\Store\Embedded\Orders\OrderReader;
use Marketday\Store\Storage\Database;

/**
 * The shop's part in WordPress's personal data tools: orders and addresses are exported by e-mail address; addresses of an account
 * are erased, orders only where the setting `woocommerce_erasure_request_removes_order_data` allows it, for the law wants them kept.
 */
final class PersonalData {
	private const PAGE = 20;

	public function __construct(
		private readonly OrderReader $orders,
		private readonly Countries $countries,
		private readonly Permissions $downloads
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + [
			'marketday-orders' => [
				'exporter_friendly_name' => __( 'Orders', 'marketday' ),
				'callback'               => $this->export( ... ),
			],
		] );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + [
			'marketday-orders' => [
				'eraser_friendly_name' => __( 'Orders and addresses', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email, int $page = 1 ): array {
		$ids  = $this->ordersOf( $email, $page );
		$data = 1 === $page ? $this->exportAccount( $email ) : [];
		foreach ( $ids as $id ) {
			$order = $this->orders->read( $id );
			if ( null === $order ) {
				continue;
			}
			$lines  = array_map( static fn ( \Marketday\Store\OrderLine $line ): string => "{$line->quantity} × {$line->name}", $order->lines );
			$data[] = [
				'group_id'    => 'marketday-orders',
				'group_label' => __( 'Orders', 'marketday' ),
				'item_id'     => "order-{$id}",
				'data'        => $this->rows(
					[
						__( 'Order', 'marketday' )            => "#{$order->number}",
						__( 'Date', 'marketday' )             => $order->placedAt->format( 'Y-m-d H:i' ),
						__( 'Total', 'marketday' )            => $order->total->format(),
						__( 'Products', 'marketday' )         => implode( ', ', $lines ),
						__( 'Billing address', 'marketday' )  => $this->line( $order->billing ),
						__( 'Delivery address', 'marketday' ) => $this->line( $order->shipping ),
						__( 'Note', 'marketday' )             => $order->customerNote,
					] + array_column( $order->fields, 'value', 'name' ) + [
						__( 'IP address', 'marketday' )       => OrderMeta::text( $id, '_customer_ip_address' ),
						__( 'Browser', 'marketday' )          => OrderMeta::text( $id, '_customer_user_agent' ),
					]
				),
			];
		}
		return [
			'data' => $data,
			'done' => count( $ids ) < self::PAGE,
		];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email, int $page = 1 ): array {
		$removed = 1 === $page && $this->eraseAccount( $email );
		$allowed = 'yes' === get_option( 'woocommerce_erasure_request_removes_order_data', 'no' );
		// Erased orders no longer have the address, so the first page is always the next one.
		$ids = $this->ordersOf( $email, $allowed ? 1 : $page );
		foreach ( $allowed ? $ids : [] as $id ) {
			$this->eraseOrder( $id );
			$removed = true;
		}
		return [
			'items_removed'  => $removed,
			'items_retained' => ! $allowed && [] !== $ids,
			'messages'       => $allowed || [] === $ids ? [] : [ __( 'Orders are kept, as the law asks for.', 'marketday' ) ],
			'done'           => count( $ids ) < self::PAGE,
		];
	}

	/** @return list<int> */
	private function ordersOf( string $email, int $page ): array {
		global $wpdb;
		$sql = "SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
			WHERE m.meta_key = '_billing_email' AND m.meta_value = %s AND p.post_type = 'shop_order' ORDER BY p.ID LIMIT %d OFFSET %d";
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, $email, self::PAGE, ( max( 1, $page ) - 1 ) * self::PAGE ) ) ) );
	}

	/** @return list<array<string, mixed>> */
	private function exportAccount( string $email ): array {
		$user = get_user_by( 'email', $email );
		if ( false === $user ) {
			return [];
		}
		return [
			[
				'group_id'    => 'marketday-addresses',
				'group_label' => __( 'Addresses', 'marketday' ),
				'item_id'     => "customer-{$user->ID}",
				'data'        => $this->rows(
					[
						__( 'Billing address', 'marketday' )  => $this->line( VisitorAddresses::ofAccount( $user->ID, 'billing' ) ),
						__( 'Delivery address', 'marketday' ) => $this->line( VisitorAddresses::ofAccount( $user->ID, 'shipping' ) ),
					]
				),
			],
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
		foreach ( [ '_customer_ip_address', '_customer_user_agent', '_marketday_checkout_extensions' ] as $key ) {
			delete_post_meta( $id, $key );
		}
		wp_update_post( [ 'ID' => $id, 'post_excerpt' => '' ] );
		$this->downloads->removeOrder( $id );
	}

	private function line( Address $address ): string {
		return implode( ', ', array_filter( [ ...$this->countries->addressLines( $address ), $address->email, $address->phone ], static fn ( string $value ): bool => '' !== $value ) );
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{name: string, value: string}>
	 */
	private function rows( array $values ): array {
		$rows = [];
		foreach ( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$rows[] = compact( 'name', 'value' );
		}
		return $rows;
	}
}

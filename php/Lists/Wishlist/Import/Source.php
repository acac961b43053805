<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;
use Marketday\Lists\Wishlist\Lists\Visibility;

/** Tables that another plugin has left: read, never changed. */
enum Source: string {
	case Yith = 'yith';
	case Ti   = 'ti';

	public function label(): string {
		return match ( $this ) {
			self::Yith => 'YITH WooCommerce Wishlist',
			self::Ti   => 'TI WooCommerce Wishlist',
		};
	}

	/** @return array{string, string} Lists and items. */
	private function tables(): array {
		global $wpdb;
		return match ( $this ) {
			self::Yith => [ "{$wpdb->prefix}yith_wcwl_lists", "{$wpdb->prefix}yith_wcwl" ],
			self::Ti   => [ "{$wpdb->prefix}tinvwl_lists", "{$wpdb->prefix}tinvwl_items" ],
		};
	}

	/** Tells whether the site has its tables. */
	public function isThere(): bool {
		global $wpdb;
		foreach ( $this->tables() as $table ) {
			if ( $table !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<ImportedList> After the list of this id, in their order. */
	public function after( int $id, int $many ): array {
		global $wpdb;
		[ $lists, $items ] = $this->tables();
		$found = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE ID > %d ORDER BY ID LIMIT %d', $lists, $id, $many ), 'ARRAY_A' );
		$ids   = array_map( static fn ( mixed $row ): int => is_array( $row ) ? (int) self::text( $row, 'ID' ) : 0, is_array( $found ) ? $found : [] );
		if ( [] === $ids ) {
			return [];
		}
		$on = [];
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE wishlist_id IN (' . implode( ',', $ids ) . ') ORDER BY ID', $items ), // phpcs:ignore WordPress.DB -- whole numbers.
			'ARRAY_A'
		) as $row ) {
			if ( is_array( $row ) ) {
				$on[ (int) self::text( $row, 'wishlist_id' ) ][] = $this->item( $row );
			}
		}
		return array_values( array_map(
			fn ( array $row ): ImportedList => $this->list( $row, $on[ (int) self::text( $row, 'ID' ) ] ?? [] ),
			array_filter( (array) $found, 'is_array' )
		) );
	}

	/**
	 * Both make the first list of a shopper visible to others without asking: such a list comes over as a private one. One that the shopper
	 * has made keeps what the shopper has chosen.
	 *
	 * @param array<array-key, mixed> $row
	 * @param list<array{product: int, quantity: int, price: string, currency: string, addedAt: int}> $items
	 */
	private function list( array $row, array $items ): ImportedList {
		$isDefault  = self::Yith === $this ? '1' === self::text( $row, 'is_default' ) : 'default' === self::text( $row, 'type' );
		$visibility = match ( self::Yith === $this ? self::text( $row, 'wishlist_privacy' ) : self::text( $row, 'status' ) ) {
			'0', 'public' => Visibility::Everyone,
			'1', 'share'  => Visibility::ByLink,
			default       => Visibility::OwnerOnly,
		};
		return new ImportedList(
			(int) self::text( $row, 'ID' ),
			(int) self::text( $row, self::Yith === $this ? 'user_id' : 'author' ),
			TextLine::of( self::text( $row, self::Yith === $this ? 'wishlist_name' : 'title' ) ),
			$isDefault,
			$isDefault ? Visibility::OwnerOnly : $visibility,
			$items
		);
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array{product: int, quantity: int, price: string, currency: string, addedAt: int}
	 */
	private function item( array $row ): array {
		$price = self::text( $row, self::Yith === $this ? 'original_price' : 'price' );
		return [
			'product'  => self::Yith === $this
				? (int) self::text( $row, 'prod_id' )
				: ( (int) self::text( $row, 'variation_id' ) ?: (int) self::text( $row, 'product_id' ) ),
			'quantity' => max( 1, min( 1_000_000, (int) self::text( $row, 'quantity' ) ) ),
			'price'    => 1 === preg_match( '/^\d{1,12}(\.\d{1,8})?$/D', $price ) && (float) $price > 0 ? $price : '',
			'currency' => self::text( $row, 'original_currency' ),
			'addedAt'  => max( 0, (int) strtotime( self::text( $row, self::Yith === $this ? 'dateadded' : 'date' ) . ' UTC' ) ),
		];
	}

	/** @param array<array-key, mixed> $row */
	private static function text( array $row, string $name ): string {
		return is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
	}
}

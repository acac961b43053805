<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\MetaIds;
use Marketday\Kernel\Text\TextLine;
use Marketday\Lists\Wishlist\Lists\Visibility;

/** Lists that another plugin has left: its tables are read, never changed. */
enum Source: string {
	case Yith = 'yith';
	case Ti   = 'ti';
	/** Kept with the users; each list comes over by itself too once its owner is there. */
	case WowStore = 'wowstore';

	private const WOWSTORE = 'wopb_wishlist';

	public function label(): string {
		return match ( $this ) {
			self::Yith => 'YITH WooCommerce Wishlist',
			self::Ti   => 'TI WooCommerce Wishlist',
			self::WowStore => 'WowStore',
		};
	}

	/** @return array{string, string}|array{} Lists and items; none where it has no tables. */
	private function tables(): array {
		global $wpdb;
		return match ( $this ) {
			self::Yith => [ "{$wpdb->prefix}yith_wcwl_lists", "{$wpdb->prefix}yith_wcwl" ],
			self::Ti   => [ "{$wpdb->prefix}tinvwl_lists", "{$wpdb->prefix}tinvwl_items" ],
			self::WowStore => [],
		};
	}

	/** Tells whether it is active, without a question to the database: its lists are then there too. WowStore may have none. */
	public function isActive(): bool {
		return match ( $this ) {
			self::Yith => function_exists( 'yith_wcwl' ),
			self::Ti   => function_exists( 'tinv_get_option' ),
			self::WowStore => false,
		};
	}

	/** Tells whether the site has its lists. */
	public function isThere(): bool {
		global $wpdb;
		if ( self::WowStore === $this ) {
			return null !== $wpdb->get_var( $wpdb->prepare( "SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s LIMIT 1", self::WOWSTORE ) );
		}
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
		if ( self::WowStore === $this ) {
			return self::ofUsers( $id, $many );
		}
		[ $lists, $items ] = $this->tables() + [ '', '' ];
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

	/** @return list<ImportedList> By their users' numbers. */
	private static function ofUsers( int $after, int $many ): array {
		global $wpdb;
		$users = $wpdb->get_col( $wpdb->prepare(
			"SELECT DISTINCT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND user_id > %d ORDER BY user_id LIMIT %d",
			self::WOWSTORE,
			$after,
			$many
		) );
		return array_values( array_map( static fn ( string $user ): ImportedList => new ImportedList(
			(int) $user,
			(int) $user,
			'',
			true,
			Visibility::OwnerOnly,
			array_map( static fn ( int $product ): array => [
				'product'  => $product,
				'quantity' => 1,
				'price'    => '',
				'currency' => '',
				'addedAt'  => 0,
			], MetaIds::join( get_user_meta( (int) $user, self::WOWSTORE ) ) )
		), $users ) );
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

<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\PurchasableItem;
use Marketday\Engine\Embedded\Writing\StockRule;

/**
 * Takes and gives back stock. Taking is one conditional statement: of two shoppers who want the last piece, one gets it.
 * Belongs into the order's transaction.
 */
final class StockReduction {
	/** @param (\Closure(): string)|null $visitor Whose order it is: what others hold is not taken. Null takes what there is. */
	public function __construct( private readonly ?\Closure $visitor = null ) {}

	/**
	 * @param list<array{purchasable: PurchasableItem, quantity: int}> $wanted
	 * @return list<int> The ids whose stock has changed.
	 * @throws StoreError When there is no longer enough.
	 */
	public function take( array $wanted ): array {
		$sums  = [];
		$purchasable = [];
		foreach ( $wanted as $row ) {
			if ( $row['purchasable']->countsStock() ) {
				$id           = $row['purchasable']->stock->id;
				$sums[ $id ]  = ( $sums[ $id ] ?? 0 ) + $row['quantity'];
				$purchasable[ $id ] = $row['purchasable'];
			}
		}
		// Always in the same order, so that two orders never wait for each other.
		ksort( $sums );
		if ( null !== $this->visitor ) {
			StockHolds::end( ( $this->visitor )(), array_keys( $sums ) );
		}
		foreach ( $sums as $id => $quantity ) {
			$this->takeOne( $purchasable[ $id ], $quantity );
			$this->follow( $id );
		}
		return array_keys( $sums );
	}

	/**
	 * @param array<int, int> $quantities By the id whose stock is counted.
	 * @return list<int> The ids whose stock has changed.
	 */
	public function giveBack( array $quantities ): array {
		global $wpdb;
		ksort( $quantities );
		foreach ( $quantities as $id => $quantity ) {
			Database::execute( "UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) + %d WHERE post_id = %d AND meta_key = '_stock'", $quantity, $id );
			$this->follow( $id );
		}
		return array_keys( $quantities );
	}

	/**
	 * Announces after the transaction: caches and everything that follows from stock.
	 *
	 * @param list<int> $ids
	 * @throws \Throwable What a listener has thrown, when all have heard of all: they may be told again.
	 */
	public static function announce( array $ids ): void {
		$failure = null;
		foreach ( $ids as $id ) {
			clean_post_cache( $id );
			/** The stock of a product or variation was changed by an order. */
			$failed    = Announcement::make( 'marketday_stock_changed', $id );
			$failure ??= $failed;
		}
		if ( null !== $failure ) {
			throw $failure;
		}
	}

	private function takeOne( PurchasableItem $purchasable, int $quantity ): void {
		global $wpdb;
		$held      = null === $this->visitor ? '0' : StockHolds::statement( $purchasable->stock->id, ( $this->visitor )() );
		$condition = $purchasable->allowsBackorders() ? '1 = 1' : "CAST(meta_value AS SIGNED) - {$held} >= {$quantity}";
		$taken     = Database::execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) - %d WHERE post_id = %d AND meta_key = '_stock' AND {$condition}",
			$quantity,
			$purchasable->stock->id
		);
		if ( $taken < 1 ) {
			throw new StoreError(
				'woocommerce_rest_product_partially_out_of_stock',
				/* translators: %s: product's name */
				sprintf( __( 'Sorry, “%s” has just sold out. Please reduce its quantity or remove it.', 'marketday' ), $purchasable->name ),
				409
			);
		}
	}

	/** The status and the lookup row that follow from the stock there is now. */
	private function follow( int $id ): void {
		global $wpdb;
		$left   = (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_stock'", $id ) );
		$status = StockRule::status( $left, (string) get_post_meta( $id, '_backorders', true ) ?: 'no' );
		Database::execute( "UPDATE {$wpdb->postmeta} SET meta_value = %s WHERE post_id = %d AND meta_key = '_stock_status'", $status, $id );
		Database::execute( "UPDATE {$wpdb->prefix}wc_product_meta_lookup SET stock_quantity = %d, stock_status = %s WHERE product_id = %d", $left, $status, $id );
	}
}

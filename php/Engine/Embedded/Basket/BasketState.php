<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Session\Session;

/** The basket's part of the session, by type. Writing is only for `Session::change()`. */
final class BasketState {
	private const REMEMBERED = 10;

	public function __construct( private readonly Session $session ) {}

	/** @return array<string, BasketItem> By key, in the order they were added. */
	public function items(): array {
		return self::itemsOf( $this->session->get( 'cart', [] ) );
	}

	/** @return array<string, BasketItem> Of the rows that a session keeps. */
	public static function itemsOf( mixed $rows ): array {
		$items = [];
		foreach ( (array) $rows as $row ) {
			$item = BasketItem::fromArray( $row );
			if ( null !== $item ) {
				$items[ $item->key ] = $item;
			}
		}
		return $items;
	}

	/** @param array<string, BasketItem> $items */
	public function saveItems( array $items ): void {
		$this->session->set( 'cart', array_values( array_map( static fn ( BasketItem $item ): array => $item->toArray(), $items ) ) );
		// Each filling of the basket has a name of its own, so that it can be ordered only once.
		$this->session->set( 'basket_id', [] === $items ? null : $this->session->get( 'basket_id', bin2hex( random_bytes( 8 ) ) ) );
		if ( [] === $items ) {
			$this->session->set( 'coupons', null );
			$this->session->set( 'rates', null );
		}
	}

	/** @return array<string, BasketItem> Lines that were removed and can come back, by key. */
	public function removedLines(): array {
		$items = array_map( BasketItem::fromArray( ... ), array_filter( (array) $this->session->get( 'removed', [] ), 'is_array' ) );
		return array_column( array_filter( $items ), null, 'key' );
	}

	/** @param array<string, BasketItem> $items The last that went last; few are kept. */
	public function saveRemoved( array $items ): void {
		$kept = array_slice( array_values( $items ), -self::REMEMBERED );
		$this->session->set( 'removed', [] === $kept ? null : array_map( static fn ( BasketItem $item ): array => $item->toArray(), $kept ) );
	}

	/** @return list<string> */
	public function coupons(): array {
		return array_values( array_filter( (array) $this->session->get( 'coupons', [] ), 'is_string' ) );
	}

	/** @param list<string> $codes */
	public function saveCoupons( array $codes ): void {
		$this->session->set( 'coupons', array_values( $codes ) );
	}

	/** @return array<string, string> Rate id by package id. */
	public function chosenRates(): array {
		return array_filter( (array) $this->session->get( 'rates', [] ), 'is_string' );
	}

	/** The basket is sent in one package. */
	public function chooseRate( string $packageId, string $rateId ): void {
		$this->session->set( 'rates', [ $packageId => $rateId ] );
	}
}

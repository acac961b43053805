<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Money;
use Marketday\Kernel\Commands;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/**
 * Brings lists over from another plugin's tables, which stay as they are. Each list is known again by where it came from, and has a product
 * once: a second run brings what is new since, and nothing twice.
 */
final class WishlistImport {
	private const AT_ONCE = 50;

	public function __construct(
		private readonly AccountIds $ids,
		private readonly NamedLists $lists,
		private readonly WishlistItems $wishlistItems,
		private readonly Engine $engine
	) {}

	public function addTo( Commands $commands ): void {
		$commands->add( 'wishlists', 'Brings wishlists over: yith, ti or wowstore, and --write to do what is only looked at without it', $this->command( ... ) );
	}

	/** @param bool $isLook Writes nothing, and counts what it would. */
	public function run( Source $source, bool $isLook ): ImportCounts {
		$counts = new ImportCounts();
		$last   = 0;
		do {
			$lists = $source->after( $last, self::AT_ONCE );
			foreach ( $lists as $list ) {
				$last = $list->id;
				$this->bring( $source, $list, $isLook, $counts );
			}
		} while ( self::AT_ONCE === count( $lists ) );
		return $counts;
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	private function command( array $arguments, callable $print ): int {
		$source = Source::tryFrom( $arguments[0] ?? '' );
		if ( null === $source || ! $source->isThere() ) {
			$print( null === $source ? 'Usage: wishlists yith|ti|wowstore [--write]' : "There are no lists of {$source->label()} here." );
			return 1;
		}
		$isLook = ! in_array( '--write', $arguments, true );
		foreach ( $this->run( $source, $isLook )->lines( $isLook ) as $line ) {
			$print( $line );
		}
		return 0;
	}

	private function bring( Source $source, ImportedList $foreign, bool $isLook, ImportCounts $counts ): void {
		if ( $foreign->userId < 1 || false === get_userdata( $foreign->userId ) ) {
			++$counts->nobodys;
			return;
		}
		$isOfUser = Source::WowStore === $source;
		// What WowStore has kept of the user belongs to the same list.
		$isLook || $isOfUser || $this->ids->of( $foreign->userId );
		$slug  = $foreign->isDefault ? NamedLists::DEFAULT : "{$source->value}-{$foreign->id}";
		$list  = $this->lists->bySlug( $foreign->userId, $slug );
		$known = null === $list ? [] : array_map( static fn ( WishlistItem $one ): int => $one->productId, $this->wishlistItems->on( $list ) );
		$new   = [];
		foreach ( $foreign->items as $item ) {
			if ( $item['product'] > 0 && ! in_array( $item['product'], $known, true ) ) {
				$new[ $item['product'] ] = $item;
			}
		}
		++$counts->lists;
		$counts->known  += count( $foreign->items ) - count( $new );
		$counts->items += count( $new );
		if ( $isOfUser && ! $isLook ) {
			$this->ids->of( $foreign->userId );
		} elseif ( ! $isLook ) {
			$this->write( $list ?? $this->lists->create( $foreign->userId, $foreign->isDefault ? '' : $foreign->name, $slug, $foreign->visibility ), $new );
		}
	}

	/** @param array<int, array{product: int, quantity: int, price: string, currency: string, addedAt: int}> $items */
	private function write( NamedList $list, array $items ): void {
		$today = $this->ids->snapshots( array_keys( $items ) );
		foreach ( $items as $id => $item ) {
			$this->wishlistItems->add( $list, [ $id => $this->then( $item, $today[ $id ] ) ], $item['quantity'], '', $item['addedAt'] > 0 ? $item['addedAt'] : null );
		}
	}

	/**
	 * The price of that day, where it was in the shop's currency.
	 *
	 * @param array{price: string, currency: string, ...} $item
	 */
	private function then( array $item, PriceSnapshot $today ): PriceSnapshot {
		$currency = $this->engine->settings()->currency();
		$isOurs   = '' !== $item['price'] && in_array( $item['currency'], [ '', $currency->code ], true );
		return $isOurs ? new PriceSnapshot( Money::fromDecimal( $item['price'], $currency )->minor, $currency->code, $today->inStock ) : $today;
	}
}

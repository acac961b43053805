<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\SystemClock;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\Visibility;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/** What the site's first user wishes for, on several lists, with prices of an earlier day. */
final class Wishlists {
	/** The shop is its keeper's: he is who logs in to look at it. */
	private const USER = 1;

	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $lists
	) {}

	public function write(): void {
		$lists = new NamedLists( new SystemClock() );
		foreach ( $this->lists->parts() as $list ) {
			$slug = $list->text( 'slug' );
			// What was changed since stays.
			if ( null === $lists->bySlug( self::USER, $slug ) ) {
				$this->fill( $lists->create( self::USER, $list->text( 'name' ), $slug, Visibility::from( $list->text( 'visibility' ) ) ), $list->part( 'wishes' ) );
			}
		}
	}

	private function fill( NamedList $list, ShopFile $items ): void {
		$kept = new WishlistItems( new SystemClock() );
		foreach ( $items->parts() as $item ) {
			$id = $this->engine->writer()->idBySku( $item->text( 'sku' ) );
			if ( $id > 0 ) {
				$kept->add(
					$list,
					[ $id => new PriceSnapshot( $item->number( 'price' ), $this->engine->settings()->baseCurrency()->code, ! $item->isOn( 'wasSoldOut' ) ) ],
					$item->number( 'quantity', 1 ),
					$item->text( 'note', '' )
				);
			}
		}
	}
}

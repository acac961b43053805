<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductDraft;

/** Ends of sales, some days from now: a file's own dates would be over one day. */
final class Deals {
	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $deals
	) {}

	/** @return int How many products' sales have an end now. */
	public function write(): int {
		$written = 0;
		foreach ( $this->deals->parts() as $deal ) {
			$product = $this->engine->writer()->idBySku( $deal->text( 'sku' ) );
			if ( $product > 0 ) {
				$parent = (int) wp_get_post_parent_id( $product );
				$this->engine->writer()->save( new ProductDraft(
					id: $product,
					variationOf: $parent > 0 ? $parent : null,
					saleTo: $this->day( $deal->number( 'days' ) )
				) );
				++$written;
			}
		}
		return $written;
	}

	/** A sale ends with the day, in the site's time zone. */
	private function day( int $days ): string {
		return current_datetime()->modify( "+{$days} days" )->format( 'Y-m-d' );
	}
}

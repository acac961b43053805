<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SoldRecently;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Clock;

/** Number of pieces of each product that were sold, asked of the database once in a quarter of an hour for all pages. */
final class SoldPieces {
	private const LASTS = 15 * MINUTE_IN_SECONDS;

	public function __construct(
		private readonly Engine $engine,
		private readonly Clock $clock
	) {}

	public function of( int $productId, int $days ): int {
		$key  = "marketday_sold_{$days}";
		$kept = get_transient( $key );
		if ( ! is_array( $kept ) ) {
			$kept = $this->engine->orders()->piecesSold( $this->clock->now()->modify( "-{$days} days" ) );
			set_transient( $key, $kept, self::LASTS );
		}
		return is_int( $kept[ $productId ] ?? null ) ? $kept[ $productId ] : 0;
	}
}

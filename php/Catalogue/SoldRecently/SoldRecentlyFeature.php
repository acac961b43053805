<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SoldRecently;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use WP_Block;

/** Number of pieces of a product that were sold of late, and how few are left: the shop's own figures, or nothing. */
final class SoldRecentlyFeature implements Feature {
	private const BLOCK = 'sold-recently';

	private readonly SoldPieces $sold;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Clock $clock
	) {
		$this->sold = new SoldPieces( $engine, $clock );
	}

	public function register(): void {
		$this->blocks->add( self::BLOCK, $this->render( ... ) );
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		if ( null === $product ) {
			return '';
		}
		$note  = ShownProduct::note( $this->engine->catalogue(), $attributes, $block );
		$lines = [ $this->salesSentence( $product, $attributes ), $this->stockSentence( $product, $attributes ) ];
		$lines = array_filter( $lines, static fn ( string $line ): bool => '' !== $line );
		if ( [] === $lines ) {
			return EditorPreview::isShown() ? $note . EditorPreview::note( __( 'Not sold often lately or nearly sold out, so nothing is shown.', 'marketday' ) ) : '';
		}
		return $note . ( new View( __DIR__ . '/views' ) )->render( self::BLOCK, [
			'wrapper' => get_block_wrapper_attributes( [
				'class'      => 'marketday-sold',
				// Figures of a page that a cache has kept for longer are none: its script takes them away.
				'data-until' => (string) ( $this->clock->now()->getTimestamp() + DAY_IN_SECONDS ),
			] ),
			'lines'   => array_values( $lines ),
		] );
	}

	/** @param array<string, mixed> $attributes */
	private function salesSentence( Product $product, array $attributes ): string {
		$days   = self::number( $attributes['days'] ?? 7, 1, 90 );
		$pieces = $this->sold->of( $product->id, $days );
		if ( $pieces < self::number( $attributes['least'] ?? 5, 1, 1000 ) ) {
			return '';
		}
		/* translators: 1: a number of pieces, 2: a number of days. */
		return sprintf( _n( '%1$s sold in the last %2$d days', '%1$s sold in the last %2$d days', $pieces, 'marketday' ), number_format_i18n( $pieces ), $days );
	}

	/**
	 * Number of pieces that are left: what may be bought on, though none is left, presses nobody.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function stockSentence( Product $product, array $attributes ): string {
		$pieces = $product->stock->quantity;
		if (
			false === ( $attributes['showStock'] ?? true )
			|| null === $pieces
			|| $pieces < 1
			|| $product->stock->backordersAllowed
			|| $pieces > $this->fewOf( $product->id )
		) {
			return '';
		}
		/* translators: %s: a number of pieces. */
		return sprintf( _n( 'Only %s left', 'Only %s left', $pieces, 'marketday' ), number_format_i18n( $pieces ) );
	}

	/** Few as the shop has it for its own warnings: of this product, or of all. */
	private function fewOf( int $productId ): int {
		$own = get_post_meta( $productId, '_low_stock_amount', true );
		$all = get_option( 'woocommerce_notify_low_stock_amount', 2 );
		return is_numeric( $own ) ? (int) $own : ( is_numeric( $all ) ? (int) $all : 0 );
	}

	private static function number( mixed $value, int $least, int $most ): int {
		return is_numeric( $value ) ? max( $least, min( $most, (int) $value ) ) : $least;
	}
}

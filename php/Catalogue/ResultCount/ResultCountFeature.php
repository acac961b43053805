<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ResultCount;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingBlock;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use WP_Block;

/** Number of products of a listing, and which of them are shown (docs/PROTOCOL.md#listings). */
final class ResultCountFeature implements Feature {
	public function __construct(
		private readonly Listings $listings,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		add_action( Listings::COLLECT, static fn ( Listings $listings ) => $listings->addCompanion( 'marketday/result-count' ) );
		$this->blocks->add( 'result-count', [ $this, 'render' ] );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$self    = ListingBlock::of( $attributes, $block, $this->listings );
		$listing = $self->listing();
		if ( null !== $listing ) {
			return self::draw( $listing, $self );
		}
		return EditorPreview::isShown()
			? EditorPreview::note( __( 'Sample: shoppers see the number of products in their listing.', 'marketday' ) )
				. self::draw( $self->listings->within( new ProductQuery(), $self->queryId ), $self )
			: '';
	}

	private static function draw( Listing $listing, ListingBlock $self ): string {
		$filter = $listing->filter();
		return sprintf(
			'<p %s>%s</p>',
			// That there is none, the listing says itself: here it is only heard.
			$self->wrapper( 0 === $listing->total() ? 'marketday-result-count marketday-hidden' : 'marketday-result-count', 'marketday_result-count', [
				'role'          => 'status',
				'data-total'    => (string) $listing->total(),
				'data-per-page' => (string) $listing->scope->perPage,
			] + ( $filter->isEmpty() && null === $filter->sort ? [] : [ 'data-say' => '' ] ) ),
			esc_html( self::sentence( $listing->total(), $listing->scope->page, $listing->scope->perPage ) )
		);
	}

	/** @param int $page From 1. */
	public static function sentence( int $total, int $page, int $perPage ): string {
		$first = ( $page - 1 ) * $perPage + 1;
		$last  = min( $total, $page * $perPage );
		if ( $total < 1 || $first > $total ) {
			return __( 'No products found', 'marketday' );
		}
		if ( $first === $last && 1 === $total ) {
			return __( 'Showing the single result', 'marketday' );
		}
		if ( $total <= $perPage ) {
			/* translators: %s: number of products. */
			return sprintf( _n( 'Showing all %s result', 'Showing all %s results', $total, 'marketday' ), number_format_i18n( $total ) );
		}
		/* translators: 1: first product shown, 2: last product shown, 3: number of products. */
		return sprintf( _n( 'Showing %1$s–%2$s of %3$s result', 'Showing %1$s–%2$s of %3$s results', $total, 'marketday' ), number_format_i18n( $first ), number_format_i18n( $last ), number_format_i18n( $total ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** The sections a filter may have (docs/PROTOCOL.md#filter-block); the values are those of the block's `sections[].kind`. */
enum SectionKind: string {
	case Search     = 'search';
	case Price      = 'price';
	case Category   = 'category';
	case Taxonomy   = 'taxonomy';
	/** One section for each attribute that products of the listing have. */
	case Attributes = 'attributes';
	case Status     = 'status';
	case Sale       = 'sale';
	case Rating     = 'rating';
	case Sorting    = 'sorting';
	case Relation   = 'relation';

	public function title(): string {
		return match ( $this ) {
			self::Search                     => __( 'Search', 'marketday' ),
			self::Price                      => __( 'Price', 'marketday' ),
			self::Category                   => __( 'Category', 'marketday' ),
			self::Status                     => __( 'Availability', 'marketday' ),
			self::Sale                       => __( 'Offers', 'marketday' ),
			self::Rating                     => __( 'Rating', 'marketday' ),
			self::Sorting                    => __( 'Sort by', 'marketday' ),
			self::Relation                   => __( 'Show products that match', 'marketday' ),
			self::Taxonomy, self::Attributes => '',
		};
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductSort;

/** Kinds of products that a listing shows; the values are those of the block's `query.kind`. */
enum GridKind: string {
	case All            = 'all';
	case Featured       = 'featured';
	case OnSale         = 'onSale';
	case Newest         = 'newest';
	case BestSelling    = 'bestSelling';
	case MostViewed     = 'mostViewed';
	case TopRated       = 'topRated';
	case Category       = 'category';
	case Tag            = 'tag';
	case Attribute      = 'attribute';
	case HandPicked     = 'handPicked';
	case Related        = 'related';
	case UpSells        = 'upSells';
	case CrossSells     = 'crossSells';
	case RecentlyViewed = 'recentlyViewed';

	/** The order a kind means by itself; null where the block's `order` decides. */
	public function sort(): ?ProductSort {
		return match ( $this ) {
			self::Newest      => ProductSort::Newest,
			self::BestSelling, self::Related => ProductSort::Popularity,
			self::MostViewed  => ProductSort::Views,
			self::TopRated    => ProductSort::Rating,
			// The last seen comes first.
			self::RecentlyViewed => ProductSort::Default,
			default           => null,
		};
	}

	/** Tells whether it is about the product of its page. */
	public function needsProduct(): bool {
		return in_array( $this, [ self::Related, self::UpSells ], true );
	}

	/** Tells whether it differs by the product of its page, where there is one. */
	public function heedsProduct(): bool {
		return $this->needsProduct() || in_array( $this, [ self::CrossSells, self::RecentlyViewed ], true );
	}

	/** Note for an editor above products that only stand for those of the page. */
	public function sampleNote(): string {
		return match ( $this ) {
			self::RecentlyViewed => __( 'Sample: shoppers see what they’ve viewed, and nothing until they’ve viewed a product.', 'marketday' ),
			self::CrossSells     => __(
				'Sample: shoppers see products that go with this one or with their basket, or nothing if there are none.',
				'marketday'
			),
			self::UpSells        => __( 'Sample: shoppers see this product’s up-sells, or nothing if it has none.', 'marketday' ),
			default              => __( 'Sample: shoppers see products related to this one.', 'marketday' ),
		};
	}

	/** Tells whether an editor has to choose terms or products for it. */
	public function needsIds(): bool {
		return in_array( $this, [ self::Category, self::Tag, self::Attribute, self::HandPicked ], true );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\ProductSort;

/** Which products a listing shows; the values are those of the block's `query.kind`. */
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

	/** Whether it is about the product of its page. */
	public function needsProduct(): bool {
		return in_array( $this, [ self::Related, self::UpSells ], true );
	}

	/** Whether it differs by the product of its page, where there is one. */
	public function heedsProduct(): bool {
		return $this->needsProduct() || in_array( $this, [ self::CrossSells, self::RecentlyViewed ], true );
	}

	/** What an editor is told above products that only stand for those of the page. */
	public function sampleNote(): string {
		return match ( $this ) {
			self::RecentlyViewed => __( 'Sample: each shopper sees what they have looked at, and nothing before the first product.', 'marketday' ),
			self::CrossSells     => __(
				'Sample: each shopper sees what goes with the product of the page or with their basket, and nothing where there is none.',
				'marketday'
			),
			self::UpSells        => __( 'Sample: shoppers see the up-sells of the product of the page, and nothing where it has none.', 'marketday' ),
			default              => __( 'Sample: shoppers see products related to the product of the page.', 'marketday' ),
		};
	}

	/** Whether an editor has to choose terms or products for it. */
	public function needsIds(): bool {
		return in_array( $this, [ self::Category, self::Tag, self::Attribute, self::HandPicked ], true );
	}
}

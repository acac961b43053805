<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ExclusiveProducts;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\ListTag;
use Marketday\Kernel\Ui\CarouselWords;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\SearchHit;

/** The strip of a chosen category's newest products (docs/PROTOCOL.md#times-and-limits): it slides only above four. */
final class ExclusiveProductsFeature implements Feature {
	private const MOST = 10;

	private const WITHOUT_SLIDING = 4;

	private const STEPS = [
		[
			'from'  => 0,
			'items' => 2,
			'gap'   => 21,
		],
		[
			'from'  => 768,
			'items' => 4,
			'gap'   => 27,
		],
		[
			'from'  => 1200,
			'items' => 4,
			'gap'   => 30,
		],
	];

	public function __construct(
		private readonly Blocks $blocks,
		private readonly CatalogueSearch $search
	) {}

	public function register(): void {
		$this->blocks->add( 'exclusive-products', [ $this, 'render' ] );
	}

	/** @param array<string, mixed> $attributes `category`: a term's id, 0 for all; `title`; `headingLevel`. */
	public function render( array $attributes ): string {
		ListTag::add();
		$category = is_int( $attributes['category'] ?? null ) ? max( 0, $attributes['category'] ) : 0;
		$products = $this->newest( $category );
		if ( [] === $products ) {
			return '';
		}
		$level = is_int( $attributes['headingLevel'] ?? null ) ? max( 2, min( 5, $attributes['headingLevel'] ) ) : 2;
		$title = is_string( $attributes['title'] ?? null ) && '' !== $attributes['title'] ? $attributes['title'] : __( 'Exclusive products', 'marketday' );
		return ( new View( __DIR__ . '/views' ) )->render(
			'exclusive-products',
			[
				'wrapper' => get_block_wrapper_attributes( [ 'class' => 'marketday-exclusive-products exclusive products' ] ),
				'level'   => $level,
				'title'   => $title,
				'strip'   => $this->strip( $products, $title, $level ),
			]
		);
	}

	/** @return list<SearchHit> */
	private function newest( int $category ): array {
		$query = new ProductQuery( perPage: self::MOST, sort: ProductSort::Newest );
		return $this->search->find( 0 === $category ? $query : $query->with( categories: [ $category ] ), new FilterState() )->products;
	}

	/** @param list<SearchHit> $products */
	private function strip( array $products, string $title, int $level ): string {
		/** The cards of other features' listings (php/Catalogue/ProductGrid). */
		$cards = apply_filters(
			'marketday_product_cards',
			'',
			$products,
			[
				'columns'       => 4,
				'columnsTablet' => 4,
				'columnsPhone'  => 2,
				'headingLevel'  => $level + 1,
			]
		);
		$cards = is_string( $cards ) ? $cards : '';
		if ( count( $products ) <= self::WITHOUT_SLIDING ) {
			return '<ul class="marketday-exclusive-products__list exclusive-products" role="list">' . $cards . '</ul>';
		}
		return Ui::draw(
			'carousel',
			[
				'label'  => $title,
				'items'  => $cards,
				'list'   => 'exclusive-products',
				'steps'  => self::STEPS,
				'delay'  => 3000,
				'speed'  => 1000,
				'loop'   => true,
				'arrows' => false,
				'dots'   => true,
				'words'  => CarouselWords::products(),
			]
		);
	}
}

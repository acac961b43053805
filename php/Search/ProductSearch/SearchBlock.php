<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Term;
use Marketday\Kernel\PageBlocks;
use Marketday\Kernel\View;

/** Draws the block `marketday/product-search`: a form that works by itself, and that React takes over. Nothing in it is a visitor's. */
final class SearchBlock {
	/** Number of categories that an empty search offers where nobody has searched yet. */
	private const OFFERED = 6;

	/** @var array<string, int> By block id, in the order they are drawn: nearly every page has one, and to go through its blocks takes long. */
	private array $places = [];

	public function __construct(
		private readonly Catalogue $catalogue,
		private readonly ListingContext $page,
		private readonly PopularTerms $popular,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$settings = SearchSettings::fromAttributes( $attributes );
		$searched = $this->page->archive()->search ?? '';
		$this->places += [ $settings->blockId => count( $this->places ) ];
		return View::tight(
			$this->view->render(
				'form',
				[
					'wrapper'    => get_block_wrapper_attributes( $this->elementAttributes( $settings ) ),
					'settings'   => $settings,
					'id'         => wp_unique_id( 'marketday-product-search-' ),
					'name'       => PageBlocks::place( __( 'Search products', 'marketday' ), $this->places[ $settings->blockId ] ),
					'action'     => home_url( '/' ),
					'searched'   => $searched,
					'categories' => $settings->parts->category ? $this->topCategories() : [],
					'chosen'     => is_tax( 'product_cat' ) || is_search() ? (string) get_query_var( 'product_cat' ) : '',
				]
			)
		);
	}

	/** @return array<string, string> */
	private function elementAttributes( SearchSettings $settings ): array {
		$labels  = [
			'recent'    => __( 'Recent searches', 'marketday' ),
			/* translators: %s: a term that was searched for. */
			'forget'    => __( 'Remove %s from recent searches', 'marketday' ),
			'forgetKey' => __( 'Press Delete to remove', 'marketday' ),
		];
		$popular = $settings->parts->popular ? $this->popular->offers() : [];
		if ( [] !== $popular ) {
			$labels['popular'] = __( 'Popular searches', 'marketday' );
		}
		if ( $settings->parts->popular && [] === $popular ) {
			$popular           = array_map( static fn ( Term $term ): string => $term->name, array_slice( $this->topCategories(), 0, self::OFFERED ) );
			$labels['popular'] = $settings->categoriesLabel();
		}
		return [
			'class'                 => trim( "marketday-product-search is-{$settings->layout}" . ( '' === $settings->blockId ? '' : " wopb-block-{$settings->blockId}" ) ),
			'data-marketday-island' => 'product-search',
			'data-block-id'         => $settings->blockId,
			'data-block-name'       => 'product-blocks_product-search',
			'data-labels'           => (string) wp_json_encode( $labels, JSON_UNESCAPED_UNICODE ),
		] + ( [] === $popular
			? []
			: [ 'data-popular' => (string) wp_json_encode( $popular, JSON_UNESCAPED_UNICODE ) ] ) + ( $settings->redirect
			? [ 'data-redirect' => home_url( '/' ) ]
			: [] ) + PageBlocks::current()->dataAttributes();
	}

	/** @return list<Term> */
	private function topCategories(): array {
		return array_values( array_filter( $this->catalogue->terms( 'product_cat' ), static fn ( Term $term ): bool => 0 === $term->parent ) );
	}
}

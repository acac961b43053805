<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Canvas;
use Marketday\Kernel\View;
use Marketday\Listing\HiddenFields;
use Marketday\Listing\ListingBlock;
use Marketday\Listing\PageListings;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Discovery\PriceLimits;
use Marketday\Store\Engine;
use Marketday\Store\ProductQuery;
use WP_Block;

/** Draws the block `marketday/product-filter`: one plain form whose address is the filter's memory. */
final class FilterBlock {
	public const NAME = 'marketday/product-filter';

	/** The button that shows a whole list where no script runs; no part of a listing's state. */
	public const MORE = 'marketday-more';

	private const PAGES_OF_ALL = 50;

	private readonly PriceLimits $prices;

	public function __construct(
		private readonly Engine $engine,
		private readonly Discovery $discovery,
		private readonly PageState $page,
		private readonly PageListings $listings,
		private readonly View $views
	) {
		$this->prices = PriceLimits::of( $discovery );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$self     = ListingBlock::of( $attributes, $block );
		$settings = FilterSettings::fromAttributes( [ 'queryId' => $self->queryId ] + $attributes );
		$scope    = $this->listings->scope( $self->page, $settings->queryId ) ?? $this->sampleScope();
		if ( null === $scope ) {
			return '';
		}
		$view  = $this->view( $settings, $scope );
		$drawn = $this->sections()->draw( $settings, $view, self::expanded( $block ) + $this->wholeList() );
		$chips = new Chips( $this->page, $settings->queryId, $view->state );
		return $this->views->render( 'filter', [
			'wrapper'  => $self->wrapper(
				'marketday-product-filter wopb-filter-block-front-end',
				'marketday_product-filter',
				$this->page,
				[ 'data-total' => (string) $view->facets->total ]
			),
			'id'       => 'marketday-filter-' . ( '' === $settings->blockId ? 'panel' : $settings->blockId ),
			'name'     => '' === $settings->title ? $self->page->numbered( $settings->heading(), self::NAME, $settings->blockId ) : $settings->title,
			'settings' => $settings,
			'sections' => $drawn,
			'chips'    => $settings->showsChips ? $chips->all() : [],
			'chosen'   => $view->state->count(),
			'clearUrl' => $chips->clearUrl(),
			'total'    => $view->facets->total,
			'action'   => (string) strtok( $this->bareAddress( $view ), '?' ),
			'hidden'   => $this->hiddenFields( $settings, $view ),
		] );
	}

	public function view( FilterSettings $settings, ProductQuery $scope ): FilterView {
		$state  = $this->prices->within( $scope, $this->page->filter( $settings->queryId ) );
		$facets = $this->discovery->facets( $scope, $state, Sections::facets( $settings ) );
		return new FilterView( $scope, $state, $this->page->filterAddress( $settings->queryId ), $facets, ! $settings->hidesEmpty );
	}

	public function sections(): Sections {
		return new Sections( $this->engine->catalogue(), $this->views, $this->page->currency() );
	}

	/** While it is edited, all products stand for those of the page. */
	private function sampleScope(): ?ProductQuery {
		return Canvas::isShown() ? new ProductQuery() : null;
	}

	/** @return array<string, int> */
	private function wholeList(): array {
		$facet = $this->page->text( self::MORE );
		return '' === $facet ? [] : [ $facet => self::PAGES_OF_ALL ];
	}

	/** @return array<string, int> Pages of values by facet, as the page that asks shows them: 'Show more' was pressed so often, less one. */
	private static function expanded( ?WP_Block $block ): array {
		$pages = $block->context['marketday/expanded'] ?? [];
		return is_array( $pages ) ? array_filter( $pages, 'is_int' ) : [];
	}

	private function bareAddress( FilterView $view ): string {
		return remove_query_arg( self::MORE, $view->address->url( $this->page->address(), new \Marketday\Store\Discovery\FilterState() ) );
	}

	/**
	 * What the form must not lose: the page's own parameters, and what was chosen where this filter has no section for it.
	 *
	 * @return list<array{string, string}>
	 */
	private function hiddenFields( FilterSettings $settings, FilterView $view ): array {
		$fields = HiddenFields::of( $this->bareAddress( $view ) );
		$own = array_diff_key( $view->address->parameters( $view->state ), array_flip( $this->namesOfSections( $settings, $view ) ) );
		foreach ( $own as $name => $value ) {
			$fields[] = [ $name, $value ];
		}
		return $fields;
	}

	/** @return list<string> Parameters that the form's own fields have. */
	private function namesOfSections( FilterSettings $settings, FilterView $view ): array {
		$names = [];
		foreach ( $settings->sections as $section ) {
			$own = match ( $section->kind ) {
				SectionKind::Search   => [ 'filter_search' ],
				SectionKind::Price    => [ 'min_price', 'max_price' ],
				SectionKind::Status   => [ 'filter_stock_status' ],
				SectionKind::Rating   => [ 'rating_filter' ],
				SectionKind::Sale     => [ 'on_sale' ],
				SectionKind::Sorting  => [ 'orderby' ],
				SectionKind::Relation => [ 'filter_relation' ],
				default               => [],
			};
			array_push( $names, ...array_map( $view->address->parameter( ... ), $own ) );
			if ( '' !== $section->taxonomy ) {
				$names[] = $view->address->taxonomyParameter( $section->taxonomy );
			}
		}
		return $names;
	}
}

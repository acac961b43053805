<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Canvas;
use Marketday\Kernel\View;
use Marketday\Listing\HiddenFields;
use Marketday\Listing\Listing;
use Marketday\Listing\ListingBlock;
use Marketday\Listing\ListingContext;
use Marketday\Listing\Listings;
use Marketday\Store\Discovery\FilterState;
use Marketday\Store\Engine;
use Marketday\Store\ProductQuery;
use WP_Block;

/** Draws the block `marketday/product-filter`: one plain form whose address is the filter's memory. */
final class FilterBlock {
	public const NAME = 'marketday/product-filter';

	/** The button that shows a whole list where no script runs; no part of a listing's state. */
	public const MORE = 'marketday-more';

	private const PAGES_OF_ALL = 50;

	public function __construct(
		private readonly Engine $engine,
		private readonly Listings $listings,
		private readonly View $views
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$self    = ListingBlock::of( $attributes, $block, $this->listings );
		$listing = $self->listing() ?? self::sample( $self );
		return null === $listing
			? ''
			: $this->draw( $listing, $self, FilterSettings::fromAttributes( [ 'queryId' => $self->queryId ] + $attributes ), self::expanded( $block ) );
	}

	/** @param array<string, int> $expanded Pages of values by facet. */
	private function draw( Listing $listing, ListingBlock $self, FilterSettings $settings, array $expanded ): string {
		$context = $self->context();
		$view    = self::view( $settings, $listing, $context );
		$chips   = new Chips( $context, $settings->queryId, $view->state );
		$bare    = remove_query_arg( self::MORE, $context->url( new FilterState(), $settings->queryId ) );
		return View::tight( $this->views->render( 'filter', [
			'wrapper'  => $self->wrapper(
				'marketday-product-filter wopb-filter-block-front-end',
				'marketday_product-filter',
				[
					'data-total'            => (string) $view->facets->total,
					'data-marketday-island' => 'product-filter',
				]
			),
			'id'       => 'marketday-filter-' . ( '' === $settings->blockId ? 'panel' : $settings->blockId ),
			'name'     => '' === $settings->title ? $self->page->numbered( $settings->heading(), self::NAME, $settings->blockId ) : $settings->title,
			'settings' => $settings,
			'sections' => $this->sections( $context )->draw( $settings, $view, $expanded + self::wholeList( $context ) ),
			'chips'    => $settings->showsChips ? $chips->all() : [],
			'chosen'   => $view->state->count(),
			'clearUrl' => $chips->clearUrl(),
			'total'    => $view->facets->total,
			'action'   => (string) strtok( $bare, '?' ),
			'hidden'   => [ ...HiddenFields::of( $bare ), ...$this->otherChoices( $settings, $view ) ],
		] ) );
	}

	public static function view( FilterSettings $settings, Listing $listing, ListingContext $context ): FilterView {
		$facets = $listing->facets( Sections::facets( $settings ) );
		return new FilterView( $listing->scope, $listing->filter(), $context->filterUrl( $settings->queryId ), $facets, ! $settings->hidesEmpty );
	}

	public function sections( ListingContext $context ): Sections {
		return new Sections( $this->engine->catalogue(), $this->views, $context->currency() );
	}

	/** While it is edited, all products stand for those of the page. */
	private static function sample( ListingBlock $self ): ?Listing {
		return Canvas::isShown() ? $self->listings->within( new ProductQuery(), $self->queryId ) : null;
	}

	/** @return array<string, int> */
	private static function wholeList( ListingContext $context ): array {
		$facet = $context->text( self::MORE );
		return '' === $facet ? [] : [ $facet => self::PAGES_OF_ALL ];
	}

	/** @return array<string, int> Pages of values by facet, as the page that asks shows them: 'Show more' was pressed so often, less one. */
	private static function expanded( ?WP_Block $block ): array {
		$pages = $block->context['marketday/expanded'] ?? [];
		return is_array( $pages ) ? array_filter( $pages, 'is_int' ) : [];
	}

	/**
	 * What was chosen where this filter has no section for it; the form must not lose it.
	 *
	 * @return list<array{string, string}>
	 */
	private function otherChoices( FilterSettings $settings, FilterView $view ): array {
		$others = array_diff_key( $view->address->parameters( $view->state ), array_flip( $this->namesOfSections( $settings, $view ) ) );
		return array_map( static fn ( string $name, string $value ): array => [ $name, $value ], array_keys( $others ), array_values( $others ) );
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

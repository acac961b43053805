<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\HiddenFields;
use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingBlock;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Text\PlainText;
use Marketday\Kernel\View;
use Marketday\Search\Contract\FilterState;
use WP_Block;

/**
 * The block `marketday/product-filter`: one plain form whose address is the filter's memory. Its content is made once: the view prints it,
 * and an answer to our own client carries it as it is: `FilterContent` in src/features/product-filter/content.ts.
 *
 * @phpstan-import-type SectionContent from Sections
 * @phpstan-type FilterContent array{id: string, heading: string, name: string, action: string, hidden: list<array{string, string}>,
 *     chips: list<array{facet: string, value: string, label: string, url: string}>, chosen: string, isChosen: bool, clearUrl: string,
 *     sections: list<SectionContent>, total: string}
 */
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
		if ( null === $listing ) {
			return '';
		}
		$filter = $this->content( $attributes, $listing, $self, $block );
		return View::tight( $this->views->render( 'filter', [
			'wrapper' => $self->wrapper(
				'marketday-product-filter wopb-filter-block-front-end',
				'marketday_product-filter',
				[
					'data-total'            => (string) $listing->total(),
					'data-marketday-island' => 'product-filter',
				]
			),
			'filter'  => $filter,
			'amount'  => $this->sections( $self->context() )->amount( ... ),
		] ) );
	}

	/**
	 * Data of the block for a client that draws it itself: the same that its markup says.
	 *
	 * @param array<string, mixed> $attributes
	 * @return FilterContent|null Null where it has no listing.
	 */
	public function data( array $attributes, WP_Block $block ): ?array {
		$self    = ListingBlock::of( $attributes, $block, $this->listings );
		$listing = $self->listing();
		return null === $listing ? null : $this->content( $attributes, $listing, $self, $block );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return FilterContent
	 */
	private function content( array $attributes, Listing $listing, ListingBlock $self, ?WP_Block $block ): array {
		$settings = FilterSettings::fromAttributes( [ 'queryId' => $self->queryId ] + $attributes );
		$context  = $self->context();
		$view     = self::view( $settings, $listing, $context );
		$chips    = new Chips( $context, $settings->queryId, $view->state );
		$bare     = remove_query_arg( self::MORE, $context->url( new FilterState(), $settings->queryId ) );
		$total    = $view->facets->total;
		$name     = '' === $settings->title ? $self->page->numberedName( $settings->heading(), self::NAME, $settings->blockId ) : $settings->title;
		return [
			'id'       => 'marketday-filter-' . ( '' === $settings->blockId ? 'panel' : $settings->blockId ),
			'heading'  => PlainText::of( $settings->heading() ),
			'name'     => PlainText::of( $name ),
			'action'   => esc_url_raw( (string) strtok( $bare, '?' ) ),
			'hidden'   => [ ...HiddenFields::of( $bare ), ...$this->otherChoices( $settings, $view ) ],
			'chips'    => $settings->showsChips ? array_map( static fn ( Chip $chip ): array => $chip->content(), $chips->all() ) : [],
			'chosen'   => PlainText::number( $view->state->count() ),
			'isChosen' => $view->state->count() > 0,
			'clearUrl' => esc_url_raw( $chips->clearUrl() ),
			'sections' => $this->sections( $context )->content( $settings, $view, self::expandedPages( $block ) + self::wholeList( $context ) ),
			/* translators: %s: number of products. */
			'total'    => sprintf( _n( 'Show %s product', 'Show %s products', $total, 'marketday' ), PlainText::number( $total ) ),
		];
	}

	public static function view( FilterSettings $settings, Listing $listing, ListingContext $context ): FilterView {
		$facets = $listing->facets( Sections::facets( $settings ) );
		return new FilterView( $listing->scope, $listing->filter(), $context->filterUrl( $settings->queryId ), $facets, ! $settings->values->hidesEmpty );
	}

	/** Values that were asked for, as HTML. */
	public function items( ChoiceList $list, FilterSettings $settings ): string {
		return $this->views->render( 'items', [
			'field'   => $list->field(),
			'choices' => $list->items( $settings, true ),
			'isLast'  => ! $list->hasMore,
		] );
	}

	public function sections( ListingContext $context ): Sections {
		return new Sections( $this->engine->catalogue(), $context->currency() );
	}

	/** Sample while it is edited: all products stand for those of the page. */
	private static function sample( ListingBlock $self ): ?Listing {
		return EditorPreview::isShown() ? $self->listings->within( new ProductQuery(), $self->queryId ) : null;
	}

	/** @return array<string, int> */
	private static function wholeList( ListingContext $context ): array {
		$facet = $context->text( self::MORE );
		return '' === $facet ? [] : [ $facet => self::PAGES_OF_ALL ];
	}

	/** @return array<string, int> Pages of values by facet, as the page that asks shows them: 'Show more' was pressed so often, less one. */
	private static function expandedPages( ?WP_Block $block ): array {
		$pages = $block->context['marketday/expanded'] ?? [];
		return is_array( $pages ) ? array_filter( $pages, 'is_int' ) : [];
	}

	/**
	 * Choices for which this filter has no section; the form must not lose them.
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

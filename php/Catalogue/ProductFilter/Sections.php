<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Text\PlainText;
use Marketday\Search\Contract\Facets;

/**
 * The sections of a filter, each with its values and where they lead. Their content is `Section` in src/features/product-filter/content.ts:
 * `key`, `heading` and `isOpen`, and what its kind has.
 *
 * @phpstan-import-type ListContent from ChoiceList
 * @phpstan-import-type PriceContent from PriceRange
 * @phpstan-type FieldContent array{kind: string, id: string, field: string, value: string, options: list<array{value: string, label: string}>}
 * @phpstan-type SectionContent non-empty-array<string, mixed>
 */
final class Sections {
	private readonly TermChoices $terms;

	public function __construct(
		Catalogue $catalogue,
		private readonly Currency $currency
	) {
		$this->terms = new TermChoices( $catalogue );
	}

	/**
	 * The facets that a filter's sections ask the index for.
	 *
	 * @return list<string>
	 */
	public static function facets( FilterSettings $settings ): array {
		$taxonomies = array_map( static fn ( SectionSettings $section ): string => $section->taxonomy, $settings->sections );
		return array_values( array_unique( [
			Facets::STOCK,
			Facets::PRICE,
			Facets::RATING,
			Facets::SALE,
			...array_filter( $taxonomies, static fn ( string $name ): bool => '' !== $name ),
		] ) );
	}

	/**
	 * @param array<string, int> $pages How many pages of its values a list shows, by facet; 1 where it is not named.
	 * @return list<SectionContent> Sections without a value are left out.
	 */
	public function content( FilterSettings $settings, FilterView $view, array $pages ): array {
		$this->terms->prime( array_values( array_filter(
			array_column( $settings->sections, 'taxonomy' ),
			static fn ( string $taxonomy ): bool => '' !== $taxonomy
		) ) );
		$sections = [];
		foreach ( $this->sortSections( $settings->sections ) as $section ) {
			$list   = $this->list( $section, $settings, $view, $pages[ $section->taxonomy ] ?? 1 );
			$fields = null === $list ? $this->fields( $section, $settings, $view ) : ( $list->isUseful() ? $list->content( $settings ) : null );
			if ( null !== $fields ) {
				$isChosen   = $list?->hasChosen() ?? self::isChosen( $section->kind, $view );
				$sections[] = [
					'key'     => '' === $section->taxonomy ? $section->kind->value : $section->taxonomy,
					'heading' => PlainText::of( $section->heading() ),
					'isOpen'  => count( $sections ) < $settings->openSections || $isChosen,
				] + $fields;
			}
		}
		return $sections;
	}

	/**
	 * @param list<SectionSettings> $sections
	 * @return list<SectionSettings> As set; where all attributes stand, those that most products have come first, whatever is chosen.
	 */
	private function sortSections( array $sections ): array {
		$automatic = array_filter( $sections, static fn ( SectionSettings $section ): bool => $section->isAutomatic );
		$products  = array_map( fn ( SectionSettings $section ): int => $this->terms->products( $section->taxonomy ), $automatic );
		arsort( $products );
		$sorted = array_map( static fn ( int $place ): SectionSettings => $sections[ $place ], array_keys( $products ) );
		return array_values( array_map( static function ( SectionSettings $section ) use ( &$sorted ): SectionSettings {
			return $section->isAutomatic ? array_shift( $sorted ) ?? $section : $section;
		}, $sections ) );
	}

	/** Items of a list alone: the values of one further page, or those that a text is in. */
	public function items( string $taxonomy, FilterSettings $settings, FilterView $view, int $page, string $find ): ChoiceList {
		return $this->terms->list( $taxonomy, $view, $settings->values->limit, $page, '' === $find ? $page : 1, $find );
	}

	private function list( SectionSettings $section, FilterSettings $settings, FilterView $view, int $pages ): ?ChoiceList {
		return match ( $section->kind ) {
			SectionKind::Category, SectionKind::Taxonomy => $this->terms->list( $section->taxonomy, $view, $settings->values->limit, $pages ),
			SectionKind::Status                          => self::statuses( $view ),
			SectionKind::Rating                          => self::ratings( $view ),
			SectionKind::Sale                            => self::sale( $view ),
			default                                      => null,
		};
	}

	/** @return PriceContent|FieldContent|null Null for what is none of these. */
	private function fields( SectionSettings $section, FilterSettings $settings, FilterView $view ): ?array {
		$field = static fn ( string $type, string $id, string $name, string $value, array $options = [] ): array => [
			'kind'    => $type,
			'id'      => '' === $id ? '' : "marketday-{$settings->blockId}-{$id}",
			'field'   => $view->address->parameter( $name ),
			'value'   => $value,
			'options' => array_map(
				static fn ( string $one, string $label ): array => [
					'value' => $one,
					'label' => PlainText::of( $label ),
				],
				array_map( 'strval', array_keys( $options ) ),
				array_values( $options )
			),
		];
		return match ( $section->kind ) {
			SectionKind::Search   => $field( 'search', 'search', 'filter_search', $view->state->search ),
			SectionKind::Sorting  => $field( 'select-one', 'sorting', 'orderby', self::shownOrder( $view ), self::orders() ),
			SectionKind::Relation => $field( 'radio', '', 'filter_relation', $view->state->anyTaxonomy ? 'or' : '', [
				''   => __( 'Match all', 'marketday' ),
				'or' => __( 'Match any', 'marketday' ),
			] ),
			SectionKind::Price    => $this->range( $view )->content( "marketday-{$settings->blockId}-price", $view->address ),
			default               => null,
		};
	}

	private function range( FilterView $view ): PriceRange {
		return new PriceRange( $view->facets->prices, $view->state->price->minimum, $view->state->price->maximum, $this->currency );
	}

	/** A whole amount as a shopper reads it. */
	public function amount( int $units ): string {
		return ( new PriceRange( null, null, null, $this->currency ) )->format( $units );
	}

	/** @return array<string, string> Labels by value. */
	private static function orders(): array {
		return array_diff_key( ProductSort::labels(), [ ProductSort::Title->value => '' ] );
	}

	/** '' for one that is not offered. */
	private static function shownOrder( FilterView $view ): string {
		$order = $view->state->sort->value ?? '';
		return isset( self::orders()[ $order ] ) ? $order : '';
	}

	private static function isChosen( SectionKind $kind, FilterView $view ): bool {
		return match ( $kind ) {
			SectionKind::Search   => '' !== $view->state->search,
			SectionKind::Price    => null !== $view->state->price->minimum || null !== $view->state->price->maximum,
			SectionKind::Relation => $view->state->anyTaxonomy,
			default               => false,
		};
	}

	private static function statuses( FilterView $view ): ChoiceList {
		return self::few( 'status', 'filter_stock_status', $view, array_map( static fn ( StockStatus $status ): Choice => new Choice(
			$status->value,
			$status->value,
			Chips::statusLabel( $status ),
			$view->count( Facets::STOCK, $status->value ),
			in_array( $status, $view->state->stock, true ),
			adds: $view->adds( Facets::STOCK, $status->value )
		), StockStatus::cases() ) );
	}

	private static function ratings( FilterView $view ): ChoiceList {
		return self::few( 'rating', 'rating_filter', $view, array_map( static fn ( int $stars ): Choice => new Choice(
			(string) $stars,
			$stars,
			sprintf( _n( '%s star', '%s stars', $stars, 'marketday' ), number_format_i18n( $stars ) ),
			$view->count( Facets::RATING, $stars ),
			in_array( $stars, $view->state->ratings, true ),
			new ChoiceMark( stars: $stars ),
			$view->adds( Facets::RATING, $stars )
		), [ 5, 4, 3, 2, 1 ] ) );
	}

	private static function sale( FilterView $view ): ChoiceList {
		return self::few( 'sale', 'on_sale', $view, [ new Choice( '1', 1, __( 'On sale', 'marketday' ), $view->count( Facets::SALE, 1 ), $view->state->onSale ) ] );
	}

	/** @param list<Choice> $choices */
	private static function few( string $facet, string $parameter, FilterView $view, array $choices ): ChoiceList {
		$shown = array_filter( $choices, static fn ( Choice $choice ): bool => $view->showsEmpty || ! $choice->isDisabled() );
		return new ChoiceList( $facet, $view->address->parameter( $parameter ), array_values( $shown ) );
	}
}

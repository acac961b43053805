<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\FilterState;
use Marketday\Store\Discovery\Found;
use Marketday\Store\Discovery\FoundProduct;
use Marketday\Store\Discovery\SearchNote;
use Marketday\Store\Index\Text\Code;
use Marketday\Store\ProductQuery;
use Marketday\Store\Slug;

/** Draws what a live search found: categories and products in groups, what was corrected, the way to all results. */
final class SearchResults {
	/** Of each group, before 'more'. */
	public const SHOWN = 6;

	private const PRODUCTS = 12;

	public function __construct(
		private readonly Discovery $discovery,
		private readonly CategoryMatches $categories,
		private readonly PopularTerms $popular,
		private readonly View $view
	) {}

	public function html( SearchRequest $asked, SearchSettings $settings ): string {
		$scope = new ProductQuery(
			perPage: $settings->more ? self::PRODUCTS : self::SHOWN,
			search: $asked->text,
			categories: null === $asked->category ? [] : [ $asked->category->term_id ]
		);
		$found      = $this->discovery->find( $scope, new FilterState() );
		$words      = '' === $found->corrected ? $asked->text : $found->corrected;
		$categories = null === $asked->category && '' !== $asked->text ? $this->categories->of( $words ) : [];
		return $this->view->render(
			'results',
			[
				'settings'   => $settings,
				'asked'      => $asked->text,
				'corrected'  => $found->corrected,
				'said'       => self::sentence( $found, count( $settings->more ? $categories : array_slice( $categories, 0, self::SHOWN ) ) ),
				'leftOut'    => $found->leftOut,
				'note'       => SearchNote::leftOut( $found ),
				'total'      => $found->total,
				'products'   => $found->products,
				'categories' => $settings->more ? $categories : array_slice( $categories, 0, self::SHOWN ),
				'highlight'  => new Highlight( $words ),
				'variation'  => fn ( FoundProduct $one ): string => $this->variationName( $one ),
				'number'     => fn ( FoundProduct $one ): string => $this->number( $one, $asked->text ),
				'allUrl'     => SearchAddress::of( $asked->text, $asked->category->slug ?? '' ),
				'popular'    => 0 === $found->total && [] === $categories ? $this->popular->shown() : [],
			]
		);
	}

	/** What is heard when the results are there: of each group how many there are. */
	private static function sentence( Found $found, int $categories ): string {
		/* translators: %s: number of categories. */
		$groups   = 0 === $categories ? [] : [ sprintf( _n( '%s category', '%s categories', $categories, 'marketday' ), number_format_i18n( $categories ) ) ];
		/* translators: %s: number of products. */
		$groups   = 0 === $found->total ? $groups : [ ...$groups, sprintf( _n( '%s product', '%s products', $found->total, 'marketday' ), number_format_i18n( $found->total ) ) ];
		$sentence = [] === $groups ? __( 'No results found', 'marketday' ) : implode( ', ', $groups );
		/* translators: %s: the corrected search. */
		$corrected = '' === $found->corrected ? '' : sprintf( __( 'Showing results for %s.', 'marketday' ), $found->corrected );
		$note      = trim( $corrected . ' ' . SearchNote::leftOut( $found ) );
		return '' === $note ? $sentence : "{$sentence}. {$note}";
	}

	/** What is chosen in the variation: `Navy, S`. */
	private function variationName( FoundProduct $found ): string {
		$names = [];
		foreach ( array_filter( $found->variation->attributes ?? [], static fn ( string $value ): bool => '' !== $value ) as $key => $value ) {
			$taxonomy = Slug::decoded( substr( $key, strlen( 'attribute_' ) ) );
			$term     = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $value, $taxonomy ) : null;
			$names[]  = $term instanceof \WP_Term ? html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ) : $value;
		}
		return implode( ', ', $names );
	}

	/** The product's number, where it is what was typed. */
	private function number( FoundProduct $found, string $typed ): string {
		$code    = Code::normal( $typed );
		$product = $found->product;
		$matches = static fn ( string $number ): bool => strlen( $code ) > 2
			&& '' !== $number
			&& ( str_starts_with( Code::normal( $number ), $code ) || str_starts_with( Code::number( $number ), $code ) );
		if ( null !== $found->variation ) {
			return '' === $found->variation->sku ? $product->sku : $found->variation->sku;
		}
		return $matches( $product->sku ) || $matches( $product->gtin ) ? $product->sku : '';
	}
}

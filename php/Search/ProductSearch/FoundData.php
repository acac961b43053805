<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ImageTag;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Stars;
use Marketday\Kernel\Text\PlainText;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Contract\SearchNote;
use Marketday\Search\Index\Text\Code;
use WP_Term;

/**
 * Results of a live search, in groups: the shape of `Found` in src/features/product-search/found.ts. Texts are plain, `html` is safe.
 * Names come in parts, of which every second is marked.
 *
 * @phpstan-type Drawn array{html: string}
 * @phpstan-type FoundCategoryArray array{slug: string, name: list<string>, url: string, count: string}
 * @phpstan-type FoundProductArray array{id: int, slug: string, name: list<string>, url: string, picture: Drawn|null, variation: string, sku: string, rating: Drawn|null, price: Drawn|null}
 * @phpstan-type FoundArray array{
 *     total: int,
 *     said: string,
 *     corrected: string,
 *     leftOut: list<string>,
 *     notes: list<list<string>>,
 *     nothing: array{title: string, hint: string, label: string, popular: list<array{text: string, url: string}>}|null,
 *     categories: array{label: string, options: list<FoundCategoryArray>, more: string}|null,
 *     products: array{label: string, options: list<FoundProductArray>, more: string}|null,
 *     all: array{text: string, url: string}|null,
 *     words: array{list: string, less: string, sku: string}
 * }
 */
final class FoundData {
	private readonly Highlight $highlight;

	/** @param list<WP_Term> $categories */
	public function __construct(
		private readonly ResultPage $found,
		private readonly array $categories,
		private readonly SearchSettings $settings,
		private readonly SearchRequest $asked
	) {
		$this->highlight = new Highlight( '' === $found->corrected ? $asked->text : $found->corrected );
	}

	/**
	 * @param list<string> $popular What is offered where nothing was found.
	 * @return FoundArray
	 */
	public function toArray( array $popular ): array {
		$found = $this->found;
		return [
			'total'      => $found->total,
			'said'       => $this->sentence(),
			'corrected'  => $found->corrected,
			'leftOut'    => $found->leftOut,
			'notes'      => $this->notes(),
			'nothing'    => 0 === $found->total && [] === $this->categories ? self::nothing( $popular ) : null,
			'categories' => self::group( $this->settings->categoriesLabel(), array_map( $this->category( ... ), $this->categories ) ),
			'products'   => self::group( $this->settings->productsLabel(), array_map( $this->product( ... ), $found->products ) ),
			'all'        => $this->all(),
			'words'      => [
				'list' => __( 'Search results', 'marketday' ),
				'less' => __( 'Show less', 'marketday' ),
				'sku'  => __( 'SKU', 'marketday' ),
			],
		];
	}

	/** @return list<list<string>> */
	private function notes(): array {
		$notes = [];
		if ( '' !== $this->found->corrected ) {
			/* translators: %s: corrected search. */
			[ $before, $after ] = explode( '%s', __( 'Showing results for %s', 'marketday' ), 2 ) + [ '', '' ];
			$notes[]            = [ $before, $this->found->corrected, $after ];
		}
		$leftOut = SearchNote::leftOut( $this->found );
		return '' === $leftOut ? $notes : [ ...$notes, [ $leftOut ] ];
	}

	/**
	 * @template T
	 * @param list<T> $options
	 * @return array{label: string, options: list<T>, more: string}|null
	 */
	private static function group( string $label, array $options ): ?array {
		$rest = count( $options ) - SearchResults::SHOWN;
		return [] === $options ? null : [
			'label'   => $label,
			'options' => $options,
			/* translators: %s: number of further results. */
			'more'    => $rest > 0 ? sprintf( __( 'Show %s more', 'marketday' ), PlainText::number( $rest ) ) : '',
		];
	}

	/** @return FoundCategoryArray */
	private function category( WP_Term $category ): array {
		$link = get_term_link( $category );
		return [
			'slug'  => $category->slug,
			'name'  => $this->highlight->parts( PlainText::of( $category->name ) ),
			'url'   => is_string( $link ) ? $link : '',
			'count' => PlainText::number( $category->count ),
		];
	}

	/** @return FoundProductArray */
	private function product( SearchHit $one ): array {
		$product = $one->product;
		$picture = $this->settings->parts->picture ? $one->image() : null;
		$price   = $this->settings->parts->price ? $one->price()->html : '';
		return [
			'id'        => $product->id,
			'slug'      => $product->slug,
			'name'      => $this->highlight->parts( $product->name ),
			'url'       => $one->url(),
			'picture'   => null === $picture ? null : [ 'html' => ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '64px', 'loading' => 'lazy' ] ) ],
			'variation' => self::variationName( $one ),
			'sku'       => $this->number( $one ),
			'rating'    => $this->settings->parts->rating && $product->rating->count > 0
				? [ 'html' => Stars::html( $product->rating->average, $product->rating->count ) ]
				: null,
			'price'     => '' === $price ? null : [ 'html' => wp_kses_post( $price ) ],
		];
	}

	/**
	 * @param list<string> $popular
	 * @return array{title: string, hint: string, label: string, popular: list<array{text: string, url: string}>}
	 */
	private static function nothing( array $popular ): array {
		return [
			'title'   => __( 'No results found', 'marketday' ),
			'hint'    => __( 'Try different words or a product code.', 'marketday' ),
			'label'   => __( 'Popular searches', 'marketday' ),
			'popular' => array_map( static fn ( string $term ): array => [
				'text' => $term,
				'url'  => SearchAddress::of( $term ),
			], $popular ),
		];
	}

	/** @return array{text: string, url: string}|null */
	private function all(): ?array {
		$total = $this->found->total;
		if ( 0 === $total ) {
			return null;
		}
		/* translators: %s: number of results, more than one. */
		$text = 1 === $total ? __( 'See 1 result', 'marketday' ) : _n( 'See all %s result', 'See all %s results', $total, 'marketday' );
		return [
			'text' => sprintf( $text, PlainText::number( $total ) ),
			'url'  => SearchAddress::of( $this->asked->text, $this->asked->category->slug ?? '' ),
		];
	}

	/** Sentence for screen readers when the results are there: of each group how many there are. */
	private function sentence(): string {
		$found      = $this->found;
		$categories = count( $this->categories );
		/* translators: %s: number of categories. */
		$groups   = 0 === $categories ? [] : [ sprintf( _n( '%s category', '%s categories', $categories, 'marketday' ), PlainText::number( $categories ) ) ];
		/* translators: %s: number of products. */
		$groups   = 0 === $found->total ? $groups : [ ...$groups, sprintf( _n( '%s product', '%s products', $found->total, 'marketday' ), PlainText::number( $found->total ) ) ];
		$sentence = [] === $groups ? __( 'No results found', 'marketday' ) : implode( ', ', $groups );
		/* translators: %s: the corrected search. */
		$corrected = '' === $found->corrected ? '' : sprintf( __( 'Showing results for %s.', 'marketday' ), $found->corrected );
		$note      = trim( $corrected . ' ' . SearchNote::leftOut( $found ) );
		return '' === $note ? $sentence : "{$sentence}. {$note}";
	}

	/** Options that are chosen in the variation: `Navy, S`; '' of a whole product. */
	private static function variationName( SearchHit $found ): string {
		$names = [];
		foreach ( array_filter( $found->variation->attributes ?? [], static fn ( string $value ): bool => '' !== $value ) as $key => $value ) {
			$taxonomy = Slug::decode( substr( $key, strlen( 'attribute_' ) ) );
			$term     = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $value, $taxonomy ) : null;
			$names[]  = $term instanceof WP_Term ? PlainText::of( $term->name ) : $value;
		}
		return implode( ', ', $names );
	}

	/** The product's number, where it is what was typed. */
	private function number( SearchHit $found ): string {
		$code    = Code::normal( $this->asked->text );
		$product = $found->product;
		$matches = static fn ( string $number ): bool => strlen( $code ) > 2
			&& '' !== $number
			&& ( str_starts_with( Code::normal( $number ), $code ) || str_starts_with( Code::number( $number ), $code ) );
		if ( null !== $found->variation ) {
			return '' === $found->variation->codes->sku ? $product->sku : $found->variation->codes->sku;
		}
		return $matches( $product->sku ) || $matches( $product->gtin ) ? $product->sku : '';
	}
}

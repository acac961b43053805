<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Text\TextLine;
use Marketday\Store\Currency;
use Marketday\Store\ProductQuery;
use Marketday\Store\Settings;
use Marketday\Store\Slug;
use WP_Query;
use WP_Term;

/**
 * What the page is about and what its visitor chose: read from the page's own query and address, or told by a call that
 * speaks for a page. Blocks ask here, so they draw the same in both.
 */
final class PageState {
	/** The parameter of a page number; a query id follows after `-`, a listing's own after `~`. */
	public const PAGE = 'product-page';

	private ?string $address = null;

	/** @var array<array-key, mixed>|null */
	private ?array $parameters = null;

	/** @var array<string, FilterState> By query id. */
	private array $filters = [];

	private ?string $builder = null;

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * From now on the request speaks for a page.
	 *
	 * @param string $address Of the page, with its parameters; another site's is refused.
	 * @param string $builder `taxonomy###{taxonomy}###{slug}`, `search###{term}`, `archive` or ''.
	 * @throws Problem 400.
	 */
	public function useAddress( string $address, string $builder = '' ): void {
		$home = wp_parse_url( home_url() );
		$page = wp_parse_url( '' === $address ? home_url( '/' ) : $address );
		if (
			! is_array( $page )
			|| ( isset( $page['host'] ) && $page['host'] !== ( $home['host'] ?? '' ) )
			|| ( isset( $page['scheme'] ) && ! in_array( $page['scheme'], [ 'http', 'https' ], true ) )
		) {
			throw Problem::badRequest( 'marketday_invalid_address', __( 'The address is not one of this site.', 'marketday' ) );
		}
		wp_parse_str( $page['query'] ?? '', $parameters );
		$path             = '/' . ltrim( $page['path'] ?? '/', '/' );
		$this->address    = $path . ( isset( $page['query'] ) ? "?{$page['query']}" : '' );
		$this->parameters = $parameters;
		$this->builder    = $builder;
		$this->filters    = [];
		if ( '' !== $builder && null === $this->scopeOf( $builder ) ) {
			throw Problem::badRequest( 'marketday_invalid_builder', __( 'The page of this listing does not exist.', 'marketday' ) );
		}
	}

	/** The filter that a call brings for the listings of a query id, in the place of the address's. */
	public function choose( string $queryId, FilterState $filter ): void {
		$this->filters[ $queryId ] = $filter;
	}

	public function filter( string $queryId = '' ): FilterState {
		return $this->filters[ $queryId ] ??= $this->filterAddress( $queryId )->read( $this->parameters() );
	}

	public function filterAddress( string $queryId = '' ): FilterAddress {
		return new FilterAddress( $this->settings->currency(), $queryId );
	}

	/** The page's path and query, as the links on it start from. */
	public function address(): string {
		return $this->address ??= esc_url_raw( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ) ); // phpcs:ignore WordPress.Security -- an address of this site, escaped where it is printed.
	}

	/** Where the page is with another filter. */
	public function url( FilterState $filter, string $queryId = '' ): string {
		return $this->filterAddress( $queryId )->url( $this->address(), $filter );
	}

	/**
	 * @param string $parameter Of one listing, `product-page~{block}`, or of all, `product-page`, which is where the first is not there.
	 * @return int From 1.
	 */
	public function pageNumber( string $parameter ): int {
		$value = $this->parameters()[ $parameter ] ?? $this->parameters()[ strtok( $parameter, '~' ) ] ?? '';
		return is_string( $value ) && 1 === preg_match( '/^[1-9]\d{0,5}$/', $value ) ? (int) $value : 1;
	}

	/** Whether the address names a page of a listing, there or not. */
	public function isTurned(): bool {
		return [] !== preg_grep( '/^' . self::PAGE . '/', array_map( 'strval', array_keys( $this->parameters() ) ) );
	}

	/** @return array<string, int> Pages from 2 of the listings that the address has turned, by their parameters. */
	public function turnedListings(): array {
		return self::turnedIn( $this->parameters() );
	}

	/**
	 * @param array<array-key, mixed> $parameters Of an address.
	 * @return array<string, int>
	 */
	public static function turnedIn( array $parameters ): array {
		$turned = [];
		foreach ( $parameters as $name => $number ) {
			if (
				is_string( $number )
				&& 1 === preg_match( '/^(?!1$)[1-9]\d{0,5}$/', $number )
				&& 1 === preg_match( '/^' . self::PAGE . '([~-][\w~-]+)?$/', (string) $name )
			) {
				$turned[ (string) $name ] = (int) $number;
			}
		}
		return $turned;
	}

	/** A parameter of the page's address that is a block's own, as plain text of at most 200 characters; '' without one. */
	public function text( string $parameter ): string {
		$value = $this->parameters()[ $parameter ] ?? '';
		return is_string( $value ) && strlen( $value ) <= 200 && mb_check_encoding( $value, 'UTF-8' ) ? TextLine::of( $value ) : '';
	}

	/** Such a parameter that holds a slug, as slugs are kept. */
	public function slug( string $parameter ): string {
		$value = $this->parameters()[ $parameter ] ?? '';
		return is_string( $value ) && strlen( $value ) <= 600 && mb_check_encoding( $value, 'UTF-8' ) ? Slug::of( $value ) : '';
	}

	/** The products that the page itself is about: an archive's, a search's; null on any other page. */
	public function archive(): ?ProductQuery {
		$builder = $this->builder();
		return '' === $builder ? null : $this->scopeOf( $builder );
	}

	/** The page's own subject as the calls name it: `taxonomy###{taxonomy}###{slug}`, `search###{term}`, `archive` or ''. */
	public function builder(): string {
		if ( null === $this->builder ) {
			$builder = $this->builderOf( $GLOBALS['wp_query'] ?? null );
			// Before WordPress has read the address there is nothing to keep.
			$this->builder = '' === $builder ? null : $builder;
			return $builder;
		}
		return $this->builder;
	}

	/** The page of the archive, from its address: `/page/3/` or `?paged=3`. */
	public function archivePage(): int {
		if ( 1 === preg_match( '#/page/([1-9]\d{0,5})/?(?:$|\?)#', $this->address(), $found ) ) {
			return (int) $found[1];
		}
		return $this->pageNumber( 'paged' );
	}

	private function builderOf( mixed $query ): string {
		if ( ! $query instanceof WP_Query ) {
			return '';
		}
		$term      = $query->is_tax( get_object_taxonomies( 'product' ) ) ? $query->get_queried_object() : null;
		$isProduct = 'product' === $query->get( 'post_type' ) || $term instanceof WP_Term;
		return match ( true ) {
			$query->is_search() && $isProduct         => 'search###' . (string) $query->get( 's' ),
			$term instanceof WP_Term                  => "taxonomy###{$term->taxonomy}###{$term->slug}",
			$query->is_post_type_archive( 'product' )                             => 'archive',
			default                                                               => '',
		};
	}

	private function scopeOf( string $builder ): ?ProductQuery {
		$parts = explode( '###', $builder, 3 );
		$perPage = $this->archivePerPage();
		if ( [ 'archive' ] === $parts ) {
			return new ProductQuery( perPage: $perPage, sort: ArchiveListing::defaultSort() );
		}
		if ( str_starts_with( $builder, 'search###' ) ) {
			return $this->searchScope( substr( $builder, 9 ), $perPage );
		}
		$taxonomy = Slug::taxonomy( $parts[1] ?? '' );
		$term     = 'taxonomy' === $parts[0] && 3 === count( $parts ) && ProductTaxonomies::has( $taxonomy ) ? Slug::term( $parts[2], $taxonomy ) : null;
		if ( ! $term instanceof WP_Term ) {
			return null;
		}
		$scope = new ProductQuery( perPage: $perPage, sort: ArchiveListing::defaultSort() );
		return match ( $term->taxonomy ) {
			'product_cat' => $scope->with( categories: [ $term->term_id ] ),
			'product_tag' => $scope->with( tags: [ $term->term_id ] ),
			default       => $scope->with( attributes: [ $term->taxonomy => [ $term->term_id ] ] ),
		};
	}

	/** The search's address may name a category: `/?s={term}&product_cat={category}` (docs/PROTOCOL.md#addresses). */
	private function searchScope( string $words, int $perPage ): ?ProductQuery {
		$slug     = $this->parameters()['product_cat'] ?? '';
		$category = is_string( $slug ) ? Slug::term( $slug, 'product_cat' ) : null;
		if ( mb_strlen( $words ) > 200 || ( is_string( $slug ) && '' !== $slug && null === $category ) ) {
			return null;
		}
		return new ProductQuery(
			perPage: $perPage,
			search: TextLine::of( $words ),
			categories: null === $category ? [] : [ $category->term_id ]
		);
	}

	private function archivePerPage(): int {
		$query = $GLOBALS['wp_query'] ?? null;
		$asked = $query instanceof WP_Query && '' !== $this->builderOf( $query ) ? (int) $query->get( 'posts_per_page' ) : 0;
		/**
		 * How many products an archive's page has. WooCommerce's own name of the hook.
		 *
		 * @param int $perPage
		 */
		$usual = (int) apply_filters(
			'loop_shop_per_page',
			(int) get_option( 'woocommerce_catalog_columns', 4 ) * (int) get_option( 'woocommerce_catalog_rows', 4 )
		);
		return max( 1, min( 100, $asked > 0 ? $asked : $usual ) );
	}

	/** @return array<array-key, mixed> */
	private function parameters(): array {
		return $this->parameters ??= wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- public parameters of a page, checked where they are read.
	}

	public function currency(): Currency {
		return $this->settings->currency();
	}
}

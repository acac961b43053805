<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\FilterState;

/**
 * Context of a page and its visitor's choice: read from the page's own query and address, or told by a call that speaks for a
 * page. It never changes; a call that goes on to another page or filter has another one.
 */
final class ListingContext {
	/** The parameter of a page number; a query id follows after `-`, a listing's own after `~`. */
	public const PAGE = 'product-page';

	/** @var array<string, FilterState> By query id, as far as they were asked for. */
	private array $filters = [];

	/** Archive of the page; false while it is not known. */
	private ProductQuery|false|null $archive = false;

	/** @param array<array-key, mixed>|null $parameters Of the address. Null, here and of the others: what WordPress has of the page it draws. */
	private function __construct(
		private readonly Settings $settings,
		private ?string $address = null,
		private ?array $parameters = null,
		private ?string $builder = null
	) {}

	/** The page that is being drawn. */
	public static function ofPage( Settings $settings ): self {
		return new self( $settings );
	}

	/**
	 * The page that a call speaks for.
	 *
	 * @param string $address Of the page, with its parameters; another site's is refused.
	 * @param string $builder `taxonomy###{taxonomy}###{slug}`, `search###{term}`, `archive` or ''.
	 * @throws Problem 400.
	 */
	public static function ofCall( Settings $settings, string $address, string $builder = '' ): self {
		$context = new self( $settings, null, null, $builder );
		$context = $context->at( $address );
		if ( '' !== $builder && null === $context->archive() ) {
			throw Problem::badRequest( 'marketday_invalid_builder', __( 'This listing’s page doesn’t exist.', 'marketday' ) );
		}
		return $context;
	}

	/**
	 * The same at another address: on another page, or with another tab. The filter stays.
	 *
	 * @throws Problem 400 for another site's.
	 */
	public function at( string $address ): self {
		$home = wp_parse_url( home_url() );
		$page = wp_parse_url( '' === $address ? home_url( '/' ) : $address );
		if (
			! is_array( $page )
			|| ( isset( $page['host'] ) && $page['host'] !== ( $home['host'] ?? '' ) )
			|| ( isset( $page['scheme'] ) && ! in_array( $page['scheme'], [ 'http', 'https' ], true ) )
		) {
			throw Problem::badRequest( 'marketday_invalid_address', __( 'That address isn’t on this site.', 'marketday' ) );
		}
		wp_parse_str( $page['query'] ?? '', $parameters );
		$path          = '/' . ltrim( $page['path'] ?? '/', '/' );
		$next          = new self( $this->settings, $path . ( isset( $page['query'] ) ? "?{$page['query']}" : '' ), $parameters, $this->builder() );
		$next->filters = $this->filters;
		return $next;
	}

	/** The same with a filter that a call brings for the listings of a query id, in the place of the address's. */
	public function with( string $queryId, FilterState $filter ): self {
		$next                      = clone $this;
		$next->filters[ $queryId ] = $filter;
		return $next;
	}

	public function filter( string $queryId = '' ): FilterState {
		return $this->filters[ $queryId ] ??= $this->filterUrl( $queryId )->read( $this->parameters() );
	}

	public function filterUrl( string $queryId = '' ): FilterUrl {
		return new FilterUrl( $this->settings->currency(), $queryId );
	}

	/** The page's path and query, as the links on it start from. */
	public function address(): string {
		return $this->address ??= esc_url_raw( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ) ); // phpcs:ignore WordPress.Security -- an address of this site, escaped where it is printed.
	}

	/** Address of the page with another filter. */
	public function url( FilterState $filter, string $queryId = '' ): string {
		return $this->filterUrl( $queryId )->url( $this->address(), $filter );
	}

	/**
	 * @param string $parameter Of one listing, `product-page~{block}`, or of all, `product-page`, which is where the first is not there.
	 * @return int From 1.
	 */
	public function pageNumber( string $parameter ): int {
		$value = $this->parameters()[ $parameter ] ?? $this->parameters()[ strtok( $parameter, '~' ) ] ?? '';
		return is_string( $value ) && 1 === preg_match( '/^[1-9]\d{0,5}$/', $value ) ? (int) $value : 1;
	}

	/** Tells whether the address names a page of a listing, there or not. */
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

	/** The products that the page itself is about, with its page of them: an archive's, a search's; null on any other page. */
	public function archive(): ?ProductQuery {
		$builder = $this->builder();
		if ( '' === $builder && null === $this->builder ) {
			return null;
		}
		if ( false === $this->archive ) {
			$this->archive = '' === $builder ? null : ArchiveScope::of( $builder, $this->parameters() )?->with( page: $this->archivePage() );
		}
		return $this->archive;
	}

	/** The page's own subject as the calls name it: `taxonomy###{taxonomy}###{slug}`, `search###{term}`, `archive` or ''. */
	public function builder(): string {
		if ( null === $this->builder ) {
			$builder = ArchiveScope::builderOf( $GLOBALS['wp_query'] ?? null );
			// Before WordPress has read the address there is nothing to keep.
			$this->builder = '' === $builder ? null : $builder;
			return $builder;
		}
		return $this->builder;
	}

	/** The page of the archive, from its address: `/page/3/` or `?paged=3`. */
	private function archivePage(): int {
		if ( 1 === preg_match( '#/page/([1-9]\d{0,5})/?(?:$|\?)#', $this->address(), $found ) ) {
			return (int) $found[1];
		}
		return $this->pageNumber( 'paged' );
	}

	/** @return array<array-key, mixed> */
	private function parameters(): array {
		return $this->parameters ??= wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- public parameters of a page, checked where they are read.
	}

	public function currency(): Currency {
		return $this->settings->currency();
	}
}

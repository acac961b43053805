<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;

/**
 * Keeps crawlers out of the endless combinations of a filter: an address with one chosen value is a page of its own; with more,
 * or with words or prices, of which there are no end, it is another view of the listing without a filter. Pages beyond a listing's
 * last are none.
 */
final class CrawlRules {
	/** A facet's name in an address, with or without a query id. */
	private const NAMES = '/^(filter_[\w\p{M}%-]+|min_price|max_price|rating_filter|on_sale|orderby)$/u';

	private readonly ListingContext $page;

	public function __construct( private readonly Listings $listings ) {
		$this->page = $listings->page;
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		if ( $this->isOwnPage() && ! $this->isPastTheEnd() ) {
			return $robots;
		}
		return [
			'noindex' => true,
			'follow'  => true,
		] + array_diff_key( $robots, [ 'index' => 1, 'nofollow' => 1, 'max-image-preview' => 1 ] );
	}

	/** The canonical address of a listing: with one chosen value its own. */
	public function canonical( string $url ): string {
		$state = $this->page->filter();
		if ( '' === $url || 1 !== $this->countValues() || ! $this->isOwnPage() || $state->isEmpty() ) {
			return $url;
		}
		$parameters = $this->page->filterUrl()->parameters( $state->with( sort: null ) );
		return add_query_arg( array_map( 'rawurlencode', $parameters ), $url );
	}

	/** Crawlers may follow one value, and nothing beyond it. */
	public function robotsFile( string $text ): string {
		$lines = [ 'User-agent: *' ];
		foreach ( [ 'min_price', 'max_price', 'filter_search', 'filter_relation', 'orderby', FilterBlock::MORE, 'product-tab' ] as $name ) {
			$lines[] = "Disallow: /*?{$name}";
			$lines[] = "Disallow: /*&{$name}";
		}
		foreach ( [
			'/*filter_*,',
			'/*filter_*%2C',
			'/*filter_*[]',
			'/*filter_*%5B%5D',
			'/*filter_*&*filter_',
			'/*filter*&*on_sale=',
			'/*rating_filter=*&*filter',
		] as $pattern ) {
			$lines[] = "Disallow: {$pattern}";
		}
		return $text . "\n" . implode( "\n", $lines ) . "\n";
	}

	/** A plain form sends lists with brackets and empty fields: its visitor is led to the one address of that choice. */
	public function leadToPlainAddress(): void {
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- public parameters of a page.
		$plain = self::plain( $query );
		if ( $plain === $query || is_admin() || ! in_array( $_SERVER['REQUEST_METHOD'] ?? '', [ 'GET', 'HEAD' ], true ) ) {
			return;
		}
		$pairs = [];
		foreach ( $plain as $name => $value ) {
			$pairs[] = is_string( $value )
				? rawurlencode( (string) $name ) . '=' . str_replace( '%2C', ',', rawurlencode( $value ) )
				: http_build_query( [ $name => $value ] );
		}
		$path = (string) preg_replace( '#^/{2,}#', '/', (string) strtok( $this->page->address(), '?' ) );
		if ( wp_safe_redirect( $path . ( [] === $pairs ? '' : '?' . implode( '&', $pairs ) ), 302, 'Marketday' ) ) {
			exit;
		}
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array<array-key, mixed> Without the brackets and empty fields of a filter's form.
	 */
	public static function plain( array $query ): array {
		$plain = [];
		foreach ( $query as $name => $value ) {
			if ( 1 === preg_match( self::NAMES, (string) $name ) ) {
				$value = is_array( $value ) ? implode( ',', array_filter( $value, 'is_string' ) ) : $value;
				if ( '' === $value ) {
					continue;
				}
			}
			$plain[ $name ] = $value;
		}
		return $plain;
	}

	/** Tells whether the address is worth an entry of its own. */
	private function isOwnPage(): bool {
		$others = array_map( $this->page->text( ... ), [ 'filter_search', 'min_price', 'max_price', FilterBlock::MORE ] );
		return $this->countValues() <= 1 && '' === implode( '', $others );
	}

	/** Tells whether the address names a page that its listings do not have; on a first page nothing is asked. */
	private function isPastTheEnd(): bool {
		$paged = $this->page->isTurned()
			? array_filter( $this->listings->ofPage()->all( '' ), static fn ( Listing $listing ): bool => $listing->scope->page > 1 )
			: [];
		foreach ( $paged as $listing ) {
			if ( $listing->total() > ( $listing->scope->page - 1 ) * $listing->scope->perPage ) {
				return false;
			}
		}
		return [] !== $paged;
	}

	/** Number of values that the address names, for whichever listing; what is not known counts too. */
	private function countValues(): int {
		$count = 0;
		foreach ( $_GET as $name => $value ) { // phpcs:ignore WordPress.Security -- counted only.
			$name = (string) $name;
			if ( 1 === preg_match( '/^(filter_|min_price|max_price|rating_filter|on_sale)/', $name ) && ! str_starts_with( $name, 'filter_relation' ) ) {
				$count += is_array( $value ) ? count( $value ) : 1 + substr_count( (string) $value, ',' );
			}
		}
		return $count;
	}
}

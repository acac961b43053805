<?php
/**
 * Told to a site for the time of a benchmark: `bench-addresses COUNT` prints random addresses of a listing with filters, and
 * `bench-crawl COUNT` draws the page of each, printing as JSON what that has left behind, after each tenth of the way.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\PageBlocks;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Catalogue\ProductFilter\CrawlRules;
use Marketday\Search\Contract\ProductTaxonomies;
use Marketday\Engine\Contract\Settings;

/** Addresses as a crawler would put them together: of known values, of made-up ones, and of what makes no sense. */
final class MarketdayRandomAddresses {
	/** @var array<string, list<string>> Slugs by parameter. */
	private array $values = [];

	public function __construct( int $seed ) {
		mt_srand( $seed );
		foreach ( ProductTaxonomies::names() as $taxonomy ) {
			$slugs = get_terms( [
				'taxonomy' => $taxonomy,
				'fields'   => 'slugs',
				'number'   => 200,
			] );
			$name                  = 'filter_' . preg_replace( '/^pa_/', '', $taxonomy );
			$this->values[ $name ] = is_array( $slugs ) ? array_values( $slugs ) : [];
		}
	}

	/** @return array<string, string|list<string>> */
	public function next(): array {
		$parts = array_filter( [ ...$this->taxonomies(), ...$this->others() ], static fn (): bool => 0 === mt_rand( 0, 2 ) );
		return array_map( static fn ( string $value ): string|array => 0 === mt_rand( 0, 30 ) ? explode( ',', $value ) : $value, $parts );
	}

	/** @return array<string, string> */
	private function taxonomies(): array {
		$parts = [];
		foreach ( $this->values as $name => $slugs ) {
			$known          = [] === $slugs ? [ 'none' ] : array_map( static fn (): string => $slugs[ array_rand( $slugs ) ], range( 1, mt_rand( 1, 3 ) ) );
			$parts[ $name ] = implode( ',', 0 === mt_rand( 0, 4 ) ? [ ...$known, 'made-up-' . mt_rand() ] : $known );
		}
		return $parts;
	}

	/** @return array<string, string> */
	private function others(): array {
		return [
			'filter_search'              => [ 'mug', 'linen', 'word' . mt_rand() ][ mt_rand( 0, 2 ) ],
			'filter_relation'            => 'or',
			'filter_stock_status'        => [ 'instock', 'outofstock', 'onbackorder,instock', 'lost' ][ mt_rand( 0, 3 ) ],
			'min_price'                  => (string) mt_rand( 0, 200 ),
			'max_price'                  => mt_rand( 0, 900 ) . '.' . mt_rand( 10, 99 ),
			'rating_filter'              => implode( ',', array_rand( array_flip( range( 0, 6 ) ), mt_rand( 2, 4 ) ) ),
			'on_sale'                    => '1',
			'orderby'                    => [ 'price', 'price-desc', 'popularity', 'rating', 'date', 'title', 'nothing' ][ mt_rand( 0, 6 ) ],
			'product-page~bench-grid'    => (string) mt_rand( 1, 9999 ),
			// PHP keeps each name of a parameter that it has read for as long as the process lives.
			'filter_colour-' . mt_rand( 1, 500 ) => 'red',
			'utm_source'                 => 'letter' . mt_rand(),
		];
	}
}

/** Draws pages inside one process, so that whatever a page keeps for the next one is there to be counted. */
final class MarketdayCrawl {
	private const PAGE = '<!-- wp:marketday/product-filter {"blockId":"bench-filter","sections":[{"kind":"search"},{"kind":"category"},{"kind":"price"},{"kind":"taxonomy","taxonomy":"product_tag"},{"kind":"attributes"},{"kind":"rating"},{"kind":"sale"},{"kind":"status"},{"kind":"sorting"}]} /-->' .
		'<!-- wp:marketday/result-count {"blockId":"bench-count"} /--><!-- wp:marketday/catalogue-sorting {"blockId":"bench-sorting"} /-->' .
		'<!-- wp:marketday/product-grid {"blockId":"bench-grid","columns":4,"perPage":4,"paging":"numbers"} /-->';

	private readonly Listings $listings;

	private readonly Settings $shop;

	public function __construct() {
		// The listings of the plugin: who keeps crawlers to their rules has them.
		foreach ( $GLOBALS['wp_filter']['wp_robots']->callbacks[20] as $callback ) {
			if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof CrawlRules ) {
				$this->listings = ( new ReflectionProperty( CrawlRules::class, 'listings' ) )->getValue( $callback['function'][0] );
			}
		}
		$this->shop = ( new ReflectionProperty( ListingContext::class, 'settings' ) )->getValue( $this->listings->page );
		add_filter( 'marketday_page_markup', static fn (): string => self::PAGE );
	}

	/** @param array<string, string|list<string>> $query */
	public function draw( array $query ): void {
		$_GET = $query;
		$page = PageBlocks::of( 0, '' );
		$this->listings->ofCall( $page, ListingContext::ofCall( $this->shop, '/shop/?' . http_build_query( $query ), 'archive' ) );
		apply_filters( 'wp_robots', [] );
		apply_filters( 'get_canonical_url', home_url( '/shop/' ), null );
		$blocks = array_map(
			static fn ( array $parsed ): string => ( new WP_Block( $parsed, [ 'marketday/page' => $page ] ) )->render(),
			parse_blocks( self::PAGE )
		);
		if ( ! str_contains( implode( '', $blocks ), '<form' ) ) {
			throw new RuntimeException( 'No filter was drawn for ' . http_build_query( $query ) );
		}
	}

	/** @return array<string, mixed> What there is now that a page could have left. */
	public function remaining(): array {
		global $wpdb, $wp_object_cache;
		$groups = array_diff_key( $wp_object_cache->cache, array_flip( [ 'counts', 'plugins', 'theme_json' ] ) );
		return [
			'options'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options}" ),
			'transients' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%\_transient\_%'" ),
			'cache'      => array_sum( array_map( 'count', $groups ) ),
			'groups'     => array_map( 'count', $groups ),
			'memory'     => memory_get_usage(),
		];
	}
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin ): void {
		$plugin->commands()->add(
			'bench-addresses',
			'Prints random addresses of a listing with filters: bench-addresses COUNT',
			static function ( array $arguments, callable $print ): int {
				$addresses = new MarketdayRandomAddresses( 17 );
				for ( $at = 0; $at < (int) $arguments[0]; $at++ ) {
					$print( http_build_query( $addresses->next() ) );
				}
				return 0;
			}
		);
		$plugin->commands()->add(
			'bench-crawl',
			'Draws the pages of random addresses and prints what they leave: bench-crawl COUNT',
			static function ( array $arguments, callable $print ): int {
				$addresses = new MarketdayRandomAddresses( 4 );
				$crawl     = new MarketdayCrawl();
				$count     = (int) $arguments[0];
				$crawl->draw( [] );
				$print( (string) wp_json_encode( [ 'addresses' => 0 ] + $crawl->remaining() ) );
				for ( $at = 1; $at <= $count; $at++ ) {
					$crawl->draw( $addresses->next() );
					if ( 0 === $at % max( 1, intdiv( $count, 10 ) ) ) {
						$print( (string) wp_json_encode( [ 'addresses' => $at ] + $crawl->remaining() ) );
					}
				}
				return 0;
			}
		);
	}
);

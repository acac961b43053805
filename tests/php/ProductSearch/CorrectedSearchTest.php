<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\ProductSearch\CorrectedSearch;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;
use WP_Query;

/** Above results that WooCommerce lists. */
final class CorrectedSearchTest extends TestCase {
	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query                    = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_query']            = new WP_Query();
		$GLOBALS['wp_query']->is_search = true;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	public function test_says_what_was_searched_for_instead(): void {
		self::assertStringContainsString( 'Showing results for “cardigan”. Nothing found for “cardgian &amp; co”.', $this->printed( 'cardigan' ) );
	}

	public function test_says_which_words_were_left_out(): void {
		self::assertStringContainsString( 'No product matches all of these words. Left out: fuck&lt;wit.', $this->printed( '', [ 'fuck<wit' ] ) );
	}

	public function test_says_nothing_where_the_words_were_found(): void {
		self::assertSame( '', $this->printed( '' ) );
	}

	public function test_says_nothing_above_other_lists(): void {
		$GLOBALS['wp_query']->is_search = false;

		self::assertSame( '', $this->printed( 'cardigan' ) );
	}

	/** @param list<string> $leftOut */
	private function printed( string $corrected, array $leftOut = [] ): string {
		$search = new class( $corrected, $leftOut ) implements CatalogueSearch {
			/** @param list<string> $leftOut */
			public function __construct( private readonly string $corrected, private readonly array $leftOut ) {}

			public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
				return new ResultPage( [], 1, 1, 16, $this->corrected, isPartial: [] !== $this->leftOut, leftOut: $this->leftOut );
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				throw new \LogicException( 'Nobody counts here.' );
			}
		};
		$page = ListingContext::ofCall( PluginAccess::engine()->settings(), home_url( '/?s=cardgian&post_type=product' ), 'search###cardgian & co' );
		ob_start();
		( new CorrectedSearch( new Listings( $search, $page ), new View( dirname( __DIR__, 3 ) . '/php/Search/ProductSearch/views' ) ) )->printNote();
		return (string) ob_get_clean();
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Site\Pages\Canonical;
use Marketday\Tests\SiteTestCase;

final class CanonicalTest extends SiteTestCase {
	private \WP_Rewrite $rewrite;

	protected function setUp(): void {
		parent::setUp();
		// Its init() forgets the endpoints of the shop.
		$this->rewrite         = $GLOBALS['wp_rewrite'];
		$GLOBALS['wp_rewrite'] = clone $this->rewrite;
		wp_insert_term( 'Lanterns', 'product_cat', [ 'slug' => 'lanterns' ] );
	}

	protected function tearDown(): void {
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- ends what the test began.
		parent::tearDown();
		$GLOBALS['wp_rewrite'] = $this->rewrite;
	}

	public function test_names_the_page_of_a_listing_in_its_path(): void {
		self::assertStringContainsString( '/product-category/lanterns/page/2/"', $this->printed( '/%postname%/', 2 ) );
	}

	public function test_names_it_by_a_parameter_where_permalinks_are_plain(): void {
		self::assertStringContainsString( '/?product_cat=lanterns&#038;paged=2"', $this->printed( '', 2 ) );
		self::assertStringContainsString( '/?product_cat=lanterns"', $this->printed( '', 1 ) );
	}

	public function test_leaves_it_to_a_plugin_that_took_wordpresss_away(): void {
		remove_action( 'wp_head', 'rel_canonical' );

		self::assertSame( '', $this->printed( '/%postname%/', 1 ) );
		add_action( 'wp_head', 'rel_canonical' );
	}

	public function test_tells_such_a_plugin_what_it_cannot_know(): void {
		( new Canonical() )->register();
		$this->printed( '/%postname%/', 1 );
		self::assertSame( 'https://example.com/theirs', apply_filters( 'wpseo_canonical', 'https://example.com/theirs' ) );

		add_filter( 'marketday_listing_canonical', static fn ( string $url ): string => "{$url}?filter_colour=red" );
		self::assertStringEndsWith( '/product-category/lanterns/?filter_colour=red', apply_filters( 'wpseo_canonical', 'https://example.com/theirs' ) );
	}

	private function printed( string $permalinks, int $page ): string {
		update_option( 'permalink_structure', $permalinks );
		$GLOBALS['wp_rewrite']->init();
		query_posts( [ // phpcs:ignore WordPress.WP.DiscouragedFunctions -- stands for the page's own query.
			'product_cat' => 'lanterns',
			'paged'       => $page,
		] );
		ob_start();
		( new Canonical() )->printForListing();
		return (string) ob_get_clean();
	}
}

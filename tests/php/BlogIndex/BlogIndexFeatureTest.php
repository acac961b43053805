<?php

declare( strict_types=1 );

namespace Marketday\Tests\BlogIndex;

use Marketday\Site\BlogIndex\BlogIndex;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;

/** The block, and POST {endpoint}{page}[/{lang}] (docs/PROTOCOL.md#other-calls). */
final class BlogIndexFeatureTest extends SiteTestCase {
	private int $category = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->category = (int) wp_insert_term( uniqid( 'Letters ' ), 'category' )['term_id'];
		foreach ( [ 1 => 'One', 2 => 'Two <em>twice</em>', 3 => 'Three' ] as $number => $title ) {
			wp_insert_post( [
				'post_type'     => 'post',
				'post_status'   => 'publish',
				'post_title'    => $title,
				'post_content'  => "Of {$number}.",
				'post_date'     => "2025-0{$number}-01 10:00:00",
				'post_category' => [ $this->category ],
			] );
		}
		wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Secret', 'post_category' => [ $this->category ] ] );
	}

	public function test_the_newest_stand_first_with_real_links_to_the_pages_beneath(): void {
		$html = $this->draw( '"perPage":2' );

		self::assertMatchesRegularExpression( '/Three.*Two twice/s', $html );
		self::assertStringNotContainsString( '>One<', $html );
		self::assertStringContainsString( 'Page 1 of 2', $html );
		self::assertMatchesRegularExpression( '#<a rel="next" href="[^"]*\?blog-page=2">Older posts</a>#', $html );

		$_GET[ BlogIndex::PAGE ] = '2';
		$html                    = $this->draw( '"perPage":2' );
		self::assertStringContainsString( '>One<', $html );
		self::assertStringContainsString( 'rel="prev"', $html );
		self::assertStringNotContainsString( 'rel="next"', $html );
	}

	public function test_a_page_beyond_the_last_is_none(): void {
		$page = (int) wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Letters',
			'post_content' => "<!-- wp:group --><!-- wp:marketday/blog-index {\"category\":{$this->category},\"perPage\":2} /--><!-- /wp:group -->",
		] );
		$is404 = static function ( int $number ) use ( $page ): bool {
			query_posts( [ 'page_id' => $page, 'paged' => $number ] ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- as an address does.
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			foreach ( $GLOBALS['wp_filter']['template_redirect'][5] ?? [] as [ 'function' => $hook ] ) {
				$hook instanceof \Closure && ( new \ReflectionFunction( $hook ) )->getClosureThis() instanceof \Marketday\Site\BlogIndex\MissingPage && $hook();
			}
			return is_404();
		};

		self::assertSame( [ false, false, true, true ], array_map( $is404, [ 1, 2, 3, 999 ] ) );
	}

	public function test_sticky_posts_stand_first(): void {
		$old = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Sticky', 'post_date' => '2001-01-01 10:00:00' ] );
		update_option( 'sticky_posts', [ $old ] );
		$html = do_blocks( '<!-- wp:marketday/blog-index {"perPage":2} /-->' );

		self::assertMatchesRegularExpression( '/^(?:(?!<article|<li).)*<(?:article|li)(?:(?!<\/article|<\/li).)*Sticky/s', $html );
	}

	public function test_its_script_is_told_how_to_go_on(): void {
		preg_match( '/data-marketday-blog="([^"]*)"/', $this->draw( '"perPage":2,"showAuthor":false' ), $found );
		$settings = (array) json_decode( html_entity_decode( $found[1] ?? '' ), true );

		self::assertSame( rest_url( 'marketday/v1/posts/page/' ), $settings['endpoint'] ?? null );
		self::assertSame( [ 'show' => 'picture category date excerpt', 'per_page' => 2, 'level' => 2, 'cat' => $this->category ], $settings['query'] ?? null );
		self::assertSame( 2, $settings['maxPages'] ?? null );
		self::assertStringContainsString( '%page%', (string) ( $settings['address'] ?? '' ) );
		self::assertStringNotContainsString( 'data-marketday-blog', $this->draw( '"perPage":2,"infiniteScroll":false' ) );
	}

	public function test_masonry_needs_two_columns(): void {
		self::assertStringContainsString( 'is-masonry', $this->draw( '"masonry":true' ) );
		self::assertStringNotContainsString( 'is-masonry', $this->draw( '"masonry":true,"columns":1' ) );
	}

	public function test_a_further_page_is_a_json_string_of_html(): void {
		$response = $this->ask( '2', [ 'cat' => $this->category, 'per_page' => 2, 'show' => 'excerpt' ] );

		self::assertSame( 200, $response->get_status() );
		self::assertIsString( $response->get_data() );
		self::assertStringContainsString( '>One<', $response->get_data() );
		self::assertStringNotContainsString( '<time', $response->get_data() );
	}

	public function test_nothing_comes_after_the_last_page(): void {
		self::assertSame( '', $this->ask( '3', [ 'cat' => $this->category, 'per_page' => 2 ] )->get_data() );
		self::assertSame( '', $this->ask( '2/xx', [ 'cat' => $this->category ] )->get_data() );
	}

	public function test_only_published_posts_can_be_asked_for(): void {
		$response = $this->ask( '1', [ 'cat' => $this->category, 'post_status' => 'draft', 'post_type' => 'product', 'per_page' => 48 ] )->get_data();

		self::assertIsString( $response );
		self::assertSame( 3, substr_count( $response, '<article>' ) );
		self::assertStringNotContainsString( 'Secret', $response );
	}

	public function test_numbers_out_of_their_range_are_refused(): void {
		foreach ( [ [ '0', [] ], [ '1', [ 'per_page' => 500 ] ], [ '1', [ 'monthnum' => 13 ] ], [ '1', [ 's' => [ 'a' ] ] ] ] as [ $page, $query ] ) {
			$response = $this->ask( $page, $query );
			self::assertSame( 400, $response->get_status() );
			self::assertSame( 'rest_invalid_param', $response->get_data()['code'] ?? null );
		}
	}

	/** @param array<string, mixed> $query */
	private function ask( string $page, array $query ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/marketday/v1/posts/page/{$page}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $query ) );
		return rest_do_request( $request );
	}

	private function draw( string $settings ): string {
		return do_blocks( "<!-- wp:marketday/blog-index {\"category\":{$this->category},{$settings}} /-->" );
	}
}

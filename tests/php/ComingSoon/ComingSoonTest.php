<?php

declare( strict_types=1 );

namespace Marketday\Tests\ComingSoon;

use Marketday\Site\ComingSoon\OpeningPage;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;

/** A shop that is not open yet, and the banner that says so to its people (docs/PROTOCOL.md#store-notice). */
final class ComingSoonTest extends SiteTestCase {
	private const BANNER = 'id="coming-soon-footer-banner"';

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'WooCommerce has a banner of its own.' );
		}
	}

	public function test_the_shops_people_see_the_banner_until_they_close_it(): void {
		update_option( 'woocommerce_coming_soon', 'yes' );
		$user = $this->logIn( 'administrator' );
		self::assertStringContainsString( self::BANNER, $this->foot() );
		self::assertStringContainsString( "wp/v2/users/{$user}", $this->foot() );

		$response = $this->dismiss( $user, [ 'coming_soon_banner_dismissed' => 'yes' ] );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( [ 'coming_soon_banner_dismissed' => 'yes' ], $response->get_data()['woocommerce_meta'] );
		self::assertSame( 'yes', get_user_meta( $user, 'woocommerce_admin_coming_soon_banner_dismissed', true ) );
		self::assertStringNotContainsString( self::BANNER, $this->foot() );
	}

	public function test_the_component_reads_it(): void {
		update_option( 'woocommerce_coming_soon', 'yes' );
		$user = $this->logIn( 'administrator' );

		preg_match( '~<div[^>]*id="coming-soon-footer-banner".*?</div>~s', $this->foot(), $banner );
		MarkupFixture::check( 'coming-soon/manager', str_replace( [ "users/{$user}", home_url() ], [ 'users/3', 'http://localhost' ], $banner[0] ?? '' ) );
	}

	public function test_an_open_shop_has_none(): void {
		$this->logIn( 'administrator' );

		self::assertStringNotContainsString( self::BANNER, $this->foot() );
	}

	public function test_visitors_read_that_it_opens_soon_in_the_sites_own_look(): void {
		$html = ( new OpeningPage( 'Fell & Ford' ) )->html();

		self::assertStringContainsString( '<h1>Fell &amp; Ford</h1>', $html );
		foreach ( [ 'marketday-tokens-css', 'marketday-coming-soon-css', 'global-styles-inline-css' ] as $sheet ) {
			self::assertStringContainsString( "id=\"{$sheet}\"", str_replace( "'", '"', $html ) );
		}
	}

	public function test_nobody_else_has_one(): void {
		update_option( 'woocommerce_coming_soon', 'yes' );
		$this->logIn( 'subscriber' );

		self::assertStringNotContainsString( self::BANNER, $this->foot() );
	}

	public function test_bad_values_change_nothing(): void {
		$user = $this->logIn( 'administrator' );

		foreach ( [ [ 'coming_soon_banner_dismissed' => 'maybe' ], [ 'other' => 'yes' ], 'yes' ] as $sent ) {
			self::assertSame( 400, $this->dismiss( $user, $sent )->get_status() );
		}
		self::assertSame( '', get_user_meta( $user, 'woocommerce_admin_coming_soon_banner_dismissed', true ) );
	}

	public function test_only_oneself_or_who_edits_users_may(): void {
		$other = $this->logIn( 'administrator' );
		$this->logIn( 'subscriber' );
		self::assertSame( 403, $this->dismiss( $other, [ 'coming_soon_banner_dismissed' => 'yes' ] )->get_status() );

		wp_set_current_user( 0 );
		self::assertSame( 401, $this->dismiss( $other, [ 'coming_soon_banner_dismissed' => 'yes' ] )->get_status() );
		self::assertSame( '', get_user_meta( $other, 'woocommerce_admin_coming_soon_banner_dismissed', true ) );
	}

	private function dismiss( int $user, mixed $sent ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/wp/v2/users/{$user}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ 'woocommerce_meta' => $sent ] ) );
		return rest_do_request( $request );
	}

	private function logIn( string $role ): int {
		$name = 'user-' . wp_generate_password( 8, false );
		$id   = wp_insert_user( [ 'user_login' => $name, 'user_pass' => 'x', 'user_email' => "{$name}@example.com", 'role' => $role ] );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $id;
	}

	private function foot(): string {
		// WordPress's own, which is deprecated where no page is drawn.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}

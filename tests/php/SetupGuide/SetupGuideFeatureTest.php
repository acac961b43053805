<?php

declare( strict_types=1 );

namespace Marketday\Tests\SetupGuide;

use Marketday\Admin\SetupGuide\ClassicMenus;
use Marketday\Admin\SetupGuide\SiteLook;
use Marketday\Engine\Contract\Page;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** GET and POST marketday/v1/setup. */
final class SetupGuideFeatureTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		delete_option( 'marketday_setup' );
		wp_set_current_user( 1 );
	}

	public function test_it_has_five_steps_and_begins_with_the_first(): void {
		$state = $this->call( 'GET' )->get_data();

		self::assertSame( [ 'shop', 'pages', 'products', 'selling', 'look' ], array_column( $state['steps'] ?? [], 'name' ) );
		self::assertSame( 'shop', $state['at'] ?? null );
		self::assertSame( [], $state['done'] ?? null );
	}

	public function test_it_can_be_left_and_taken_up_again(): void {
		$this->send( [ 'step' => 'shop', 'do' => 'finish', 'name' => 'Fell & Ford', 'tagline' => 'From a yard' ] );
		$this->send( [ 'step' => 'pages', 'do' => 'skip' ] );
		$state = $this->call( 'GET' )->get_data();

		self::assertSame( 'products', $state['at'] ?? null );
		self::assertSame( [ 'shop' ], $state['done'] ?? null );
		self::assertSame( [ 'name' => 'Fell & Ford', 'tagline' => 'From a yard', 'country' => 'GB', 'currency' => 'GBP' ], $state['shop'] ?? null );
		self::assertSame( 'look', $this->send( [ 'step' => 'look' ] )->get_data()['at'] ?? null );
	}

	public function test_pages_that_are_missing_are_made(): void {
		wp_delete_post( $this->engine()->settings()->pageId( Page::Basket ), true );

		$this->send( [ 'step' => 'pages', 'do' => 'finish' ] );

		self::assertGreaterThan( 0, $this->engine()->settings()->pageId( Page::Basket ) );
	}

	public function test_what_is_chosen_is_laid_out_once_and_stays_an_editors(): void {
		self::assertSame( 200, $this->send( [ 'step' => 'look', 'do' => 'finish', 'parts' => [ 'header', '404', 'front-page' ] ] )->get_status() );

		$lost = get_block_template( get_stylesheet() . '//404' );
		self::assertSame( 'custom', $lost->source ?? null );
		self::assertStringContainsString( 'We can’t find that page', $lost->content ?? '' );
		self::assertSame( 'header', get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->area ?? null );
		self::assertStringContainsString( 'wp:marketday/mini-basket', get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->content ?? '' );
		$front = (int) get_option( 'page_on_front' );
		self::assertStringContainsString( '<h1', get_post( $front )->post_content ?? '' );
		self::assertSame( 'page-without-title', get_page_template_slug( $front ) );
		self::assertStringNotContainsString( 'post-title', get_block_template( get_stylesheet() . '//page-without-title' )->content ?? 'post-title' );
		self::assertSame( 'publish', get_post_status( (int) get_option( 'page_for_posts' ) ) );

		wp_update_post( [ 'ID' => (int) ( $lost->wp_id ?? 0 ), 'post_content' => 'Ours' ] );
		$this->send( [ 'step' => 'look', 'do' => 'finish', 'parts' => [ '404' ] ] );
		self::assertSame( 'Ours', get_block_template( get_stylesheet() . '//404' )->content ?? null );
		self::assertFalse( ( new SiteLook( new ClassicMenus( $this->engine()->settings() ) ) )->isMade( 'search' ) );
	}

	public function test_the_header_gets_a_menu_of_the_shops_own_pages_that_people_can_change(): void {
		$this->send( [ 'step' => 'look', 'do' => 'finish', 'parts' => [ 'header', 'front-page' ] ] );

		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->content ?? '';
		self::assertSame( 1, preg_match( '/"ref":(\d+)/', $header, $found ) );
		$menu = get_post( (int) ( $found[1] ?? 0 ) );
		self::assertSame( 'wp_navigation', $menu->post_type ?? null );
		self::assertStringContainsString( '"url":"' . $this->engine()->settings()->pageUrl( Page::Shop ) . '"', $menu->post_content ?? '' );
		self::assertSame( $menu->post_content ?? null, serialize_blocks( parse_blocks( $menu->post_content ?? '' ) ) );
		self::assertStringNotContainsString( 'page-list', do_blocks( $header ) );
	}

	public function test_the_end_names_what_only_people_can_write_and_where_things_are_changed(): void {
		update_option( 'blogdescription', '' );
		$returns = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Returns', 'post_content' => 'x' ] );
		update_option( 'woocommerce_refund_returns_page_id', $returns );
		$this->send( [ 'step' => 'look', 'do' => 'finish', 'parts' => [ 'front-page', 'header' ] ] );

		$end  = $this->call( 'GET' )->get_data()['end'] ?? [];
		$todo = array_column( $end['todo'] ?? [], 'url', 'label' );
		self::assertStringContainsString( "post={$returns}", $todo['Finish and publish your returns page'] ?? '' );
		self::assertArrayHasKey( 'Say in one line what you sell', $todo );
		self::assertArrayHasKey( 'Add a contact page', $todo );
		self::assertContains( 'Edit the menu', array_column( $end['links'] ?? [], 'label' ) );
		self::assertContains( home_url( '/' ), array_column( $end['links'] ?? [], 'url' ) );

		update_option( 'blogdescription', 'Warm clothes' );
		wp_update_post( [ 'ID' => $returns, 'post_status' => 'publish' ] );
		$todo = array_column( $this->call( 'GET' )->get_data()['end']['todo'] ?? [], 'label' );
		self::assertNotContains( 'Say in one line what you sell', $todo );
		self::assertSame( [], preg_grep( '/returns/', $todo ) );
	}

	public function test_the_plugins_row_leads_to_guide_and_settings(): void {
		$links = apply_filters( 'plugin_action_links_marketday/marketday.php', [ 'deactivate' => '<a>Deactivate</a>' ] );

		self::assertSame( [ 'setup', 'settings', 'deactivate' ], array_keys( $links ) );
		self::assertStringContainsString( 'page=marketday-setup-guide', $links['setup'] );
	}

	public function test_what_is_wrong_is_refused_and_changes_nothing(): void {
		foreach ( [
			[ [ 'step' => 'nowhere' ], 'rest_invalid_param' ],
			[ [ 'step' => 'shop', 'do' => 'undo' ], 'rest_invalid_param' ],
			[ [ 'step' => 'shop', 'do' => 'finish', 'name' => ' ' ], 'marketday_shop_without_name' ],
			[ [ 'step' => 'look', 'do' => 'finish', 'parts' => [ 'single' ] ], 'rest_invalid_param' ],
			[ [ 'step' => 'pages', 'do' => 'finish', 'own' => [ 'cart', 'shop' ] ], 'rest_invalid_param' ],
			[ [ 'step' => 'pages', 'do' => 'put-back', 'page' => 'shop' ], 'rest_invalid_param' ],
		] as [ $sent, $code ] ) {
			$response = $this->send( $sent );
			self::assertSame( 400, $response->get_status() );
			self::assertSame( $code, $response->get_data()['code'] ?? null );
		}
		self::assertFalse( get_option( 'marketday_setup' ) );
	}

	public function test_only_those_who_run_the_site_are_let_in(): void {
		wp_set_current_user( 0 );

		self::assertSame( 401, $this->call( 'GET' )->get_status() );
		self::assertSame( 401, $this->send( [ 'step' => 'shop' ] )->get_status() );
	}

	/** @param array<string, mixed> $sent */
	private function send( array $sent ): WP_REST_Response {
		return $this->call( 'POST', $sent );
	}

	/** @param array<string, mixed> $sent */
	private function call( string $method, array $sent = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/marketday/v1/setup' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $sent ) );
		return rest_do_request( $request );
	}
}

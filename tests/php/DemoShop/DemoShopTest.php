<?php

declare( strict_types=1 );

namespace Marketday\Tests\DemoShop;

use Marketday\DemoShop\DemoCommand;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;
use WP_Post;

/** The command `demo` on four of the demo's products, with pictures of four pixels. */
final class DemoShopTest extends SiteTestCase {
	private const DEMO     = __DIR__ . '/../../../demo';
	private const PRODUCTS = '/^("?ID|\d+,[^,]+(, [^,]+)*,FF-(TEAPOT|BEANIE|SCARF|WALKS-PDF)[-,]|\d+,"[^"]+",FF-WALKS-PDF,)/';

	private string $folder = '';

	/** @var list<string> */
	private array $printed = [];

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->folder = get_temp_dir() . 'marketday-demo-' . wp_generate_password( 8, false );
		$this->copyDemo();
	}

	protected function tearDown(): void {
		foreach ( [ '*', '*/*' ] as $depth ) {
			array_map( 'unlink', array_filter( (array) glob( "{$this->folder}/{$depth}" ), 'is_file' ) );
		}
		array_map( 'rmdir', array_filter( (array) glob( "{$this->folder}/*" ), 'is_dir' ) );
		rmdir( $this->folder );
		wp_clean_theme_json_cache();
		parent::tearDown();
	}

	public function test_brings_products_with_reviews_pictures_and_swatches(): void {
		$this->demo();

		$teapot = $this->engine()->writer()->idBySku( 'FF-TEAPOT' );
		$beanie = $this->engine()->writer()->idBySku( 'FF-BEANIE' );
		self::assertSame( '4.67', get_post_meta( $teapot, '_wc_average_rating', true ) );
		self::assertSame( '3', get_post_meta( $teapot, '_wc_review_count', true ) );
		self::assertSame( 3, (int) get_comments_number( $teapot ) );
		self::assertSame( 4.67, $this->engine()->catalogue()->product( $teapot )?->rating->average );
		self::assertSame( 'Stoneware Teapot', get_post_meta( (int) get_post_thumbnail_id( $teapot ), '_wp_attachment_image_alt', true ) );
		self::assertSame( 'Ribbed Beanie, Mustard', get_post_meta( (int) get_post_thumbnail_id( $beanie ), '_wp_attachment_image_alt', true ) );
		self::assertSame( '#cf9d3f', get_term_meta( (int) get_term_by( 'slug', 'mustard', 'pa_colour' )->term_id, 'color', true ) );
	}

	public function test_gives_the_downloadable_product_a_file_of_this_site(): void {
		$this->demo();

		$walks = $this->engine()->writer()->idBySku( 'FF-WALKS-PDF' );
		$files = array_values( (array) get_post_meta( $walks, '_downloadable_files', true ) );
		self::assertStringStartsWith( wp_upload_dir()['baseurl'], $files[0]['file'] );
		self::assertMatchesRegularExpression( '~/woocommerce_uploads/three-winter-walks-[a-z0-9]{12}\.pdf$~', $files[0]['file'] );
		self::assertFileExists( str_replace( wp_upload_dir()['baseurl'], wp_upload_dir()['basedir'], $files[0]['file'] ) );
	}

	public function test_a_sale_ends_some_days_after_the_demo_came(): void {
		$this->demo();

		$price = $this->engine()->catalogue()->product( $this->engine()->writer()->idBySku( 'FF-SCARF' ) )?->price();
		self::assertTrue( $price?->onSale );
		self::assertSame(
			current_datetime()->modify( '+3 days' )->format( 'Y-m-d 23:59:59' ),
			$price->saleEnds?->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' )
		);
	}

	public function test_sets_british_prices_with_tax_delivery_and_coupons(): void {
		global $wpdb;
		$this->demo();

		self::assertSame( 'GBP', $this->engine()->settings()->currency()->code );
		self::assertTrue( $this->engine()->settings()->pricesIncludeTax() );
		self::assertSame( '20.0000', $wpdb->get_var( "SELECT tax_rate FROM {$wpdb->prefix}woocommerce_tax_rates WHERE tax_rate_country = 'GB'" ) );
		$instance = $wpdb->get_var( "SELECT instance_id FROM {$wpdb->prefix}woocommerce_shipping_zone_methods WHERE method_id = 'free_shipping'" );
		self::assertSame( '50.00', get_option( "woocommerce_free_shipping_{$instance}_settings" )['min_amount'] );
		$codes = wp_list_pluck( get_posts( [ 'post_type' => 'shop_coupon' ] ), 'post_title' );
		sort( $codes );
		self::assertSame( [ 'fiver', 'freeship', 'welcome10' ], $codes );
	}

	public function test_pages_link_to_this_site_and_hold_no_unfilled_place(): void {
		$this->demo();

		$front = get_post( (int) get_option( 'page_on_front' ) );
		self::assertInstanceOf( WP_Post::class, $front );
		self::assertStringNotContainsString( '{{', $front->post_content );
		self::assertStringContainsString( 'wp:marketday/product-grid', $front->post_content );
		self::assertStringContainsString( (string) wp_make_link_relative( (string) get_permalink( (int) get_page_by_path( 'about' )?->ID ) ), $front->post_content );
	}

	public function test_lists_what_a_search_of_the_whole_site_finds_shortly(): void {
		$this->demo();

		$template = get_block_template( get_stylesheet() . '//search' );
		self::assertSame( 'custom', $template?->source );
		self::assertStringContainsString( 'wp:post-excerpt', $template->content );
		self::assertStringNotContainsString( 'wp:post-content', $template->content );
		self::assertStringNotContainsString( '{{', $template->content );
	}

	public function test_a_second_run_changes_nothing(): void {
		$this->demo();
		$before = $this->counts();

		$this->printed = [];
		self::assertSame( 0, $this->demo() );
		self::assertSame( [ 'The demo shop is already here; nothing was changed.' ], $this->printed );

		self::assertSame( 0, $this->demo( [ '--again' ] ) );
		self::assertSame( $before, $this->counts() );
	}

	public function test_leaves_what_an_editor_has_changed(): void {
		$this->demo();
		$about = (int) get_page_by_path( 'about' )?->ID;
		wp_update_post(
			[
				'ID'           => $about,
				'post_content' => 'We moved to Ulverston.',
			]
		);

		$this->demo( [ '--again' ] );

		self::assertSame( 'We moved to Ulverston.', get_post_field( 'post_content', $about, 'raw' ) );
	}

	public function test_says_which_part_of_the_shop_file_is_wrong(): void {
		$file = $this->folder . '/shop.json';
		file_put_contents( $file, str_replace( '"code": "GBP"', '"code": 826', (string) file_get_contents( $file ) ) );

		self::assertSame( 1, $this->demo() );
		self::assertSame( [ "shop.json.currency: 'code' must be a text." ], $this->printed );
		self::assertFalse( get_option( 'marketday_demo_shop' ) );
	}

	public function test_refuses_what_it_does_not_know(): void {
		self::assertSame( 2, $this->demo( [ '--twice' ] ) );
		self::assertSame( [ 'Usage: demo [--again]' ], $this->printed );
	}

	/** @param list<string> $arguments */
	private function demo( array $arguments = [] ): int {
		$command = new DemoCommand( $this->engine(), PluginAccess::plugin()->commands(), $this->folder );
		return $command->run(
			$arguments,
			function ( string $line ): void {
				$this->printed[] = $line;
			}
		);
	}

	/** @return array<string, int> */
	private function counts(): array {
		global $wpdb;
		return [
			'posts'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ),
			'comments' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->comments}" ),
			'terms'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->terms}" ),
			'meta'     => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta}" ),
			'zones'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_shipping_zone_methods" ),
			'taxes'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_tax_rates" ),
		];
	}

	private function copyDemo(): void {
		foreach ( [ '', '/pages', '/parts', '/templates', '/downloads' ] as $part ) {
			wp_mkdir_p( $this->folder . $part );
			foreach ( array_filter( (array) glob( self::DEMO . $part . '/*' ), 'is_file' ) as $file ) {
				copy( (string) $file, "{$this->folder}{$part}/" . basename( (string) $file ) );
			}
		}
		wp_mkdir_p( $this->folder . '/pictures' );
		foreach ( (array) glob( self::DEMO . '/pictures/*.webp' ) as $picture ) {
			$pixels = imagecreatetruecolor( 2, 2 );
			imagewebp( $pixels, $this->folder . '/pictures/' . basename( (string) $picture ) );
		}
		$rows = array_filter(
			(array) file( self::DEMO . '/products.csv' ),
			static fn ( string $row ): bool => 1 === preg_match( self::PRODUCTS, ltrim( $row, "\xEF\xBB\xBF" ) )
		);
		file_put_contents( $this->folder . '/products.csv', implode( '', $rows ) );
	}
}

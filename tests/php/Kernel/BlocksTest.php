<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use FilesystemIterator;
use Marketday\Kernel\BlockTypes;
use Marketday\Tests\SiteTestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use WP_Block;
use WP_Block_Type_Registry;

/** A block is registered when it is about to be drawn, and all are for editors. */
final class BlocksTest extends SiteTestCase {
	private const NAMES = [ 'store-notice', 'wishlist-link', 'slideshow', 'carousel', 'product-grid', 'newsletter-field' ];

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::NAMES as $name ) {
			if ( self::isKnown( $name ) ) {
				unregister_block_type( "marketday/{$name}" );
			}
		}
	}

	protected function tearDown(): void {
		do_action( 'load-post.php' );
		wp_dequeue_style( 'marketday-header' );
		parent::tearDown();
	}

	private static function isKnown( string $name ): bool {
		return WP_Block_Type_Registry::get_instance()->is_registered( "marketday/{$name}" );
	}

	public function test_a_block_is_registered_when_it_is_about_to_be_drawn(): void {
		self::assertFalse( self::isKnown( 'store-notice' ) );

		$html = do_blocks( '<!-- wp:group --><div><!-- wp:marketday/store-notice {"text":"Closed on Monday"} /--></div><!-- /wp:group -->' );

		self::assertStringContainsString( 'Closed on Monday', $html );
		self::assertTrue( self::isKnown( 'store-notice' ) );
		self::assertFalse( self::isKnown( 'product-grid' ) );
	}

	public function test_a_page_from_right_to_left_links_the_mirrored_sheet(): void {
		global $wp_locale;
		$handle = 'marketday-currency-switcher-style-2';
		self::isKnown( 'currency-switcher' ) && unregister_block_type( 'marketday/currency-switcher' );
		wp_deregister_style( $handle );
		$before                    = $wp_locale->text_direction;
		$wp_locale->text_direction = 'rtl';
		$styles                    = wp_styles();
		$styles->text_direction    = 'rtl';
		ob_start();
		try {
			do_blocks( '<!-- wp:marketday/currency-switcher /-->' );
			$styles->do_item( $handle );
		} finally {
			$wp_locale->text_direction = $before;
			$styles->text_direction    = $before;
			$tag                       = (string) ob_get_clean();
			unregister_block_type( 'marketday/currency-switcher' );
			wp_deregister_style( $handle );
		}

		self::assertStringContainsString( '/currency-switcher/style-index-rtl.css', $tag );
	}

	public function test_whoever_names_a_blocks_style_gets_its_sheet(): void {
		$named = [];
		$code  = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/php', FilesystemIterator::SKIP_DOTS ) );
		foreach ( $code as $file ) {
			preg_match_all( "/wp_enqueue_style\( 'marketday-([a-z-]+)-style' \)/", (string) file_get_contents( (string) $file ), $found );
			array_push( $named, ...$found[1] );
		}
		self::assertContains( 'sales-notification', $named );

		foreach ( array_unique( $named ) as $name ) {
			// A call that answers with parts of a page has known it without its sheets.
			self::isKnown( $name ) && unregister_block_type( "marketday/{$name}" );
			do_blocks( "<!-- wp:marketday/{$name} /-->" );
			$handle = "marketday-{$name}-style";
			$styles = wp_styles();
			// WordPress takes a sheet's address away once it has printed it into a page, and leaves its path.
			$sheets = array_map(
				static fn ( string $one ): array => [ ( $styles->registered[ $one ] ?? null )?->src, $styles->get_data( $one, 'path' ) ],
				[ $handle, ...( $styles->registered[ $handle ] ?? null )?->deps ?? [] ]
			);
			self::assertStringContainsString( "/{$name}/style-index.css", implode( ' ', array_filter( array_merge( ...$sheets ), 'is_string' ) ), $name );
		}
	}

	public function test_every_script_of_a_block_that_speaks_is_translated(): void {
		do_action( 'load-post.php' );
		$silent = [];
		$asked  = 0;
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			foreach ( str_starts_with( $name, 'marketday/' ) ? $type->view_script_handles : [] as $handle ) {
				$script = wp_scripts()->query( $handle );
				if ( in_array( 'marketday-kernel', $script->deps ?? [], true ) ) {
					$asked++;
					'marketday' === $script->textdomain || $silent[] = $handle;
				}
			}
		}

		self::assertGreaterThan( 10, $asked );
		self::assertSame( [], $silent );
	}

	public function test_a_page_without_one_knows_none(): void {
		do_blocks( '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' );

		self::assertFalse( self::isKnown( 'store-notice' ) );
	}

	public function test_a_menu_that_is_stored_elsewhere_draws_what_is_in_it(): void {
		$menu = wp_insert_post( [
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_content' => '<!-- wp:marketday/wishlist-link /-->',
		] );

		$html = do_blocks( sprintf( '<!-- wp:navigation {"ref":%d,"overlayMenu":"never"} /-->', $menu ) );

		self::assertStringContainsString( 'wopb-menu-wishlist-count', $html );
	}

	public function test_a_block_brings_the_one_whose_script_it_shares(): void {
		do_blocks( '<!-- wp:marketday/slideshow --><!-- /wp:marketday/slideshow -->' );

		self::assertTrue( self::isKnown( 'carousel' ) );
	}

	public function test_who_makes_a_block_by_hand_says_so(): void {
		$parsed = parse_blocks( '<!-- wp:marketday/newsletter-field {"kind":"email"} /-->' )[0];
		BlockTypes::draws( [ $parsed ] );

		self::assertNotNull( ( new WP_Block( $parsed ) )->block_type );
	}

	public function test_editors_know_all_of_them_with_what_each_may_be_given(): void {
		do_action( 'load-post.php' );

		self::assertSame( self::NAMES, array_values( array_filter( self::NAMES, self::isKnown( ... ) ) ) );
		$grid = WP_Block_Type_Registry::get_instance()->get_registered( 'marketday/product-grid' );
		self::assertSame( [], array_diff( [ 'align', 'backgroundColor', 'style' ], array_keys( (array) $grid?->attributes ) ) );
	}

	public function test_a_header_that_stays_has_its_style_sheet(): void {
		do_blocks( '<!-- wp:group {"className":"is-style-marketday-sticky"} --><div class="is-style-marketday-sticky"></div><!-- /wp:group -->' );

		self::assertTrue( wp_style_is( 'marketday-header' ) );
	}
}

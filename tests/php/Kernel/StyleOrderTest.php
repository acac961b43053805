<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\StyleOrder;
use Marketday\Tests\SiteTestCase;
use ReflectionMethod;
use WP_Block_Type_Registry;

/** Style sheets of ours after those of a classic theme. */
final class StyleOrderTest extends SiteTestCase {
	private const BLOCKS = [ 'marketday/of-order', 'test/of-order' ];

	/** @var list<string> */
	private array $queue = [];

	protected function setUp(): void {
		parent::setUp();
		$this->queue = wp_styles()->queue;
		foreach ( self::BLOCKS as $name ) {
			register_block_type( $name, [ 'style_handles' => [ 'a-sheet' ] ] );
		}
	}

	protected function tearDown(): void {
		wp_styles()->queue = $this->queue;
		array_map( 'unregister_block_type', self::BLOCKS );
		parent::tearDown();
	}

	public function test_those_of_the_head_are_the_last_in_their_own_order(): void {
		wp_styles()->queue = [ 'marketday-tokens', 'theme', 'marketday-listing', 'woocommerce-general' ];

		( new ReflectionMethod( StyleOrder::class, 'moveToEnd' ) )->invoke( null );

		self::assertSame( [ 'theme', 'woocommerce-general', 'marketday-tokens', 'marketday-listing' ], wp_styles()->queue );
	}

	public function test_wordpress_moves_those_of_the_content_no_longer_before_the_theme(): void {
		( new ReflectionMethod( StyleOrder::class, 'printLast' ) )->invoke( null );

		$known = WP_Block_Type_Registry::get_instance();
		self::assertSame(
			[ [], [ 'a-sheet' ] ],
			array_map( static fn ( string $name ): ?array => $known->get_registered( $name )?->style_handles, self::BLOCKS )
		);
	}

	public function test_a_block_theme_has_its_own_order(): void {
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		$before = has_action( 'wp_footer' );

		StyleOrder::register();

		self::assertSame( $before, has_action( 'wp_footer' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\SetupGuide;

use Marketday\Admin\SetupGuide\PageBlocks;
use Marketday\Engine\Contract\Page;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

/** WooCommerce's blocks of basket and checkout changed for ours, and back. */
final class PageBlocksTest extends SiteTestCase {
	private const OURS = '<!-- wp:marketday/basket {"align":"wide"} /-->';

	#[TestWith( [ '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"><!-- wp:woocommerce/filled-cart-block --><div></div><!-- /wp:woocommerce/filled-cart-block --></div><!-- /wp:woocommerce/cart -->', self::OURS ] )]
	#[TestWith( [ '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->', self::OURS ] )]
	#[TestWith( [ '<!-- wp:woocommerce/classic-shortcode {"shortcode":"cart"} /-->', self::OURS ] )]
	#[TestWith( [ '<!-- wp:woocommerce/classic-shortcode /-->', self::OURS ] )]
	#[TestWith( [ '<!-- wp:group --><div class="wp-block-group"><!-- wp:woocommerce/cart /--><!-- wp:woocommerce/cart /--><!-- wp:spacer /--></div><!-- /wp:group -->', '<!-- wp:group --><div class="wp-block-group">' . self::OURS . '<!-- wp:spacer /--></div><!-- /wp:group -->' ] )]
	#[TestWith( [ "Hello\n\n[woocommerce_cart class=\"x\"]\n\nBye", "Hello\n\n" . self::OURS . "\n\nBye" ] )]
	#[TestWith( [ '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph --><!-- wp:woocommerce/cart /--></div><!-- /wp:group -->', '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' . self::OURS . '</div><!-- /wp:group -->' ] )]
	public function test_the_one_block_is_changed_and_the_rest_of_the_page_stays( string $before, string $after ): void {
		$id = $this->basket( 'Cart', $before );
		self::assertSame( [ true, false ], $this->state() );

		self::assertSame( '', $this->blocks()->change( Page::Basket ) );
		self::assertSame( $after, $this->post( $id )->post_content );
		self::assertSame( 'Basket', $this->post( $id )->post_title );
		self::assertSame( [ false, true ], $this->state() );
		self::assertContains( $before, array_column( wp_get_post_revisions( $id ), 'post_content' ) );

		self::assertSame( '', $this->blocks()->putBack( Page::Basket ) );
		self::assertSame( $before, $this->post( $id )->post_content );
		self::assertSame( 'Cart', $this->post( $id )->post_title );
		self::assertSame( [ true, false ], $this->state() );
	}

	public function test_a_page_built_otherwise_is_left_alone(): void {
		$id = $this->basket( 'Cart', '<!-- wp:paragraph --><p>Built elsewhere</p><!-- /wp:paragraph -->' );

		self::assertSame( [], $this->state() );
		$this->blocks()->change( Page::Basket );
		$this->blocks()->putBack( Page::Basket );
		self::assertStringContainsString( 'Built elsewhere', $this->post( $id )->post_content );
	}

	public function test_a_title_of_its_own_stays(): void {
		$id = $this->basket( 'Your bag', '[woocommerce_cart]' );
		$this->blocks()->change( Page::Basket );

		self::assertSame( 'Your bag', $this->post( $id )->post_title );
	}

	private function basket( string $title, string $content ): int {
		$id = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ] );
		update_option( 'woocommerce_cart_page_id', $id );
		return $id;
	}

	/** @return array{}|array{bool, bool} Whether it is theirs, and whether it was replaced. */
	private function state(): array {
		foreach ( $this->blocks()->pages() as $page ) {
			if ( 'cart' === $page['name'] ) {
				return [ $page['isTheirs'], $page['isReplaced'] ];
			}
		}
		return [];
	}

	private function blocks(): PageBlocks {
		return new PageBlocks( $this->engine()->settings() );
	}

	private function post( int $id ): WP_Post {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}
}

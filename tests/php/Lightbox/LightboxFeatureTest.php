<?php

declare( strict_types=1 );

namespace Marketday\Tests\Lightbox;

use Marketday\Tests\SiteTestCase;

/** Pictures linked to their files are marked for the lightbox, and bring its script. */
final class LightboxFeatureTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_script( 'marketday-lightbox' );
	}

	public function test_a_picture_that_leads_to_its_file_is_marked_with_the_files_size(): void {
		$id = (int) wp_insert_attachment( [ 'post_mime_type' => 'image/webp', 'post_title' => 'Fell' ], 'fell.webp' );
		wp_update_attachment_metadata( $id, [ 'width' => 1600, 'height' => 900, 'file' => 'fell.webp' ] );

		$html = $this->image( 'https://shop.example/fell.WEBP?v=2', $id );

		self::assertStringContainsString( '<a data-height="900" data-marketday-lightbox data-width="1600" href="https://shop.example/fell.WEBP?v=2">', $html );
		self::assertTrue( wp_script_is( 'marketday-lightbox' ) );
		self::assertTrue( wp_style_is( 'marketday-lightbox' ) );
	}

	public function test_each_picture_of_a_gallery_is_marked_once(): void {
		$image = '<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="/a.png"><img src="/a.png" alt="A"/></a></figure><!-- /wp:image -->';
		$html  = do_blocks( "<!-- wp:gallery {\"linkTo\":\"media\"} --><figure class=\"wp-block-gallery has-nested-images\">{$image}{$image}</figure><!-- /wp:gallery -->" );

		self::assertSame( 2, substr_count( $html, 'data-marketday-lightbox' ) );
	}

	public function test_a_picture_that_leads_to_a_page_stays_a_link_and_loads_nothing(): void {
		self::assertStringNotContainsString( 'data-marketday-lightbox', $this->image( 'https://shop.example/fell/' ) );
		self::assertFalse( wp_script_is( 'marketday-lightbox' ) );
	}

	public function test_a_site_can_do_without(): void {
		add_filter( 'marketday_lightbox', '__return_false' );

		self::assertStringNotContainsString( 'data-marketday-lightbox', $this->image( '/fell.jpg' ) );
	}

	private function image( string $href, int $id = 0 ): string {
		$settings = (string) wp_json_encode( array_filter( [ 'id' => $id, 'linkDestination' => 'media' ] ) );
		return do_blocks( "<!-- wp:image {$settings} --><figure class=\"wp-block-image\"><a href=\"{$href}\"><img src=\"/small.webp\" alt=\"Fell\"/></a></figure><!-- /wp:image -->" );
	}
}

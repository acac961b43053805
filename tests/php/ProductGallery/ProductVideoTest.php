<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGallery;

use Marketday\Catalogue\ProductGallery\ProductVideo;
use Marketday\Catalogue\ProductGallery\VideoLink;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** The video of a product: where it is kept, what may be one, and its place among the images. */
final class ProductVideoTest extends SiteTestCase {
	private int $lamp = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->lamp = $this->engine()->writer()->save( new ProductDraft( name: 'Lamp', status: 'publish', regularPrice: '8.00' ) );
	}

	protected function tearDown(): void {
		$_POST = [];
		delete_transient( 'marketday_refusal_1' );
		parent::tearDown();
	}

	#[TestWith( [ 'https://www.youtube.com/watch?v=abcdefghij-', 'https://www.youtube-nocookie.com/embed/abcdefghij-?autoplay=1&rel=0' ] )]
	#[TestWith( [ 'https://m.youtube.com/watch?t=9&v=abcdefghijk&list=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0' ] )]
	#[TestWith( [ 'https://youtu.be/abcdefghijk?t=9', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0' ] )]
	#[TestWith( [ 'https://www.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0' ] )]
	#[TestWith( [ 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1' ] )]
	#[TestWith( [ 'https://vimeo.com/123456789/abcdef0123', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=abcdef0123' ] )]
	#[TestWith( [ 'https://player.vimeo.com/video/123456789?h=abcdef0123', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=abcdef0123' ] )]
	public function test_of_another_site_plays_without_its_cookies( string $address, string $player ): void {
		self::assertSame( $player, VideoLink::read( $address )['player'] ?? '' );
	}

	#[TestWith( [ 'javascript:alert(1)//.mp4' ] )]
	#[TestWith( [ 'https://evil.example/?youtube.com/watch?v=abcdefghijk' ] )]
	#[TestWith( [ 'https://youtube.com.evil.example/watch?v=abcdefghijk' ] )]
	#[TestWith( [ 'https://www.youtube.com/watch?v=abcdefghijk0' ] )]
	#[TestWith( [ 'https://shop.example/video.svg' ] )]
	#[TestWith( [ 'a film' ] )]
	public function test_is_nothing_else( string $address ): void {
		self::assertNull( VideoLink::read( $address ) );
	}

	#[TestWith( [ '', [ 'film', 1, 2 ] ] )]
	#[TestWith( [ 'first', [ 'film', 1, 2 ] ] )]
	#[TestWith( [ 'after_first_image', [ 1, 'film', 2 ] ] )]
	#[TestWith( [ 'last', [ 1, 2, 'film' ] ] )]
	public function test_has_the_place_that_the_shop_gave_it( string $place, mixed $order ): void {
		update_post_meta( $this->lamp, ProductVideo::META, [ 'type' => 'media', 'url' => 'https://shop.example/film.mp4', 'single_position' => $place ] );

		self::assertSame( $order, ProductVideo::of( $this->lamp )?->among( [ 1, 2 ], 'film' ) );
	}

	public function test_is_shown_in_the_gallery_where_there_is_no_image_too(): void {
		update_post_meta( $this->lamp, ProductVideo::META, [ 'url' => 'https://shop.example/film.mp4' ] );

		$html = Markup::of( do_blocks( sprintf( '<!-- wp:marketday/product-gallery {"productId":%d} /-->', $this->lamp ) ) );

		self::assertStringContainsString( '<video src="https://shop.example/film.mp4" aria-label="Video of Lamp" controls="" playsinline="" preload="metadata">', $html );
		self::assertStringNotContainsString( 'autoplay', $html );
	}

	public function test_loads_nothing_of_another_site_before_it_plays(): void {
		update_post_meta( $this->lamp, ProductVideo::META, [ 'type' => 'youtube', 'url' => 'https://youtu.be/abcdefghijk', 'auto' => 'yes' ] );

		$html = Markup::of( do_blocks( sprintf( '<!-- wp:marketday/product-gallery {"productId":%d} /-->', $this->lamp ) ) );

		self::assertStringContainsString( '<form class="marketday-product-gallery__play" action="https://youtu.be/abcdefghijk">', $html );
		self::assertDoesNotMatchRegularExpression( '/<iframe|<script| src="https:\/\/(?:www\.)?(?:youtu|ytimg)/', $html );
	}

	public function test_is_kept_as_wowstore_keeps_it(): void {
		update_post_meta( $this->lamp, ProductVideo::META, [ 'hover' => 'yes', 'auto' => 'yes' ] );

		$this->save( [ 'url' => 'https://vimeo.com/123456789', 'place' => 'last', 'repeat' => 'yes', 'picture' => '999999999' ] );

		$kept = get_post_meta( $this->lamp, ProductVideo::META, true );
		self::assertIsArray( $kept );
		ksort( $kept );
		self::assertSame(
			[
				'auto' => 'yes',
				'hover' => 'yes',
				'img' => '',
				'img_id' => '',
				'repeat' => 'yes',
				'single_position' => 'last',
				'type' => 'youtube',
				'url' => 'https://vimeo.com/123456789',
			],
			$kept
		);

		$this->save( [ 'url' => '' ] );
		self::assertSame( '', get_post_meta( $this->lamp, ProductVideo::META, true ) );
	}

	#[DataProvider( 'refused' )]
	public function test_is_refused_with_a_sentence_and_left_as_it_was( string $url ): void {
		$this->save( [ 'url' => 'https://shop.example/film.webm' ] );

		$this->save( [ 'url' => $url ] );

		self::assertSame( 'https://shop.example/film.webm', ProductVideo::readMeta( $this->lamp )['url'] );
		self::assertSame( 'A product video is an mp4, webm, ogv or mov file, or a YouTube or Vimeo link. The video hasn’t changed.', get_transient( 'marketday_refusal_1' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function refused(): iterable {
		yield 'a page' => [ 'https://shop.example/film' ];
		yield 'a script' => [ 'javascript:alert(1)//.mp4' ];
		yield 'a megabyte' => [ 'https://shop.example/' . str_repeat( 'a', 1_000_000 ) . '.mp4' ];
	}

	public function test_is_left_alone_without_a_nonce_or_the_right_to_edit(): void {
		$_POST = [ 'marketday_product_video' => [ 'url' => 'https://youtu.be/abcdefghijk' ] ];
		do_action( 'save_post_product', $this->lamp );
		wp_set_current_user( 0 );
		$this->save( [ 'url' => 'https://youtu.be/abcdefghijk' ] );

		self::assertSame( '', get_post_meta( $this->lamp, ProductVideo::META, true ) );
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields ): void {
		$_POST = wp_slash( [
			'marketday_product_video_nonce' => wp_create_nonce( 'marketday_product_video' ),
			'marketday_product_video'       => $fields,
		] );
		do_action( 'save_post_product', $this->lamp );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\SocialData;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Marketing\SocialData\SeoPlugins;
use Marketday\Marketing\SocialData\SocialDataFeature;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/** What a link to a product or an event shows where it is shared. */
final class SocialDataFeatureTest extends SiteTestCase {
	public function test_a_product_tells_its_name_price_and_stock(): void {
		$id = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Simple,
			sku: 'MUG-1',
			name: 'Mug "Fell" & co',
			status: 'publish',
			regularPrice: '12.50',
			stockStatus: StockStatus::OutOfStock,
			shortDescription: "<p>Thrown by hand.</p>\n<p>Dishwasher safe.</p>"
		) );

		$text = $this->of( $id );

		self::assertSame( 'product', $text['og:type'] ?? null );
		self::assertSame( 'Mug "Fell" & co', $text['og:title'] ?? null );
		self::assertSame( 'Thrown by hand. Dishwasher safe.', $text['og:description'] ?? null );
		self::assertSame( '12.50', $text['product:price:amount'] ?? null );
		self::assertSame( 'GBP', $text['product:price:currency'] ?? null );
		self::assertSame( 'out of stock', $text['product:availability'] ?? null );
		self::assertSame( 'MUG-1', $text['product:retailer_item_id'] ?? null );
		self::assertSame( get_permalink( $id ), $text['og:url'] ?? null );
		self::assertSame( 'summary', $text['twitter:card'] ?? null );
		self::assertSame( 'Mug "Fell" & co', $text['twitter:title'] ?? null );
	}

	public function test_an_event_tells_when_it_is(): void {
		$id = (int) wp_insert_post( [
			'post_type' => EventType::NAME,
			'post_status' => 'publish',
			'post_title' => 'Lantern walk',
			'post_excerpt' => 'Bring a lantern.',
		] );
		update_post_meta( $id, EventData::META, [ 'start' => '2031-12-06T17:00', 'end' => '2031-12-06T19:00' ] + EventData::blank() );

		$text = $this->of( $id );

		self::assertSame( 'Lantern walk', $text['og:title'] ?? null );
		self::assertStringContainsString( '2031', $text['og:description'] ?? '' );
		self::assertStringContainsString( 'Bring a lantern.', $text['og:description'] ?? '' );
	}

	public function test_a_large_picture_is_shown_across(): void {
		$picture = (int) wp_insert_attachment( [ 'post_mime_type' => 'image/webp', 'post_title' => 'Mug' ], 'mug.webp' );
		wp_update_attachment_metadata( $picture, [ 'width' => 1200, 'height' => 1200, 'file' => 'mug.webp' ] );
		$id = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Simple, sku: 'MUG-2', name: 'Mug', status: 'publish', regularPrice: '5' ) );
		set_post_thumbnail( $id, $picture );

		$text = $this->of( $id );

		self::assertSame( '1200', $text['og:image:width'] ?? null );
		self::assertSame( 'summary_large_image', $text['twitter:card'] ?? null );
		self::assertSame( $text['og:image'] ?? '', $text['twitter:image'] ?? null );
	}

	public function test_other_posts_and_hidden_ones_say_nothing(): void {
		$page  = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About' ] );
		$draft = (int) wp_insert_post( [ 'post_type' => EventType::NAME, 'post_status' => 'draft', 'post_title' => 'Secret' ] );

		self::assertSame( [], $this->of( $page ) );
		self::assertSame( [], $this->of( $draft ) );
	}

	public function test_it_may_be_left_to_another_plugin(): void {
		$id = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Simple, sku: 'MUG-3', name: 'Mug', status: 'publish', regularPrice: '5' ) );
		add_filter( 'marketday_social_data', '__return_empty_array', 20 );

		self::assertSame( [], $this->of( $id ) );
	}

	#[DataProvider( 'plugins' )]
	public function test_seo_plugins_are_known( string $constant, string $name ): void {
		self::assertSame( $name, SeoPlugins::active( static fn ( string $asked ): bool => $asked === $constant ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function plugins(): iterable {
		yield 'Yoast SEO' => [ 'WPSEO_VERSION', 'Yoast SEO' ];
		yield 'Rank Math' => [ 'RANK_MATH_VERSION', 'Rank Math' ];
		yield 'SEOPress' => [ 'SEOPRESS_VERSION', 'SEOPress' ];
		yield 'All in One SEO' => [ 'AIOSEO_VERSION', 'All in One SEO' ];
		yield 'The SEO Framework' => [ 'THE_SEO_FRAMEWORK_VERSION', 'The SEO Framework' ];
		yield 'none' => [ 'NOTHING_OF_THE_KIND', '' ];
	}

	/** @return array<string, string> */
	private function of( int $id ): array {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return ( new SocialDataFeature( $this->engine() ) )->of( $post );
	}
}

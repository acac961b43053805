<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductBadges;

use DateTimeImmutable;
use Marketday\Catalogue\ProductBadges\BadgeRules;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;

/** Badges by rules that hold. */
final class ProductBadgesTest extends SiteTestCase {
	public function test_no_product_has_a_badge_until_a_site_says_so(): void {
		self::assertSame( [], $this->badgesOf( $this->aProduct( true ) ) );
	}

	public function test_a_product_is_new_for_as_long_as_the_site_says(): void {
		update_option( BadgeRules::NEW_DAYS, 14 );
		$id = $this->aProduct( false );

		self::assertSame( [ 'new' => 'New' ], $this->badgesOf( $id ) );
		self::assertSame( [ 'new' => 'New' ], $this->badgesOf( $id, '+13 days' ) );
		self::assertSame( [], $this->badgesOf( $id, '+15 days' ) );
	}

	public function test_a_change_makes_no_product_new(): void {
		update_option( BadgeRules::NEW_DAYS, 14 );
		$id = $this->aProduct( false );
		wp_update_post( [ 'ID' => $id, 'post_date' => '2021-01-01 00:00:00', 'post_date_gmt' => '2021-01-01 00:00:00' ] );

		$this->engine()->writer()->save( new ProductDraft( id: $id, name: 'Another name' ) );

		self::assertSame( [], $this->badgesOf( $id ) );
	}

	public function test_featured_products_are_picked_by_the_shops_people(): void {
		update_option( BadgeRules::PICKS, 'yes' );

		self::assertSame( [ 'pick' => 'Staff pick' ], $this->badgesOf( $this->aProduct( true ) ) );
		self::assertSame( [], $this->badgesOf( $this->aProduct( false ) ) );
	}

	public function test_cards_show_them_beside_their_own(): void {
		update_option( BadgeRules::PICKS, 'yes' );
		update_option( BadgeRules::NEW_DAYS, 14 );
		$product = $this->engine()->catalogue()->product( $this->aProduct( true ) );

		$card = (string) apply_filters( 'marketday_product_cards', '', [ $product ], [] );

		self::assertStringContainsString( '<span class="marketday-badges"><span class="marketday-badge is-new">New</span> <span class="marketday-badge is-pick">Staff pick</span></span>', $card );
	}

	public function test_a_listing_asks_the_database_no_more_often_for_them(): void {
		// The index learns of a product when the request ends.
		$grid  = '<!-- wp:marketday/product-grid {"query":{"kind":"handPicked","ids":%s},"perPage":12} /-->';
		// Others each time: a listing is resolved once in a request.
		$spent = function () use ( $grid ): int {
			global $wpdb;
			$ids = array_map( fn ( int $number ): int => $this->aProduct( 0 === $number % 2 ), range( 1, 12 ) );
			delete_option( IndexState::OPTION );
			wp_cache_flush();
			get_option( BadgeRules::PICKS );
			$before = $wpdb->num_queries;
			self::assertStringContainsString( 'Mug', do_blocks( sprintf( $grid, (string) wp_json_encode( $ids ) ) ) );
			return $wpdb->num_queries - $before;
		};
		$spent();
		$without = $spent();
		update_option( BadgeRules::PICKS, 'yes' );
		update_option( BadgeRules::NEW_DAYS, 14 );

		self::assertLessThanOrEqual( $without + 1, $spent() );
	}

	private function aProduct( bool $isFeatured ): int {
		return $this->engine()->writer()->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '10', featured: $isFeatured ) );
	}

	/** @return array<string, string> */
	private function badgesOf( int $id, string $later = 'now' ): array {
		return ( new BadgeRules() )->of( $id, new DateTimeImmutable( $later ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\Review;
use Marketday\Catalogue\Product\ReviewChoice;
use Marketday\Catalogue\Product\ReviewPage;
use Marketday\Catalogue\Product\Reviews;
use Marketday\Catalogue\Product\ReviewSort;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;

/** What shoppers read of others: pages, orders, stars; on both engines. */
final class ReviewsTest extends SiteTestCase {
	private int $product;

	protected function setUp(): void {
		parent::setUp();
		$this->product = $this->engine()->writer()->save( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', reviewsAllowed: true ) );
		// Twelve reviews, the newest last: 5 4 3 5 4 3 5 4 3 5 4 and one without stars.
		foreach ( [ 5, 4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 0 ] as $day => $stars ) {
			$this->review( $day + 1, $stars );
		}
	}

	protected function tearDown(): void {
		$_GET = [];
		parent::tearDown();
	}

	public function test_come_ten_on_a_page_the_newest_first(): void {
		$first = $this->read();
		self::assertSame( [ 2, [ 0, 4, 5, 3, 4, 5, 3, 4, 5, 3 ] ], [ $first->pages, self::stars( $first->reviews ) ] );
		self::assertSame( [ 4, 5 ], self::stars( $this->read( [ 'review-page' => '2' ] )->reviews ) );
	}

	public function test_an_old_one_is_found_by_its_link(): void {
		$oldest = get_comments( [ 'post_id' => $this->product, 'order' => 'ASC', 'number' => 1 ] )[0];
		$newest = get_comments( [ 'post_id' => $this->product, 'number' => 1 ] )[0];

		self::assertStringContainsString( 'review-page=2', get_comment_link( $oldest ) );
		self::assertStringEndsWith( "#comment-{$oldest->comment_ID}", get_comment_link( $oldest ) );
		self::assertStringNotContainsString( 'review-page', get_comment_link( $newest ) );
	}

	public function test_buyers_are_marked_where_the_shop_wants_it(): void {
		$this->review( 50, 5, [ 'comment_meta' => [ 'rating' => 5, 'verified' => 1 ] ] );

		self::assertTrue( $this->read()->reviews[0]->verified );
		update_option( 'woocommerce_review_rating_verification_label', 'no' );
		self::assertFalse( $this->read()->reviews[0]->verified );
	}

	public function test_a_page_beyond_the_last_is_the_last(): void {
		$last = $this->read( [ 'review-page' => '99' ] );

		self::assertSame( [ 2, 2 ], [ $last->choice->page, count( $last->reviews ) ] );
	}

	public function test_are_sorted_by_stars_those_without_behind(): void {
		self::assertSame( [ 5, 5, 5, 5, 4, 4, 4, 4, 3, 3 ], self::stars( $this->read( [ 'review-sort' => 'highest' ] )->reviews ) );
		self::assertSame( [ 5, 0 ], self::stars( $this->read( [ 'review-sort' => 'lowest', 'review-page' => '2' ] )->reviews ) );
	}

	public function test_are_counted_and_filtered_by_stars(): void {
		$page = $this->read( [ 'review-stars' => '4' ] );

		self::assertSame( [ 4, 4, 4, 4 ], self::stars( $page->reviews ) );
		self::assertSame( [ 4, 4, 3, 0, 0, 1 ], array_map( $page->withStars( ... ), [ 5, 4, 3, 2, 1, 0 ] ) );
		self::assertSame( 36.4, $page->share( 5 ) );
		self::assertSame( 1, $page->pages );
	}

	public function test_stars_of_an_import_are_found_as_they_are_counted(): void {
		$this->review( 40, 4, [ 'comment_meta' => [ 'rating' => '4.0' ] ] );

		$page = $this->read( [ 'review-stars' => '4' ] );

		self::assertSame( 5, $page->withStars( 4 ) );
		self::assertSame( [ 4, 4, 4, 4, 4 ], self::stars( $page->reviews ) );
	}

	public function test_leave_out_what_waits_what_is_spam_and_answers(): void {
		$this->review( 20, 1, [ 'comment_approved' => '0' ] );
		$this->review( 21, 1, [ 'comment_approved' => 'spam' ] );
		$this->review( 22, 1, [ 'comment_parent' => $this->read()->reviews[0]->id ] );

		self::assertSame( [ 12, 0 ], [ array_sum( $this->read()->votes ), $this->read()->withStars( 1 ) ] );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'senselessAddresses' )]
	public function test_an_address_without_sense_shows_the_usual( mixed $value ): void {
		$choice = ReviewChoice::read( [ 'review-page' => $value, 'review-sort' => $value, 'review-stars' => $value ] );

		self::assertSame( [ 1, ReviewSort::Newest, 0, true ], [ $choice->page, $choice->sort, $choice->stars, $choice->isUsual() ] );
	}

	/** @return array<string, array{mixed}> */
	public static function senselessAddresses(): array {
		return [
			'words'     => [ "4' OR 1=1" ],
			'negative'  => [ '-1' ],
			'too large' => [ '1e309' ],
			'markup'    => [ '<script>' ],
			'a list'    => [ [ '4' ] ],
		];
	}

	public function test_are_drawn_with_links_and_the_mark_of_a_buyer(): void {
		$this->review( 30, 2, [ 'comment_meta' => [ 'rating' => 2, 'verified' => 1 ] ] );
		$_GET = [ 'review-stars' => '2' ];

		$html = Markup::of( do_blocks( sprintf( '<!-- wp:marketday/product-tabs {"productId":%d} /-->', $this->product ) ) );

		self::assertSame( 1, substr_count( $html, 'Verified buyer' ) );
		self::assertMatchesRegularExpression( '/review-stars=4#reviews" rel="nofollow">4 stars</', $html );
		self::assertStringContainsString( 'review-stars=2#reviews" rel="nofollow" aria-current="true">2 stars<', $html );
		self::assertStringContainsString( 'Show all reviews', $html );
		self::assertStringContainsString( 'class="marketday-product-tabs__panel is-open" data-tab="reviews"', $html );
	}

	/** @param array<string, string> $query */
	private function read( array $query = [] ): ReviewPage {
		return ( new Reviews() )->of( $this->product, ReviewChoice::read( $query ) );
	}

	/** @param array<string, mixed> $fields */
	private function review( int $day, int $stars, array $fields = [] ): void {
		$when = gmdate( 'Y-m-d H:i:s', (int) strtotime( "2026-01-01 12:00:00 +{$day} days" ) );
		wp_insert_comment(
			$fields + [
				'comment_post_ID'  => $this->product,
				'comment_type'     => 'review',
				'comment_author'   => 'Ada',
				'comment_content'  => "Day {$day}.",
				'comment_date'     => $when,
				'comment_date_gmt' => $when,
				'comment_approved' => '1',
				'comment_meta'     => $stars > 0 ? [ 'rating' => $stars ] : [],
			]
		);
	}

	/**
	 * @param list<Review> $reviews
	 * @return list<int>
	 */
	private static function stars( array $reviews ): array {
		return array_map( static fn ( Review $one ): int => $one->rating, $reviews );
	}
}

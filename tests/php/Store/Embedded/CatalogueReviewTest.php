<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductQuery;

/** A product's rating is the mean of its approved reviews. */
final class CatalogueReviewTest extends CatalogueTestCase {
	public function test_counts_approved_reviews_only(): void {
		$id = $this->aProduct();
		$this->review( $id, 5 );
		$this->review( $id, 4 );
		$spam = $this->review( $id, 1, '0' );

		$rating = $this->read( $id )->rating;
		self::assertSame( [ 4.5, 2 ], [ $rating->average, $rating->count ] );

		wp_set_comment_status( $spam, 'approve' );
		$rating = $this->read( $id )->rating;
		self::assertSame( [ 3.33, 3 ], [ $rating->average, $rating->count ] );
	}

	public function test_finds_a_product_by_its_stars_and_forgets_them_with_the_review(): void {
		$id     = $this->aProduct( name: 'Loved' );
		$review = $this->review( $id, 5 );

		self::assertSame( [ 'Loved' ], $this->names( new ProductQuery( ratings: [ 5 ] ) ) );
		self::assertTrue( has_term( 'rated-5', 'product_visibility', $id ) );

		wp_delete_comment( $review, true );
		self::assertSame( [], $this->names( new ProductQuery( ratings: [ 5 ] ) ) );
		self::assertSame( 0.0, $this->read( $id )->rating->average );
	}

	public function test_takes_the_stars_of_wordpresss_comment_form(): void {
		$id              = $this->aProduct();
		$_POST['rating'] = '4';

		$review = wp_new_comment( [
			'comment_post_ID'      => $id,
			'comment_author'       => 'Ada',
			'comment_author_email' => 'ada@example.org',
			'comment_author_url'   => '',
			'comment_author_IP'    => '127.0.0.1',
			'comment_content'      => 'Keeps tea warm for hours.',
			'comment_type'         => 'comment',
			'comment_parent'       => 0,
			'user_id'              => 1,
		] );

		self::assertSame( 'review', get_comment_type( $review ) );
		self::assertSame( '4', get_comment_meta( $review, 'rating', true ) );
	}

	private function review( int $product, int $stars, string $approved = '1' ): int {
		return (int) wp_insert_comment( [
			'comment_post_ID'  => $product,
			'comment_author'   => 'Ada',
			'comment_content'  => 'A review.',
			'comment_type'     => 'review',
			'comment_approved' => $approved,
			'comment_meta'     => [ 'rating' => $stars ],
		] );
	}
}

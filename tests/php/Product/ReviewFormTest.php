<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\Reviewers;
use Marketday\Catalogue\Product\ReviewForm;
use Marketday\Kernel\View;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;
use RuntimeException;
use WP_Comment;
use WP_REST_Request;

/** A shopper writes a review by WordPress's comment form; the embedded store checks its stars. */
final class ReviewFormTest extends CatalogueTestCase {
	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'woocommerce_enable_reviews', 'woocommerce_enable_review_rating', 'woocommerce_review_rating_required' ] as $option ) {
			update_option( $option, 'yes' );
		}
		update_option( 'woocommerce_review_rating_verification_required', 'no' );
		update_option( 'comment_moderation', '1' );
		update_option( 'require_name_email', '1' );
		update_option( 'comment_registration', '' );
		add_filter( 'wp_die_handler', [ $this, 'refusing' ] );
		add_filter( 'comment_flood_filter', '__return_false' );
	}

	protected function tearDown(): void {
		remove_filter( 'wp_die_handler', [ $this, 'refusing' ] );
		remove_filter( 'comment_flood_filter', '__return_false' );
		parent::tearDown();
	}

	public function test_has_five_named_stars_and_no_visitors_name(): void {
		$_COOKIE[ 'comment_author_' . COOKIEHASH ] = 'Ada';

		$html = $this->shown( $this->aProduct() );

		foreach ( [ '1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars' ] as $label ) {
			self::assertStringContainsString( $label, $html );
		}
		self::assertSame( 5, substr_count( $html, 'name="rating"' ) );
		self::assertStringContainsString( 'wp-comments-post.php', $html );
		self::assertStringNotContainsString( 'Ada', $html );
		unset( $_COOKIE[ 'comment_author_' . COOKIEHASH ] );
	}

	public function test_is_not_shown_where_reviews_are_closed(): void {
		$closed = $this->aProduct( reviewsAllowed: false );
		self::assertStringNotContainsString( '<form', $this->shown( $closed ) );

		$open = $this->aProduct();
		update_option( 'woocommerce_enable_reviews', 'no' );
		self::assertStringNotContainsString( '<form', $this->shown( $open ) );
		self::assertFalse( comments_open( $open ) );
	}

	public function test_asks_guests_to_log_in_where_only_members_may_comment(): void {
		update_option( 'comment_registration', '1' );

		$html = $this->shown( $this->aProduct() );

		self::assertStringContainsString( 'to write a review', $html );
		self::assertStringNotContainsString( 'name="rating"', $html );
	}

	public function test_keeps_the_stars_and_counts_them_when_the_review_is_approved(): void {
		$product = $this->aProduct();
		$review  = $this->send( $product, '4' );

		self::assertSame( [ 'review', '0', '4' ], [ $review->comment_type, $review->comment_approved, get_comment_meta( (int) $review->comment_ID, 'rating', true ) ] );
		self::assertSame( 0, $this->read( $product )->rating->count );

		wp_set_comment_status( (int) $review->comment_ID, 'approve' );
		self::assertSame( [ 4.0, 1 ], [ $this->read( $product )->rating->average, $this->read( $product )->rating->count ] );

		wp_trash_comment( (int) $review->comment_ID );
		self::assertSame( [ 0.0, 0 ], [ $this->read( $product )->rating->average, $this->read( $product )->rating->count ] );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'wrongRatings' )]
	public function test_refuses_a_review_without_good_stars( mixed $rating ): void {
		$product = $this->aProduct();
		try {
			$this->send( $product, $rating );
			self::fail( 'The review was taken.' );
		} catch ( RuntimeException $refusal ) {
			self::assertSame( [ 'Please select a rating', 400 ], [ $refusal->getMessage(), $refusal->getCode() ] );
		}
		self::assertSame( 0, (int) get_comments( [ 'post_id' => $product, 'status' => 'all', 'count' => true ] ) );
	}

	/** @return array<string, array{mixed}> */
	public static function wrongRatings(): array {
		return [
			'none'        => [ '' ],
			'six'         => [ '6' ],
			'nothing'     => [ '0' ],
			'a half'      => [ '4.5' ],
			'words'       => [ 'good' ],
			'a list'      => [ [ '5' ] ],
			'with a tail' => [ "5\n" ],
		];
	}

	public function test_tells_whoever_has_not_bought_the_product_that_only_buyers_review_it(): void {
		update_option( 'woocommerce_review_rating_verification_required', 'yes' );
		$product = $this->aProduct();

		$guests = $this->shown( $product );
		self::assertStringContainsString( 'Only customers who’ve bought this product can review it.', $guests );
		self::assertStringContainsString( 'wp-login.php?redirect_to=', $guests );
		self::assertStringNotContainsString( '<form', $guests );

		wp_set_current_user( 1 );
		self::assertStringNotContainsString( 'wp-login.php', $this->shown( $product ) );
		self::assertStringNotContainsString( '<form', $this->shown( $product ) );
	}

	public function test_refuses_a_review_of_whoever_has_not_bought_the_product(): void {
		update_option( 'woocommerce_review_rating_verification_required', 'yes' );
		$product = $this->aProduct();
		try {
			$this->send( $product, '5' );
			self::fail( 'The review was taken.' );
		} catch ( RuntimeException $refusal ) {
			self::assertSame( [ 'Only customers who’ve bought this product can review it.', 403 ], [ $refusal->getMessage(), $refusal->getCode() ] );
		}

		$subscriber = (int) wp_insert_user( [ 'user_login' => 'no-buyer', 'user_pass' => 'x', 'user_email' => 'no-buyer@example.org', 'role' => 'subscriber' ] );
		wp_set_current_user( $subscriber );
		$call = new WP_REST_Request( 'POST', '/wp/v2/comments' );
		$call->set_body_params( [ 'post' => $product, 'content' => 'Keeps tea warm.' ] );
		$response = rest_do_request( $call );
		self::assertSame( [ 403, 'marketday_reviews_for_buyers' ], [ $response->get_status(), $response->as_error()?->get_error_code() ] );

		self::assertSame( 0, (int) get_comments( [ 'post_id' => $product, 'status' => 'all', 'count' => true ] ) );
	}

	public function test_takes_a_comment_elsewhere_where_only_buyers_review(): void {
		update_option( 'woocommerce_review_rating_verification_required', 'yes' );
		$post = (int) wp_insert_post( [ 'post_title' => 'News', 'post_status' => 'publish', 'comment_status' => 'open' ] );

		self::assertSame( 'comment', $this->send( $post, '' )->comment_type );
	}

	public function test_takes_a_review_without_stars_where_none_are_required(): void {
		update_option( 'woocommerce_review_rating_required', 'no' );

		$review = $this->send( $this->aProduct(), '' );

		self::assertSame( '', get_comment_meta( (int) $review->comment_ID, 'rating', true ) );
	}

	public function test_asks_no_stars_of_a_comment_elsewhere(): void {
		$post = (int) wp_insert_post( [ 'post_title' => 'News', 'post_status' => 'publish', 'comment_status' => 'open' ] );

		$comment = $this->send( $post, '3' );

		self::assertSame( 'comment', $comment->comment_type );
		self::assertSame( '', get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
	}

	public function test_tells_the_writer_that_the_review_waits_and_nobody_else(): void {
		$product = $this->aProduct();
		$review  = $this->send( $product, '5' );

		$url = $this->form()->addWaitingParameter( 'https://shop.example/product/mug/#comment-1', $review );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET );
		self::assertStringContainsString( 'once we’ve approved it', $this->shown( $product ) );

		$_GET['moderation-hash'] = 'guessed';
		self::assertStringNotContainsString( 'once we’ve approved it', $this->shown( $product ) );
	}

	public function refusing(): callable {
		return static function ( mixed $message, mixed $title = '', mixed $arguments = [] ): never {
			throw new RuntimeException( (string) $message, (int) ( is_array( $arguments ) ? $arguments['response'] ?? 0 : 0 ) );
		};
	}

	private function send( int $post, mixed $rating ): WP_Comment {
		$fields = [
			'comment_post_ID' => (string) $post,
			'comment_parent'  => '0',
			'author'          => 'Ada',
			'email'           => 'ada@example.org',
			'comment'         => 'Keeps tea warm for hours, ' . wp_rand() . '.',
		];
		$_POST  = [ 'rating' => $rating ] + $fields;
		$_SERVER['REMOTE_ADDR'] ??= '127.0.0.1';
		$comment = wp_handle_comment_submission( $fields );
		return $comment instanceof WP_Comment ? $comment : self::fail( $comment->get_error_message() );
	}

	private function shown( int $product ): string {
		ob_start();
		$this->form()->show( $this->read( $product ) );
		return (string) ob_get_clean();
	}

	private function form(): ReviewForm {
		return new ReviewForm( $this->engine()->settings(), $this->view(), new Reviewers( $this->engine() ) );
	}

	private function view(): View {
		return new View( dirname( __DIR__, 3 ) . '/php/Catalogue/Product/views' );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use WP_Comment;

/** A product's rating from its approved reviews: comments of the type `review` with the meta field `rating`. */
final class RatingSync {
	public function __construct( private readonly ProductWatch $watch ) {}

	public function register(): void {
		add_filter( 'preprocess_comment', [ $this, 'nameType' ], 1 );
		add_action( 'comment_post', [ $this, 'keepRating' ], 5 );
		add_action( 'wp_update_comment_count', [ $this, 'recount' ] );
		add_action( 'edit_comment', [ $this, 'commentEdited' ], 20 );
		foreach ( [ 'added_comment_meta', 'updated_comment_meta', 'deleted_comment_meta' ] as $hook ) {
			add_action( $hook, [ $this, 'metaChanged' ], 10, 3 );
		}
	}

	/**
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function nameType( array $comment ): array {
		$isReview = 'product' === get_post_type( (int) ( $comment['comment_post_ID'] ?? 0 ) ) && 0 === (int) ( $comment['comment_parent'] ?? 0 );
		if ( $isReview && in_array( $comment['comment_type'] ?? '', [ '', 'comment' ], true ) ) {
			$comment['comment_type'] = 'review';
		}
		return $comment;
	}

	/** The stars of WordPress's own comment form, which checks the rest of what is sent. */
	public function keepRating( int $id ): void {
		$stars  = isset( $_POST['rating'] ) && is_scalar( $_POST['rating'] ) ? (int) $_POST['rating'] : 0; // phpcs:ignore WordPress.Security.NonceVerification -- WordPress's comment form.
		$review = get_comment( $id );
		if ( $stars >= 1 && $stars <= 5 && $review instanceof WP_Comment && 'review' === $review->comment_type ) {
			add_comment_meta( $id, 'rating', $stars, true );
		}
	}

	public function commentEdited( int $id ): void {
		$comment = get_comment( $id );
		if ( $comment instanceof WP_Comment ) {
			$this->recount( (int) $comment->comment_post_ID );
		}
	}

	/** @param int|list<int> $metaId */
	public function metaChanged( int|array $metaId, int $comment, string $key ): void {
		if ( 'rating' === $key ) {
			$this->commentEdited( $comment );
		}
	}

	public function recount( int $product ): void {
		global $wpdb;
		if ( 'product' !== get_post_type( $product ) ) {
			return;
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.meta_value AS stars, COUNT(*) AS votes FROM {$wpdb->comments} c
				LEFT JOIN {$wpdb->commentmeta} m ON m.comment_id = c.comment_ID AND m.meta_key = 'rating'
				WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_type IN ( 'review', 'comment', '' ) AND c.comment_parent = 0 GROUP BY m.meta_value",
				$product
			)
		);
		$this->write( $product, $rows );
	}

	/** @param array<object> $rows */
	private function write( int $product, array $rows ): void {
		$votes   = [];
		$reviews = 0;
		$sum     = 0;
		foreach ( $rows as $row ) {
			$stars    = (int) ( $row->stars ?? 0 );
			$count    = (int) ( $row->votes ?? 0 );
			$reviews += $count;
			if ( $stars >= 1 && $stars <= 5 ) {
				$votes[ $stars ] = $count;
				$sum            += $stars * $count;
			}
		}
		$average = [] === $votes ? '0' : number_format( $sum / array_sum( $votes ), 2, '.', '' );
		update_post_meta( $product, '_wc_rating_count', $votes );
		update_post_meta( $product, '_wc_review_count', (string) $reviews );
		update_post_meta( $product, '_wc_average_rating', $average );
		$this->watch->onSave( $product );
	}
}

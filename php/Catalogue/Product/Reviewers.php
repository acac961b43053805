<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use WP_Comment;
use WP_Error;

/**
 * People who may review a product. A shop may take reviews only of customers who have bought it: then others are refused, by
 * WordPress's comment form and by its REST route, before anything is kept.
 */
final class Reviewers {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		// Before WooCommerce, which refuses with the status of a broken server.
		add_action( 'pre_comment_on_post', [ $this, 'refuseForm' ], 5 );
		add_filter( 'rest_pre_insert_comment', [ $this, 'refuseCall' ] );
		// After WooCommerce, which also knows buyers by their address.
		add_action( 'comment_post', [ $this, 'keepPurchase' ], 20 );
	}

	public function maySend( int $productId ): bool {
		return ! $this->engine->settings()->reviews()->buyersOnly || $this->engine->orders()->hasBought( get_current_user_id(), $productId );
	}

	/** Ends the request with status 403. */
	public function refuseForm( int|string $postId ): void {
		if ( $this->isRefused( (int) $postId ) ) {
			wp_die(
				esc_html( $this->sentence() ),
				esc_html__( 'Review not sent', 'marketday' ),
				[
					'response'  => 403,
					'back_link' => true,
					'code'      => 'marketday_reviews_for_buyers',
				]
			);
		}
	}

	/**
	 * The shop's staff may answer there as everywhere.
	 *
	 * @param array<string, mixed>|WP_Error $comment
	 * @return array<string, mixed>|WP_Error
	 */
	public function refuseCall( array|WP_Error $comment ): array|WP_Error {
		if ( is_array( $comment ) && ! current_user_can( 'moderate_comments' ) && $this->isRefused( (int) ( $comment['comment_post_ID'] ?? 0 ) ) ) {
			return new WP_Error( 'marketday_reviews_for_buyers', $this->sentence(), [ 'status' => 403 ] );
		}
		return $comment;
	}

	/** Marks the review of a buyer; what WooCommerce has found out stays. */
	public function keepPurchase( int|string $id ): void {
		$review = get_comment( (int) $id );
		if ( $review instanceof WP_Comment && 'review' === $review->comment_type && ! metadata_exists( 'comment', (int) $id, 'verified' ) ) {
			add_comment_meta( (int) $id, 'verified', (int) $this->engine->orders()->hasBought( (int) $review->user_id, (int) $review->comment_post_ID ), true );
		}
	}

	private function isRefused( int $postId ): bool {
		return 'product' === get_post_type( $postId ) && ! $this->maySend( $postId );
	}

	private function sentence(): string {
		return __( 'Only customers who’ve bought this product can review it.', 'marketday' );
	}
}

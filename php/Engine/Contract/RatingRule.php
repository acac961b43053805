<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A review from a form has stars, one to five, or none where the shop does not ask for them: on both engines, for WooCommerce takes a
 * review whose stars were left out of the request. WordPress's own comment handling checks the rest: name and e-mail address of guests,
 * log-in, doubles, floods, moderation.
 */
final class RatingRule {
	public function register(): void {
		// Before WooCommerce, which refuses with the status of a broken server, and before anybody else works on it.
		add_filter( 'preprocess_comment', [ $this, 'check' ], -1 );
	}

	/**
	 * Ends the request with status 400 where the stars are missing or none of 1 to 5: nothing is kept.
	 *
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function check( array $comment ): array {
		$settings = ReviewSettings::read();
		if ( $settings->rated && ! is_admin() && $this->isReview( $comment ) && $this->isWrong( $settings ) ) {
			wp_die(
				esc_html__( 'Please select a rating', 'marketday' ),
				esc_html__( 'Review not sent', 'marketday' ),
				[
					'response'  => 400,
					'back_link' => true,
					'code'      => 'marketday_invalid_rating',
				]
			);
		}
		return $comment;
	}

	/**
	 * An answer to a review has no stars.
	 *
	 * @param array<string, mixed> $comment
	 */
	private function isReview( array $comment ): bool {
		$type = $comment['comment_type'] ?? '';
		return 'product' === get_post_type( (int) ( $comment['comment_post_ID'] ?? 0 ) )
			&& ( 'review' === $type || ( in_array( $type, [ '', 'comment' ], true ) && 0 === (int) ( $comment['comment_parent'] ?? 0 ) ) );
	}

	private function isWrong( ReviewSettings $settings ): bool {
		$sent = wp_unslash( $_POST['rating'] ?? '' ); // phpcs:ignore WordPress.Security -- WordPress's comment form; compared with numbers.
		return '' === $sent ? $settings->ratingRequired : ! ( is_scalar( $sent ) && preg_match( '/^[1-5]\z/', (string) $sent ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\ReviewSettings;

/**
 * Which reviews the embedded store takes. WordPress's own comment handling checks the rest: name and e-mail address of
 * guests, log-in, doubles, floods, moderation.
 */
final class ReviewRules {
	public function register(): void {
		add_filter( 'comments_open', [ $this, 'areOpen' ], 10, 2 );
		// After the review has its type, before anybody else works on it.
		add_filter( 'preprocess_comment', [ $this, 'check' ], 2 );
	}

	public function areOpen( bool $open, int $post ): bool {
		return $open && ( 'product' !== get_post_type( $post ) || ReviewSettings::read()->enabled );
	}

	/**
	 * Ends the request with status 400 where the stars are missing or none of 1 to 5: nothing is kept.
	 *
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function check( array $comment ): array {
		$settings = ReviewSettings::read();
		$isReview = 'review' === ( $comment['comment_type'] ?? '' ) && 'product' === get_post_type( (int) ( $comment['comment_post_ID'] ?? 0 ) );
		if ( $isReview && $settings->rated && ! is_admin() && $this->isWrong( $settings ) ) {
			wp_die(
				esc_html__( 'Please select a rating', 'marketday' ),
				esc_html__( 'The review was not sent', 'marketday' ),
				[
					'response'  => 400,
					'back_link' => true,
					'code'      => 'marketday_invalid_rating',
				]
			);
		}
		return $comment;
	}

	private function isWrong( ReviewSettings $settings ): bool {
		$sent = wp_unslash( $_POST['rating'] ?? '' ); // phpcs:ignore WordPress.Security -- WordPress's comment form; compared with numbers.
		return '' === $sent ? $settings->ratingRequired : ! ( is_scalar( $sent ) && preg_match( '/^[1-5]\z/', (string) $sent ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Validation\FieldRules;

/**
 * Fields of a review's form and their rules, in the page and when it is sent. WordPress's own comment handling checks the rest: log-in,
 * doubles, floods, moderation; the stars are `Engine\Contract\RatingRule`'s.
 */
final class ReviewRules {
	private const LONGEST = 20_000;

	public function register(): void {
		add_filter( 'preprocess_comment', [ $this, 'check' ], 0 );
		add_action( 'init', [ $this, 'readInternationalAddress' ] );
	}

	/** WordPress refuses what is not ASCII before it asks anybody. */
	public function readInternationalAddress(): void {
		// phpcs:disable WordPress.Security -- WordPress's form has none, and WordPress reads what is sent.
		if ( isset( $_POST['comment_post_ID'] ) && is_string( $_POST['email'] ?? null ) ) {
			$_POST['email'] = wp_slash( EmailAddress::ascii( trim( wp_unslash( $_POST['email'] ) ) ) );
		}
		// phpcs:enable
	}

	public static function of( string $field ): FieldRules {
		$isRequired = 'comment' === $field || (bool) get_option( 'require_name_email' );
		$required   = $isRequired ? [ 'required' => true ] : [];
		return match ( $field ) {
			'author' => new FieldRules( $required + [
				'maxlength' => 245,
				'names'     => [ __( 'Please specify a valid name', 'marketday' ), __( 'Names can’t contain web addresses.', 'marketday' ) ],
			], [ 'required' => __( 'Enter your name.', 'marketday' ) ] ),
			'email'  => new FieldRules( $required + [ 'type' => 'email', 'maxlength' => 100 ], [
				'required'   => __( 'Enter your email address.', 'marketday' ),
				'type.email' => __( 'Enter a full email address, like ann@example.com', 'marketday' ),
			] ),
			default  => new FieldRules( $required + [ 'maxlength' => self::LONGEST ], [ 'required' => __( 'Write your review.', 'marketday' ) ] ),
		};
	}

	/**
	 * Ends the request with status 400 where something of a product's review is missing or wrong: nothing is kept.
	 *
	 * @param array<string, mixed> $comment As WordPress is about to keep it.
	 * @return array<string, mixed>
	 */
	public function check( array $comment ): array {
		$post = is_numeric( $comment['comment_post_ID'] ?? null ) ? (int) $comment['comment_post_ID'] : 0;
		// Of the form alone: what programs write in the same way has none.
		if ( ! isset( $_POST['comment_post_ID'] ) || is_admin() || 'product' !== get_post_type( $post ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- WordPress's form has none.
			return $comment;
		}
		$guest = [
			'author' => 'comment_author',
			'email'  => 'comment_author_email',
		];
		foreach ( ( empty( $comment['user_id'] ) ? $guest : [] ) + [ 'comment' => 'comment_content' ] as $field => $key ) {
			$sent  = $comment[ $key ] ?? '';
			$wrong = self::of( $field )->fault( is_string( $sent ) ? trim( wp_unslash( $sent ) ) : '' );
			if ( '' !== $wrong ) {
				wp_die( esc_html( $wrong ), esc_html__( 'Review not sent', 'marketday' ), [
					'response'  => 400,
					'back_link' => true,
					'code'      => 'marketday_invalid_review',
				] );
			}
		}
		return $comment;
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use WP_Comment;

/**
 * The form to write a review: WordPress's comment form with stars, so that its settings for guests and every plugin
 * against spam count. It works without scripts. Pages are cached: no name of an earlier visitor is filled in.
 */
final class ReviewForm {
	public function __construct(
		private readonly Settings $settings,
		private readonly View $view,
		private readonly Reviewers $reviewers
	) {}

	public function register(): void {
		Slot::AfterReviews->fill( $this->show( ... ) );
		add_filter( 'comment_post_redirect', [ $this, 'addWaitingParameter' ], 10, 2 );
		add_filter( 'get_comment_link', [ $this, 'leadToPage' ], 10, 2 );
	}

	public function show( Product $product ): void {
		echo $this->waitingNotice( $product->id ); // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
		if ( ! $product->details()->reviewsAllowed || ! comments_open( $product->id ) ) {
			return;
		}
		if ( ! $this->reviewers->maySend( $product->id ) ) {
			echo $this->view->render( 'for-buyers', [ 'logInUrl' => is_user_logged_in() ? '' : $this->logInUrl( $product ) ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
			return;
		}
		// Reviews are not answered here, so there is no answer to call off.
		add_filter( 'cancel_comment_reply_link', '__return_empty_string' );
		comment_form( $this->arguments( $product ), $product->id );
		remove_filter( 'cancel_comment_reply_link', '__return_empty_string' );
	}

	/** Tells a shopper who is logged in that the review waits: WordPress tells it to guests only. */
	public function addWaitingParameter( string $url, WP_Comment $comment ): string {
		if ( 'review' !== $comment->comment_type || '1' === $comment->comment_approved ) {
			return $url;
		}
		return add_query_arg(
			[
				'unapproved'      => $comment->comment_ID,
				'moderation-hash' => wp_hash( $comment->comment_date_gmt ),
			],
			$url
		);
	}

	/** An old review is not on the first page of them. */
	public function leadToPage( string $link, WP_Comment $comment ): string {
		$isShown = '1' === (string) $comment->comment_approved
			&& '0' === (string) $comment->comment_parent
			&& 'product' === get_post_type( (int) $comment->comment_post_ID );
		return $isShown ? ReviewChoice::inLink( $link, ( new Reviews() )->pageOf( $comment ) ) : $link;
	}

	/** @return array<string, mixed> Of `comment_form()`. */
	private function arguments( Product $product ): array {
		$reviews = $this->settings->reviews();
		return [
			'title_reply'          => __( 'Write a review', 'marketday' ),
			'title_reply_before'   => '<h2 id="reply-title" class="marketday-review-form__title">',
			'title_reply_after'    => '</h2>',
			'class_container'      => 'marketday-review-form',
			'class_form'           => 'marketday-review-form__form',
			'class_submit'         => 'marketday-button',
			'label_submit'         => __( 'Submit review', 'marketday' ),
			'comment_notes_before' => '',
			'comment_notes_after'  => '',
			'logged_in_as'         => '',
			/* translators: %s: address of the log-in page. */
			'must_log_in'          => '<p>' . sprintf( __( 'You must be <a href="%s">logged in</a> to write a review.', 'marketday' ), esc_url( $this->logInUrl( $product ) ) ) . '</p>',
			'fields'               => $this->guestFields(),
			'comment_field'        => ( $reviews->rated ? $this->view->render( 'rating', [ 'isRequired' => $reviews->ratingRequired ] ) : '' )
				. $this->field( 'comment', __( 'Your review', 'marketday' ), true, 'textarea' ),
		];
	}

	private function logInUrl( Product $product ): string {
		return wp_login_url( (string) get_permalink( $product->id ) . '#reviews' );
	}

	/** @return array<string, string> */
	private function guestFields(): array {
		$isRequired = (bool) get_option( 'require_name_email' );
		$fields     = [
			'author' => $this->field( 'author', __( 'Name', 'marketday' ), $isRequired, 'text', 'name' ),
			'email'  => $this->field( 'email', __( 'Email address (won’t be shown)', 'marketday' ), $isRequired, 'email', 'email' ),
		];
		if ( has_action( 'set_comment_cookies', 'wp_set_comment_cookies' ) && get_option( 'show_comments_cookies_opt_in' ) ) {
			$fields['cookies'] = $this->view->render( 'remember-reviewer' );
		}
		return $fields;
	}

	private function field( string $id, string $label, bool $isRequired, string $type, string $autoComplete = '' ): string {
		return Ui::draw(
			'field',
			[
				'id'           => $id,
				'label'        => $label,
				'value'        => '',
				'type'         => $type,
				'isRequired'   => $isRequired,
				'optionalText' => __( '(optional)', 'marketday' ),
				'autoComplete' => $autoComplete,
				'options'      => [],
				'emptyOption'  => null,
				'error'        => '',
				'className'    => '',
				'rules'        => ReviewRules::of( $id )->attributes(),
			]
		);
	}

	/** Tells whoever wrote a review that it waits; the address holds the proof. */
	private function waitingNotice( int $productId ): string {
		$id      = filter_var( $_GET['unapproved'] ?? '', FILTER_VALIDATE_INT ); // phpcs:ignore WordPress.Security -- a number, which chooses what to show.
		$hash    = $_GET['moderation-hash'] ?? ''; // phpcs:ignore WordPress.Security -- compared with a hash of ours.
		$comment = is_int( $id ) ? get_comment( $id ) : null;
		$isKnown = $comment instanceof WP_Comment && (int) $comment->comment_post_ID === $productId && '0' === $comment->comment_approved
			&& is_string( $hash ) && hash_equals( wp_hash( $comment->comment_date_gmt ), $hash );
		return $isKnown ? $this->view->render( 'review-waits', [ 'id' => $id ] ) : '';
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Captcha;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Error;

/** The captcha in WordPress's own forms: registration, log-in, lost password, comments and with them reviews. */
final class SiteForms {
	private const PREFIX = 'marketday_';

	/** @param Closure(Place): string $html */
	public function __construct(
		private readonly CaptchaCheck $check,
		private readonly Closure $html
	) {}

	public function register(): void {
		add_action( 'register_form', fn () => $this->print( Place::Registration ) );
		add_action( 'login_form', fn () => $this->print( Place::LogIn ) );
		add_action( 'lostpassword_form', fn () => $this->print( Place::LostPassword ) );
		add_filter( 'comment_form_submit_field', fn ( string $field ): string => is_user_logged_in() ? $field : ( $this->html )( Place::Comment ) . $field );
		add_filter( 'registration_errors', fn ( WP_Error $errors ): WP_Error => $this->add( $errors, Place::Registration ) );
		add_action( 'lostpassword_post', fn ( WP_Error $errors ): WP_Error => $this->add( $errors, Place::LostPassword ) );
		add_filter( 'authenticate', $this->logIn( ... ), 80 );
		add_filter( 'preprocess_comment', $this->comment( ... ) );
	}

	private function print( Place $place ): void {
		$html = ( $this->html )( $place );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function add( WP_Error $errors, Place $place ): WP_Error {
		$refusal = $this->refusal( $place );
		if ( '' !== $refusal ) {
			$errors->add( 'marketday_captcha', esc_html( $refusal ) );
		}
		return $errors;
	}

	/** Of WordPress's own form alone: programs that log in by other ways have no captcha to answer. */
	private function logIn( mixed $user ): mixed {
		$isForm = isset( $_POST['log'] ) && 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- a log-in has none.
		$refusal = $isForm ? $this->refusal( Place::LogIn ) : '';
		return '' === $refusal ? $user : new WP_Error( 'marketday_captcha', esc_html( $refusal ) );
	}

	/**
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	private function comment( array $comment ): array {
		$isForm  = isset( $_POST['comment_post_ID'] ) && ! is_user_logged_in(); // phpcs:ignore WordPress.Security.NonceVerification -- WordPress's form has none.
		$refusal = $isForm ? $this->refusal( Place::Comment ) : '';
		if ( '' !== $refusal ) {
			wp_die( esc_html( $refusal ), '', [ 'response' => 403, 'back_link' => true ] );
		}
		return $comment;
	}

	private function refusal( Place $place ): string {
		return $this->check->refusal( $place, wp_unslash( $_POST ), self::PREFIX ); // phpcs:ignore WordPress.Security.NonceVerification -- the forms' owners check theirs.
	}
}

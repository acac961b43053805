<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Error;

/**
 * The captcha in WordPress's own forms and in those of WooCommerce's account: registration, log-in, lost password, comments, reviews. Each is
 * asked of its own form alone: what programs and administrators do in the same ways has no form to answer in.
 */
final class SiteForms {
	public const PREFIX = 'marketday_';

	/** @param Closure(Place): string $html */
	public function __construct(
		private readonly CaptchaCheck $check,
		private readonly Closure $html
	) {}

	public function register(): void {
		foreach ( [
			'register_form'                => Place::Registration,
			'login_form'                   => Place::LogIn,
			'lostpassword_form'            => Place::LostPassword,
			'woocommerce_register_form'    => Place::ShopRegistration,
			'woocommerce_login_form'       => Place::ShopLogIn,
			'woocommerce_lostpassword_form' => Place::ShopLostPassword,
		] as $hook => $place ) {
			add_action( $hook, fn () => $this->print( $place ) );
		}
		// A page's log-in form, as that of our account, is sent to the same address.
		add_filter( 'login_form_middle', fn ( string $html ): string => $html . ( $this->html )( Place::LogIn ) );
		add_filter(
			'comment_form_submit_field',
			fn ( string $field ): string => is_user_logged_in() ? $field : ( $this->html )( $this->placeOf( (int) get_the_ID() ) ) . $field
		);
		add_filter( 'registration_errors', fn ( WP_Error $errors ): WP_Error => $this->isLogInPage() ? $this->add( $errors, Place::Registration ) : $errors );
		add_filter( 'woocommerce_process_registration_errors', fn ( WP_Error $errors ): WP_Error => $this->add( $errors, Place::ShopRegistration ) );
		add_filter( 'woocommerce_process_login_errors', fn ( WP_Error $errors ): WP_Error => $this->add( $errors, Place::ShopLogIn ) );
		add_action( 'lostpassword_post', $this->lostPassword( ... ) );
		add_filter( 'authenticate', $this->logIn( ... ), 80 );
		add_filter( 'preprocess_comment', $this->comment( ... ) );
	}

	private function print( Place $place ): void {
		$html = ( $this->html )( $place );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function placeOf( int $post ): Place {
		return 'product' === get_post_type( $post ) ? Place::Review : Place::Comment;
	}

	private function isLogInPage(): bool {
		return 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' );
	}

	private function lostPassword( WP_Error $errors ): void {
		if ( isset( $_POST['wc_reset_password'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- says which form it is; its owner has checked.
			$this->add( $errors, Place::ShopLostPassword );
		} elseif ( $this->isLogInPage() ) {
			$this->add( $errors, Place::LostPassword );
		}
	}

	private function add( WP_Error $errors, Place $place ): WP_Error {
		$refusal = $this->refusal( $place );
		if ( '' !== $refusal ) {
			$errors->add( 'marketday_captcha', esc_html( $refusal ) );
		}
		return $errors;
	}

	/** Checks WordPress's own form alone: programs that log in by other ways have no captcha to answer. */
	private function logIn( mixed $user ): mixed {
		$isForm = isset( $_POST['log'] ) && $this->isLogInPage(); // phpcs:ignore WordPress.Security.NonceVerification -- a log-in has none.
		$refusal = $isForm ? $this->refusal( Place::LogIn ) : '';
		return '' === $refusal ? $user : new WP_Error( 'marketday_captcha', esc_html( $refusal ) );
	}

	/**
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	private function comment( array $comment ): array {
		$post    = is_numeric( $comment['comment_post_ID'] ?? null ) ? (int) $comment['comment_post_ID'] : 0;
		$isForm  = isset( $_POST['comment_post_ID'] ) && ! is_user_logged_in(); // phpcs:ignore WordPress.Security.NonceVerification -- WordPress's form has none.
		$refusal = $isForm ? $this->refusal( $this->placeOf( $post ) ) : '';
		if ( '' !== $refusal ) {
			wp_die( esc_html( $refusal ), '', [ 'response' => 403, 'back_link' => true ] );
		}
		return $comment;
	}

	private function refusal( Place $place ): string {
		return $this->check->refusal( $place, wp_unslash( $_POST ), self::PREFIX ); // phpcs:ignore WordPress.Security.NonceVerification -- the forms' owners check theirs.
	}
}

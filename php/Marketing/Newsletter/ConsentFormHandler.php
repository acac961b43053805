<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Slot;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** A box for who wants letters where accounts are made, and in the account: off unless the site wants it, and never ticked beforehand. */
final class ConsentFormHandler {
	private const FIELD = 'marketday_newsletter_optin';
	private const FORM  = 'newsletter-account';
	private const NONCE = 'marketday-newsletter-account';
	private const KEY   = 'newsletter-nonce';

	private string $refusal = '';

	public function __construct(
		private readonly Options $options,
		private readonly Subscribers $subscribers,
		private readonly Subscription $subscription,
		private readonly SubscriptionPage $page
	) {}

	public function register( Routes $routes ): void {
		add_action( 'register_form', $this->printBox( ... ), 20 );
		add_action( 'woocommerce_register_form', $this->printBox( ... ), 20 );
		add_action( 'user_register', $this->takeNew( ... ) );
		Slot::AccountSection->fill( $this->printForm( ... ) );
		$routes->add( Route::pageForm( self::FORM, Guard::nonce( self::NONCE, self::KEY ), $this->take( ... ), function ( Problem $problem ): void {
			$this->refusal = $problem->getMessage();
		} ) );
	}

	private function wording(): string {
		return __( 'Email me about new products and offers. I can unsubscribe at any time.', 'marketday' );
	}

	private function printBox(): void {
		if ( $this->options->asksInAccount() ) {
			printf(
				'<p class="marketday-choice"><input type="checkbox" id="%1$s" name="%1$s" value="1"> <label for="%1$s">%2$s</label></p>',
				esc_attr( self::FIELD ),
				esc_html( $this->wording() )
			);
		}
	}

	private function takeNew( int $id ): void {
		$isTicked = '1' === ( $_POST[ self::FIELD ] ?? '' ); // phpcs:ignore WordPress.Security -- compared; the owner of the form has checked it.
		$user     = get_userdata( $id );
		if ( $this->options->asksInAccount() && $isTicked && false !== $user ) {
			$this->ask( $user->user_email, $user->first_name, $user->last_name, 'registration' );
		}
	}

	private function printForm( mixed $section ): void {
		if ( 'details' !== $section || ! $this->options->asksInAccount() || ! is_user_logged_in() ) {
			return;
		}
		/** Action that is documented in Manage\ManageFormHandler. */
		do_action( 'marketday_newsletter_sought', wp_get_current_user()->user_email );
		$known = $this->subscribers->ofEmail( wp_get_current_user()->user_email );
		printf( '<section class="marketday-account__newsletter"><h3>%s</h3>', esc_html__( 'Newsletter', 'marketday' ) );
		if ( '' !== $this->refusal ) {
			printf( '<div class="marketday-notice marketday-notice--error" role="alert"><p>%s</p></div>', esc_html( $this->refusal ) );
		}
		if ( Status::Subscribed === $known?->status ) {
			printf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html__( 'You’re subscribed to our newsletter.', 'marketday' ),
				esc_url( $this->page->address() ),
				esc_html__( 'Manage my subscription', 'marketday' )
			);
		} elseif ( 'asked' === ( $_GET['newsletter-done'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- compared; chooses a sentence.
			printf( '<p role="status">%s</p>', esc_html__( 'Nearly there. Click the button in the email we’ve sent you (check your spam folder too).', 'marketday' ) );
		} else {
			printf(
				'<form method="post"><input type="hidden" name="marketday-action" value="%1$s"><input type="hidden" name="%2$s" value="%3$s"><div class="marketday-choice"><input type="checkbox" id="%4$s" name="%4$s" value="1" required> <label for="%4$s">%5$s</label></div><p><button type="submit" class="marketday-button marketday-button--quiet">%6$s</button></p></form>',
				esc_attr( self::FORM ),
				esc_attr( self::KEY ),
				esc_attr( wp_create_nonce( self::NONCE ) ),
				esc_attr( self::FIELD ),
				esc_html( $this->wording() ),
				esc_html__( 'Subscribe', 'marketday' )
			);
		}
		echo '</section>';
	}

	private function take( Request $request ): Response {
		if ( ! is_user_logged_in() || ! $this->options->asksInAccount() ) {
			throw Problem::forbidden( 'marketday_not_logged_in', __( 'Please log in first.', 'marketday' ) );
		}
		if ( '1' !== $request->raw( self::FIELD ) ) {
			throw Problem::badRequest( 'marketday_newsletter_consent', __( 'Tick this box if you agree.', 'marketday' ) );
		}
		$user = wp_get_current_user();
		$this->ask( $user->user_email, $user->first_name, $user->last_name, 'account' );
		return Response::redirect( add_query_arg( 'newsletter-done', 'asked' ) );
	}

	private function ask( string $email, string $firstName, string $lastName, string $form ): void {
		$changes = new PendingChanges( mb_substr( $firstName, 0, 100 ), mb_substr( $lastName, 0, 100 ) );
		$this->subscription->request( $email, $changes, 'account', $this->wording(), $form, '' );
	}
}

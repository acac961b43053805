<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Manage;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\SubscriptionPage;

/** The block `newsletter-manage`: what a link of a mail leads to; without one, a form that sends such a link. */
final class ManageBlock {
	private static string $refusal = '';

	/** @var array<array-key, mixed> */
	private static array $sent = [];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		private readonly Links $links,
		private readonly SubscriptionPage $page,
		private readonly View $view
	) {}

	/**
	 * Tells what was refused of the form that was just sent.
	 *
	 * @param array<array-key, mixed> $sent What was filled in.
	 */
	public static function show( string $sentence, array $sent ): void {
		self::$refusal = $sentence;
		self::$sent    = $sent;
	}

	public function render(): string {
		$action       = $this->parameter( Links::ACTION );
		$key        = $this->parameter( Links::KEY );
		$isLink     = in_array( $action, [ Links::CONFIRM, Links::UNSUBSCRIBE, Links::MANAGE, Links::ADDRESS ], true ) && ! EditorPreview::isShown();
		$subscriber = $isLink ? $this->links->read( $action, $key ) : null;
		$done       = $this->parameter( 'newsletter-done' );
		$own        = $isLink || EditorPreview::isShown() ? null : $this->ofUser();
		if ( null !== $subscriber ) {
			ProvenAddress::ofLink( $subscriber->email );
		}
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-newsletter-manage' ] ), match ( true ) {
			null !== $subscriber && Links::CONFIRM === $action     => $this->confirm( $subscriber, $key ),
			null !== $subscriber && Links::UNSUBSCRIBE === $action => $this->leave( $subscriber, $key ),
			null !== $subscriber && Links::ADDRESS === $action     => $this->address( $subscriber, $key ),
			null !== $subscriber                                 => $this->manage( $subscriber, $key, $done ),
			$isLink                                              => $this->ask( '', __( 'This link has expired. We can send you a new one.', 'marketday' ) ),
			'sent' === $done                                     => $this->notice(
				'success',
				__( 'If we have that address, we’ve emailed a link to it.', 'marketday' )
			),
			'confirmed' === $done                                => $this->notice( 'success', __( 'Thank you. You’re subscribed.', 'marketday' ) ),
			'moved' === $done                                    => $this->notice(
				'success',
				__( 'Thank you. We’ll use your new address from now on.', 'marketday' )
			),
			'unsubscribed' === $done                             => $this->notice(
				'success',
				__( 'You’re unsubscribed. We won’t email you again.', 'marketday' )
			),
			null !== $own                                        => $this->manage( $own, $this->links->key( Links::MANAGE, $own ), $done ),
			default                                              => $this->ask(
				is_user_logged_in() && ! EditorPreview::isShown() ? wp_get_current_user()->user_email : '',
				self::$refusal
			),
		} );
	}

	/** Subscriber who is logged in and has shown that the account's address is theirs. On the newsletter's own page alone, which no cache keeps. */
	private function ofUser(): ?Subscriber {
		$user = wp_get_current_user();
		$page = $this->page->knownId();
		if ( ! $user->exists() || 0 === $page || ! is_page( $page ) || ! ProvenAddress::isOf( $user ) ) {
			return null;
		}
		/** Action that is documented in ManageFormHandler. */
		do_action( 'marketday_newsletter_sought', $user->user_email );
		return $this->subscribers->ofEmail( $user->user_email );
	}

	private function confirm( Subscriber $subscriber, string $key ): string {
		if ( Status::Subscribed === $subscriber->status && null === $subscriber->pending ) {
			return $this->notice( 'success', __( 'Thank you. You’re subscribed.', 'marketday' ) );
		}
		return $this->view->render( 'press', [
			'action' => 'newsletter-confirm',
			'key'    => $key,
			/* translators: %s: an e-mail address. */
			'text'   => sprintf( __( 'Just confirm, and %s is subscribed.', 'marketday' ), $subscriber->email ),
			'button' => __( 'Confirm my subscription', 'marketday' ),
		] );
	}

	private function address( Subscriber $subscriber, string $key ): string {
		return $this->view->render( 'press', [
			'action' => 'newsletter-address',
			'key'    => $key,
			/* translators: %s: an e-mail address. */
			'text'   => sprintf( __( 'Just confirm, and we’ll email %s instead.', 'marketday' ), $subscriber->pending->newEmail ?? '' ),
			'button' => __( 'Confirm my new address', 'marketday' ),
		] );
	}

	private function leave( Subscriber $subscriber, string $key ): string {
		if ( Status::Unsubscribed === $subscriber->status ) {
			return $this->notice( 'success', __( 'You’re unsubscribed. We won’t email you again.', 'marketday' ) );
		}
		return $this->view->render( 'press', [
			'action' => 'newsletter-leave',
			'key'    => $key,
			/* translators: %s: an e-mail address. */
			'text'   => sprintf( __( 'Unsubscribe %s?', 'marketday' ), $subscriber->email ),
			'button' => __( 'Unsubscribe', 'marketday' ),
		] );
	}

	private function manage( Subscriber $subscriber, string $key, string $done ): string {
		$notice = '' !== self::$refusal ? $this->notice( 'error', self::$refusal ) : match ( $done ) {
			'saved' => $this->notice( 'success', __( 'Subscription saved.', 'marketday' ) ),
			'asked' => $this->notice(
				'success',
				__(
					'Subscription saved. We’ve emailed a link to your new address. Until you confirm it, we’ll use your current one.',
					'marketday'
				)
			),
			default => '',
		};
		return $notice . $this->view->render( 'manage', [
			'subscriber' => $subscriber,
			'key'        => $key,
			'leaveKey'   => $this->links->key( Links::UNSUBSCRIBE, $subscriber ),
			'fields'     => array_map( FormField::of( ... ), [ [ 'kind' => 'email' ], [ 'kind' => 'first_name' ], [ 'kind' => 'last_name' ] ] ),
			'values'     => [
				'email'      => self::fieldValue( 'email', $subscriber->email ),
				'first_name' => self::fieldValue( 'first_name', $subscriber->details->firstName ),
				'last_name'  => self::fieldValue( 'last_name', $subscriber->details->lastName ),
			],
			'lists'  => $this->lists->names(),
			'chosen' => '' === self::$refusal ? $this->subscribers->listsOf( $subscriber->id ) : array_map( static fn ( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, (array) ( self::$sent['segments'] ?? [] ) ),
		] );
	}

	/** Value that somebody has filled in, which stands there again with what is wrong. */
	private static function fieldValue( string $name, string $kept ): string {
		$typed = self::$sent[ $name ] ?? null;
		return is_string( $typed ) ? $typed : $kept;
	}

	private function ask( string $email, string $notice ): string {
		return ( '' === $notice ? '' : $this->notice( 'error', $notice ) ) . $this->view->render( 'ask-link', [ 'email' => $email ] );
	}

	private function notice( string $kind, string $sentence ): string {
		return sprintf(
			'<div class="marketday-notice marketday-notice--%s" role="%s"><p>%s</p></div>',
			esc_attr( $kind ),
			'error' === $kind ? 'alert' : 'status',
			esc_html( $sentence )
		);
	}

	private function parameter( string $name ): string {
		$value = wp_unslash( $_GET[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- read by the signature, or compared; a look changes nothing.
		return is_string( $value ) ? $value : '';
	}
}

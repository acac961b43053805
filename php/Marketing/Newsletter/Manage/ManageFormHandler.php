<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Manage;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Validation\Validator;
use Marketday\Marketing\Newsletter\Emails\SubscriptionEmails;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\SubscriptionPage;

/**
 * Handlers of the links of mails. A link alone changes nothing, for mail programs open links to look at them: the page has a button.
 * The one exception is the one-click call of RFC 8058, which is a POST that only mail programs send.
 */
final class ManageFormHandler {
	public function __construct(
		private readonly Subscription $subscription,
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		private readonly SubscriptionEmails $emails,
		private readonly Links $links,
		private readonly SubscriptionPage $page
	) {}

	public function addTo( Routes $routes ): void {
		$shown = static fn () => null;
		$routes->add(
			Route::pageForm( 'newsletter-confirm', $this->guard( Links::CONFIRM, Links::KEY ), $this->confirm( ... ), $shown ),
			Route::pageForm( 'newsletter-leave', $this->guard( Links::UNSUBSCRIBE, Links::KEY ), $this->leave( ... ), $shown ),
			Route::pageForm( 'newsletter-change', $this->guard( Links::MANAGE, Links::KEY ), $this->change( ... ), $this->refuseChange( ... ) ),
			Route::pageForm( 'newsletter-address', $this->guard( Links::ADDRESS, Links::KEY ), $this->moveAddress( ... ), $shown ),
			Route::pageForm( 'newsletter-link', Guard::sameOrigin(), $this->sendLink( ... ), $this->refuseChange( ... ) ),
			Route::pageLink( Links::ONE_CLICK, $this->guard( Links::UNSUBSCRIBE, Links::ONE_CLICK ), $this->oneClick( ... ), $this->refuseOneClick( ... ) )
		);
	}

	private function guard( string $action, string $field ): Guard {
		return Guard::custom( "signed link in {$field}", function ( Request $request ) use ( $action, $field ): void {
			$this->subscriber( $action, $request, $field );
		} );
	}

	/** @throws Problem */
	private function subscriber( string $action, Request $request, string $field = Links::KEY ): Subscriber {
		$key = $request->raw( $field );
		return ( is_string( $key ) ? $this->links->read( $action, $key ) : null )
			?? throw Problem::forbidden( 'marketday_newsletter_link', __( 'This link has expired.', 'marketday' ) );
	}

	private function confirm( Request $request ): Response {
		$this->subscription->confirm( $this->subscriber( Links::CONFIRM, $request ) );
		return $this->redirectWith( 'confirmed' );
	}

	private function leave( Request $request ): Response {
		$this->subscription->unsubscribe( $this->subscriber( Links::UNSUBSCRIBE, $request ) );
		return $this->redirectWith( 'unsubscribed' );
	}

	private function change( Request $request ): Response {
		$subscriber = $this->subscriber( Links::MANAGE, $request );
		$validator  = new Validator();
		foreach ( [ 'first_name', 'last_name' ] as $name ) {
			$faults = $validator->faults( $request->plain( $name, 400 ), [ 'maxlength' => 100, 'names' => true ] );
			if ( [] !== $faults ) {
				throw Problem::badRequest( 'marketday_newsletter_name', $faults[0]->message );
			}
		}
		$lists = array_values( array_intersect( $request->ids( 'segments' ), array_keys( $this->lists->names() ) ) );
		if ( [] === $lists ) {
			throw Problem::badRequest( 'marketday_newsletter_lists', __( 'Select a list, or unsubscribe below.', 'marketday' ) );
		}
		$email = $this->newAddress( $request, $subscriber );
		$this->subscription->change( $subscriber, trim( $request->plain( 'first_name', 400 ) ), trim( $request->plain( 'last_name', 400 ) ), $lists );
		if ( '' !== $email ) {
			( new RateLimit( 'newsletter-address', 5, 10 * MINUTE_IN_SECONDS ) )->spend();
			$this->subscription->askAddress( $subscriber, $email );
		}
		return Response::redirect( add_query_arg( 'newsletter-done', '' === $email ? 'saved' : 'asked', $this->links->to( Links::MANAGE, $subscriber ) ) );
	}

	/**
	 * @return string '' where it stays.
	 * @throws Problem
	 */
	private function newAddress( Request $request, Subscriber $subscriber ): string {
		$email  = Subscribers::normal( $request->plain( 'email', 400 ) );
		if ( '' === $email || $subscriber->email === $email ) {
			return '';
		}
		$faults = ( new Validator() )->faults( $email, [ 'type' => 'email', 'minlength' => 6, 'maxlength' => 150 ] );
		if ( [] !== $faults || ! EmailAddress::canReceive( $email ) ) {
			throw Problem::badRequest( 'marketday_newsletter_email', __( 'Enter a full email address, like ann@example.com', 'marketday' ) );
		}
		return $email;
	}

	private function moveAddress( Request $request ): Response {
		$subscriber = $this->subscriber( Links::ADDRESS, $request );
		if ( '' === ( $subscriber->pending->newEmail ?? '' ) ) {
			throw Problem::forbidden( 'marketday_newsletter_link', __( 'This link has expired.', 'marketday' ) );
		}
		$this->subscription->moveAddress( $subscriber );
		return $this->redirectWith( 'moved' );
	}

	/** The page is drawn again, by the key in its address. */
	private function refuseChange( Problem $problem, Request $request ): void {
		status_header( $problem->status );
		ManageBlock::show( $problem->getMessage(), $request->all() );
	}

	/** The answer is the same for every address, known or not. */
	private function sendLink( Request $request ): Response {
		( new RateLimit( 'newsletter-link', 5, 10 * MINUTE_IN_SECONDS ) )->spend();
		$email = $request->text( 'email', '', 200 );
		/** The owner of an address wants to manage a subscription: a program that keeps subscribers may bring it in. @param string $email */
		do_action( 'marketday_newsletter_sought', $email );
		$known = $this->subscribers->ofEmail( $email );
		if ( null !== $known ) {
			$this->emails->send( SubscriptionEmails::MANAGE, $known );
		}
		return $this->redirectWith( 'sent' );
	}

	private function oneClick( Request $request ): Response {
		$subscriber = $this->subscriber( Links::UNSUBSCRIBE, $request, Links::ONE_CLICK );
		if ( 'One-Click' !== $request->raw( 'List-Unsubscribe' ) ) {
			return Response::redirect( $this->links->to( Links::UNSUBSCRIBE, $subscriber ) );
		}
		$this->subscription->unsubscribe( $subscriber );
		return Response::html( esc_html__( 'You’re unsubscribed.', 'marketday' ) );
	}

	private function refuseOneClick( Problem $problem, Request $request ): Response {
		// A link that is pressed again after its address is gone did its work before.
		return 'One-Click' === $request->raw( 'List-Unsubscribe' )
			? Response::html( esc_html( $problem->getMessage() ), 404 )
			: Response::redirect( $this->page->address() );
	}

	private function redirectWith( string $what ): Response {
		return Response::redirect( add_query_arg( 'newsletter-done', $what, $this->page->address() ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribe;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Marketing\Newsletter\Form\FormSettings;
use Marketday\Marketing\Newsletter\Form\SubmittedForm;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;

/**
 * The contract's call (docs/PROTOCOL.md#newsletter-envelope): POST to `ajax_url` with action, api_version, token, endpoint `subscribers`,
 * method `subscribe` and data.
 * It answers `{ meta, data }`, or `{ meta, errors: [ { error, message } ] }`. Without scripts the form sends the same data to its own page.
 */
final class SubscribeEndpoint {
	public const ACTION      = 'marketday';
	public const API_VERSION = 'v1';
	public const FORM        = 'newsletter-subscribe';

	/** Parameter of the page's address, after a form without scripts was taken. */
	public const SENT = 'newsletter-sent';

	public function __construct(
		private readonly Subscription $subscription,
		private readonly SubmittedForm $attempt
	) {}

	public function addTo( Routes $routes ): void {
		$routes->add(
			Route::adminAjax( self::ACTION, Guard::sameOrigin()->and( FormToken::guard() ), $this->answer( ... ), 'POST', $this->refuse( ... ) ),
			Route::adminAjax( 'marketday_token', Guard::sameOrigin(), $this->token( ... ) ),
			Route::pageForm( self::FORM, Guard::sameOrigin(), $this->takeForm( ... ), $this->refuseForm( ... ) )
		);
	}

	private function token(): Response {
		return Response::json( [
			'token'       => FormToken::create(),
			'api_version' => self::API_VERSION,
		] );
	}

	private function answer( Request $request ): Response {
		if ( 'subscribers' !== $request->text( 'endpoint' ) || 'subscribe' !== $request->text( 'method' ) || self::API_VERSION !== $request->text( 'api_version' ) ) {
			return $this->errors( SubscriptionRefusedException::because( __( 'We don’t recognise that request.', 'marketday' ) ) );
		}
		try {
			$form = $this->form( $request );
			$this->refuseRobots( FormToken::isHurried( $request->text( 'token' ) ) );
			$this->subscription->subscribe( $form, $request->map( 'data', 100, 20_000 ), $this->page() );
		} catch ( SubscriptionRefusedException $refused ) {
			return $this->errors( $refused );
		}
		return Response::json( [
			'meta' => (object) ( '' === $form->redirect ? [] : [ 'redirect_url' => $form->redirect ] ),
			'data' => [],
		] );
	}

	/** Takes a form; without an answer the page shows it again, with what is wrong. */
	private function takeForm( Request $request ): ?Response {
		try {
			$form = $this->form( $request );
			$this->refuseRobots( FormToken::isTooSoon( $form->drawnAt ) );
			$this->subscription->subscribe( $form, $request->map( 'data', 100, 20_000 ), $this->page() );
		} catch ( SubscriptionRefusedException $refused ) {
			$this->keep( $request, $refused );
			return null;
		}
		return Response::redirect( '' !== $form->redirect ? $form->redirect : add_query_arg( self::SENT, $form->id ) . "#marketday-newsletter-{$form->id}" );
	}

	/** @throws SubscriptionRefusedException */
	private function form( Request $request ): FormSettings {
		$data = $request->map( 'data', 100, 20_000 );
		$id   = is_string( $data['form_id'] ?? null ) ? $data['form_id'] : '';
		$form = is_string( $data['form'] ?? null ) ? FormSettings::read( $data['form'], $id ) : null;
		return $form ?? throw SubscriptionRefusedException::because( __( 'Please specify a valid form ID.', 'marketday' ) );
	}

	/** @throws SubscriptionRefusedException */
	private function refuseRobots( bool $isHurried ): void {
		if ( $isHurried ) {
			throw SubscriptionRefusedException::because( __( 'Please try again.', 'marketday' ) );
		}
	}

	private function refuse( Problem $problem ): Response {
		return $this->errors( SubscriptionRefusedException::because( $problem->getMessage(), $problem->status ) );
	}

	private function refuseForm( Problem $problem, Request $request ): void {
		$this->keep( $request, SubscriptionRefusedException::because( $problem->getMessage(), $problem->status ) );
	}

	private function keep( Request $request, SubscriptionRefusedException $refused ): void {
		$data = $request->raw( 'data' );
		$data = is_array( $data ) ? $data : [];
		$this->attempt->keep( is_string( $data['form_id'] ?? null ) ? $data['form_id'] : '', $data, $refused );
		status_header( $refused->status );
	}

	private function errors( SubscriptionRefusedException $refused ): Response {
		return Response::json(
			[
				'meta'   => (object) ( $refused->refreshesCaptcha ? [ 'refresh_captcha' => true ] : [] ),
				'errors' => $refused->errors(),
			],
			$refused->status,
			$refused->retryAfter > 0 ? [ 'Retry-After' => (string) $refused->retryAfter ] : []
		);
	}

	/** The page that sent the form, without what may be a visitor's own behind its path. */
	private function page(): string {
		$page = strtok( (string) wp_get_raw_referer(), '?#' );
		return is_string( $page ) && str_starts_with( $page, home_url() ) ? wp_make_link_relative( $page ) : '';
	}
}

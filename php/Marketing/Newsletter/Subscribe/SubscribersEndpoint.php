<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribe;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FrontEnds;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Form\FormSettings;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;
use Marketday\Marketing\Newsletter\Options;

/**
 * POST `marketday/v1/newsletter-subscribers`: a form that a front end elsewhere has drawn. It is taken as a form of the site's own pages
 * is: with the captcha, the limits and the email that asks for a confirmation. Which lists there are, and to which words visitors agree, the
 * site says.
 */
final class SubscribersEndpoint {
	private const FORM = 'front-end';

	/** Fields that answer a captcha, as the forms of the site's pages send them. */
	private const CAPTCHA = [ 'captcha', 'captcha_session_id', 'captcha_work', 'recaptchaResponseToken' ];

	/** Fields that a visitor may fill in beside the address. */
	private const NAMES = [ 'first_name', 'last_name' ];

	public function __construct(
		private readonly Subscription $subscription,
		private readonly Options $options
	) {}

	public function addTo( Routes $routes ): void {
		$routes->add( Route::rest( 'POST', 'marketday/v1|/newsletter-subscribers', FrontEnds::guard(), $this->answer( ... ), Parameters::forRoute( [
			'email'   => Parameters::text( 'Email address.', 300 ),
			'consent' => Parameters::text( 'Words of the site’s settings that the visitor has agreed to.', 1000 ),
			'lists'   => Parameters::ids( 'Ids of lists; those of the settings where there are none.', 100 ),
		] + array_fill_keys( self::NAMES, Parameters::text( 'Name of the visitor.', 300 ) )
			+ array_fill_keys( self::CAPTCHA, Parameters::text( 'What a captcha’s form field holds.', 5000 ) ) ) ) );
	}

	/** @throws Problem With the sentence that a form would show. */
	private function answer( Request $request ): Response {
		$consent = $this->options->consentShown( $request->text( 'consent', '', 1000 ) );
		if ( '' === $consent ) {
			$words = __( 'That consent wording isn’t in this site’s settings. It has: %s', 'marketday' );
			throw Problem::badRequest( 'marketday_newsletter_consent', sprintf( $words, implode( ' ', $this->options->consentWords() ) ) );
		}
		$fields = [
			FormField::of( [ 'kind' => 'email' ] ),
			FormField::of( [
				'kind'  => 'consent',
				'label' => $consent,
			] ),
		];
		foreach ( self::NAMES as $kind ) {
			$fields[] = FormField::of( [ 'kind' => $kind ] );
		}
		$form   = new FormSettings( self::FORM, $fields, $request->ids( 'lists' ), '', time() );
		$data   = [
			$fields[0]->key() => $request->text( 'email', '', 300 ),
			$fields[1]->key() => '1',
		];
		foreach ( array_slice( $fields, 2 ) as $field ) {
			$data[ $field->key() ] = $request->text( $field->kind, '', 300 );
		}
		foreach ( self::CAPTCHA as $name ) {
			$data[ $name ] = $request->text( $name, '', 5000 );
		}
		try {
			$this->subscription->subscribe( $form, $data, '' );
		} catch ( SubscriptionRefusedException $refused ) {
			$headers = $refused->retryAfter > 0 ? [ 'Retry-After' => (string) $refused->retryAfter ] : [];
			$data    = [ 'refresh_captcha' => $refused->refreshesCaptcha ];
			throw new Problem( $refused->status, 'marketday_newsletter_refused', $refused->getMessage(), $data, null, $headers );
		}
		return Response::json( [ 'taken' => true ], 202 );
	}
}

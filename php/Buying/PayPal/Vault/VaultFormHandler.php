<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Vault;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\View;

/** The section of the account in which a customer lets the shop keep an account at PayPal, or takes that back: forms, the way to PayPal and back. */
final class VaultFormHandler {
	private const NAME = 'paypal';

	private const NONCE = 'marketday-paypal-kept';

	/** Parameter with which a customer comes back from PayPal: the signed number of whose token it is. */
	private const RETURN = 'ppc-vault-return';

	private const PURPOSE = 'paypal-vault';

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly PaymentTokens $vault
	) {}

	public function register( Routes $routes ): void {
		add_filter( 'marketday_account_sections', fn ( array $sections ): array => $this->isOn() ? $sections + [
			self::NAME => [
				'label' => __( 'PayPal', 'marketday' ),
				'url'   => $this->url(),
				'html'  => $this->html( ... ),
			],
		] : $sections );
		$routes->add(
			Route::pageForm( 'keep-paypal', self::NONCE, $this->begin( ... ), $this->refuse( ... ) ),
			Route::pageForm( 'forget-paypal', self::NONCE, $this->forget( ... ), $this->refuse( ... ) ),
			Route::wcAjax( self::RETURN, Guard::custom( 'log-in + signed key of the return address', self::refuseOthers( ... ) ), $this->comeBack( ... ), 'GET' )
		);
	}

	private function isOn(): bool {
		return is_user_logged_in() && $this->settings->isReady() && $this->settings->is( 'vaulting' );
	}

	private function html(): string {
		return ( new View( dirname( __DIR__ ) . '/views' ) )->render( 'account', [
			'address' => SavedAccounts::address( get_current_user_id() ),
			'here'    => $this->url(),
			'nonce'   => wp_create_nonce( self::NONCE ),
		] );
	}

	private function begin(): Response {
		if ( ! $this->isOn() ) {
			throw Problem::forbidden( 'marketday_log_in', __( 'Please log in to save a payment method.', 'marketday' ) );
		}
		( new RateLimit( 'paypal-vault', 10, 15 * MINUTE_IN_SECONDS ) )->spend();
		$user = get_current_user_id();
		$back = add_query_arg( 'key', SignedToken::sign( self::PURPOSE, (string) $user, time() + HOUR_IN_SECONDS ), home_url( '/?wc-ajax=' . self::RETURN ) );
		try {
			$url = PaymentTokens::approvalOf( $this->vault->begin( $user, $back, $this->url() ) );
		} catch ( PayPalRefusalException | HttpFailureException ) {
			$url = '';
		}
		return '' === $url ? $this->back( 'error', $this->sorry() ) : Response::leave( $url );
	}

	private function comeBack(): Response {
		$user = get_current_user_id();
		try {
			$this->vault->keep( $user, SavedAccounts::text( $user, SavedAccounts::SETUP ) );
		} catch ( StoreError | PayPalRefusalException | HttpFailureException ) {
			return $this->back( 'error', $this->sorry() );
		}
		return $this->back( 'success', __( 'PayPal account saved. You can pay with it at checkout.', 'marketday' ) );
	}

	private function forget(): Response {
		if ( ! is_user_logged_in() ) {
			throw Problem::forbidden( 'marketday_not_logged_in', __( 'Please log in first.', 'marketday' ) );
		}
		$this->vault->forget( get_current_user_id() );
		return $this->back( 'success', __( 'PayPal account removed.', 'marketday' ) );
	}

	private function refuse( Problem $problem ): Response {
		return $this->back( 'error', $problem->getMessage() );
	}

	/** @throws Problem For everybody but who was sent there. */
	private static function refuseOthers( Request $request ): void {
		$user = SignedToken::read( self::PURPOSE, $request->plain( 'key', 200 ) );
		if ( null === $user || (int) $user < 1 || get_current_user_id() !== (int) $user ) {
			throw Problem::forbidden( 'marketday_return_expired', __( 'This link has expired.', 'marketday' ) );
		}
	}

	/** @param 'success'|'error' $kind */
	private function back( string $kind, string $sentence ): Response {
		$this->engine->notices()->add( $kind, esc_html( $sentence ) );
		return Response::redirect( $this->url() );
	}

	private function url(): string {
		return add_query_arg( 'section', self::NAME, $this->engine->settings()->pageUrl( Page::Account ) );
	}

	private function sorry(): string {
		return __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailure;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\Api\PayPalRefusal;
use Marketday\PayPal\Webhooks\WebhookSetup;

/** One press: whether PayPal knows the account, and whether it writes to this site, which is arranged where it does not. */
final class ConnectionCheck {
	public const ACTION = 'marketday_paypal_check';

	public function __construct(
		private readonly PayPalClient $client,
		private readonly WebhookSetup $webhooks
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'manage_options' ) ), $this->check( ... ) ) );
		add_action( 'admin_footer-settings_page_' . SettingsPage::SLUG, $this->printForm( ... ) );
		add_action( 'admin_notices', $this->tell( ... ) );
	}

	/** Outside the screen's own form, which HTML does not let nest. */
	private function printForm(): void {
		printf(
			'<form id="%1$s" method="post" action="%2$s"><input type="hidden" name="action" value="%1$s"><input type="hidden" name="_wpnonce" value="%3$s"></form>',
			esc_attr( self::ACTION ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( wp_create_nonce( self::ACTION ) )
		);
	}

	private function check(): Response {
		set_transient( $this->place(), $this->found(), MINUTE_IN_SECONDS );
		return Response::redirect( SettingsPage::address() );
	}

	/** @return array{string, string} */
	private function found(): array {
		$this->client->forget();
		try {
			$this->webhooks->make();
			return [ 'success', __( 'PayPal knows this shop and writes to it.', 'marketday' ) ];
		} catch ( PayPalRefusal $refusal ) {
			/* translators: %s: PayPal's words */
			return [ 'error', 401 === $refusal->status ? __( 'PayPal does not know this client id and secret. Are they of this mode?', 'marketday' ) : sprintf( __( 'PayPal refuses: %s', 'marketday' ), $refusal->told() ) ];
		} catch ( HttpFailure $failure ) {
			/* translators: %s: what went wrong */
			return [ 'error', sprintf( __( 'PayPal could not be reached: %s', 'marketday' ), $failure->getMessage() ) ];
		}
	}

	private function tell(): void {
		$said = get_transient( $this->place() );
		if ( is_array( $said ) && current_user_can( 'manage_options' ) ) {
			delete_transient( $this->place() );
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( (string) $said[0] ), esc_html( (string) $said[1] ) );
		}
	}

	private function place(): string {
		return 'marketday_paypal_said_' . get_current_user_id();
	}
}

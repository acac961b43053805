<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\PayPalSettings;

/**
 * Addresses at PayPal. The constant `MARKETDAY_PAYPAL_ADDRESS` or the option `marketday_paypal_address` names another server that speaks
 * its protocol (`http://127.0.0.1:8500`), which may then be on one's own machine.
 */
final class Addresses {
	public const OPTION = 'marketday_paypal_address';

	public function __construct( private readonly PayPalSettings $settings ) {}

	public function api(): string {
		return $this->all()['api'];
	}

	/**
	 * Address of the script in the page.
	 *
	 * @param array<string, string> $params Of the older one's address (`url_params` of the contract).
	 */
	public function sdk( array $params ): string {
		$web = $this->all()['web'];
		return 'v5' === $this->settings->text( 'sdk' ) ? "{$web}/sdk/js?" . http_build_query( array_diff( [ 'locale' => str_replace( '-', '_', $params['locale'] ?? '' ) ] + $params, [ '' ] ), '', '&', PHP_QUERY_RFC3986 ) : "{$web}/web-sdk/v6/core";
	}

	/** Address where a shopper says yes to a payment. */
	public function approval( string $paypalId ): string {
		return $this->all()['web'] . '/checkoutnow?token=' . rawurlencode( $paypalId );
	}

	/** Address of a server in PayPal's place; '' for PayPal itself. */
	public function other(): string {
		$constant = defined( 'MARKETDAY_PAYPAL_ADDRESS' ) ? constant( 'MARKETDAY_PAYPAL_ADDRESS' ) : '';
		$address  = '' === $constant ? get_option( self::OPTION, '' ) : $constant;
		return is_string( $address ) ? rtrim( $address, '/' ) : '';
	}

	/** @return array{api: string, web: string} */
	private function all(): array {
		$sandbox = 'live' === $this->settings->mode() ? '' : '.sandbox';
		$other   = $this->other();
		$usual   = [
			'api' => '' === $other ? "https://api-m{$sandbox}.paypal.com" : $other,
			'web' => '' === $other ? "https://www{$sandbox}.paypal.com" : $other,
		];
		/**
		 * The address at which PayPal is asked and its pages are.
		 *
		 * @param array{api: string, web: string} $addresses Without a slash at the end.
		 */
		$changed = apply_filters( 'marketday_paypal_addresses', $usual );
		return [
			'api' => is_array( $changed ) && is_string( $changed['api'] ?? null ) ? $changed['api'] : $usual['api'],
			'web' => is_array( $changed ) && is_string( $changed['web'] ?? null ) ? $changed['web'] : $usual['web'],
		];
	}
}

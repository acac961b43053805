<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

/** Settings of PayPal: kept in one option; secrets are read here alone. */
final class PayPalSettings {
	public const OPTION = 'marketday_paypal';

	/** Places where a button may stand, by the contract's contexts. */
	public const PLACES = [ 'product', 'mini-cart', 'cart', 'express', 'checkout' ];

	/** The contract's payment configuration (docs/PROTOCOL.md#payments-by-paypal). */
	private const DEFAULTS = [
		'mode'         => 'sandbox',
		'intent'       => 'capture',
		'places'       => self::PLACES,
		'sdk'          => 'v6',
		'layout'       => 'vertical',
		'color'        => 'gold',
		'shape'        => 'pill',
		'label'        => 'paypal',
		'pay_later'    => true,
		'wallet'       => true,
		'cards'        => false,
		'contingency'  => 'SCA_WHEN_REQUIRED',
		'card_brands'  => [ 'mastercard', 'visa', 'amex' ],
		'statement'    => '',
		'prefix'       => '',
		'final_review' => false,
		'early_check'  => true,
		'vaulting'     => false,
		'log'          => true,
	];

	/** The keys that the settings' screen may change, with their kinds. */
	public const CHOICES = [
		'mode'        => [ 'sandbox', 'live' ],
		'intent'      => [ 'capture', 'authorize' ],
		'sdk'         => [ 'v6', 'v5' ],
		'layout'      => [ 'vertical', 'horizontal' ],
		'color'       => [ 'gold', 'blue', 'silver', 'white', 'black' ],
		'shape'       => [ 'pill', 'rect' ],
		'label'       => [ 'paypal', 'checkout', 'buynow', 'pay' ],
		'contingency' => [ 'SCA_WHEN_REQUIRED', 'SCA_ALWAYS', 'NO_3D_SECURE' ],
	];

	/** Tells whether orders can be paid by it: the shop is connected, and no other plugin offers PayPal. */
	public function isReady(): bool {
		return '' !== $this->clientId() && '' !== $this->secret() && '' === $this->rival();
	}

	/** The name of another plugin that offers PayPal: both at once would show two buttons and take a payment's word from each other. */
	public function rival(): string {
		/**
		 * True if another plugin offers PayPal here.
		 *
		 * @param string $name Its name, '' for none.
		 */
		$name = apply_filters(
			'marketday_paypal_rival',
			defined( 'PAYPAL_API_URL' ) || class_exists( 'WooCommerce\\PayPalCommerce\\PPCP', false ) ? 'PayPal Payments' : ''
		);
		return is_string( $name ) ? $name : '';
	}

	/** @return 'sandbox'|'live' */
	public function mode(): string {
		return 'live' === $this->text( 'mode' ) ? 'live' : 'sandbox';
	}

	public function clientId(): string {
		return $this->account()['id'] ?? '';
	}

	public function secret(): string {
		return $this->account()['secret'] ?? '';
	}

	/** Id of PayPal's webhook to this site. */
	public function webhookId(): string {
		return $this->account()['webhook'] ?? '';
	}

	/** @return 'CAPTURE'|'AUTHORIZE' */
	public function intent(): string {
		return 'authorize' === $this->text( 'intent' ) ? 'AUTHORIZE' : 'CAPTURE';
	}

	public function isAt( string $place ): bool {
		return $this->isReady() && in_array( $place, $this->list( 'places' ), true );
	}

	public function is( string $name ): bool {
		return true === ( $this->readOption()[ $name ] ?? self::DEFAULTS[ $name ] ?? false );
	}

	/** Tells whether cards are taken in fields of PayPal's in the page; its older script draws a button for them instead. */
	public function takesCards(): bool {
		return $this->is( 'cards' ) && 'v6' === $this->text( 'sdk' );
	}

	public function text( string $name ): string {
		$value = $this->readOption()[ $name ] ?? self::DEFAULTS[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> */
	public function list( string $name ): array {
		$value = $this->readOption()[ $name ] ?? self::DEFAULTS[ $name ] ?? [];
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : [];
	}

	/** Beginning of invoice numbers: PayPal takes each once in an account, which several shops may share. */
	public function prefix(): string {
		$own = $this->text( 'prefix' );
		return '' !== $own ? $own : 'MD-' . strtoupper( substr( md5( home_url() ), 0, 4 ) ) . '-';
	}

	/** @return array<string, string> */
	private function account(): array {
		$account = $this->readOption()[ $this->mode() ] ?? [];
		return is_array( $account ) ? array_map( 'trim', array_filter( $account, 'is_string' ) ) : [];
	}

	/** @return array<array-key, mixed> */
	public function readOption(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? $stored : [];
	}

	/** @param array<array-key, mixed> $changes Beside what is kept. */
	public function keep( array $changes ): void {
		update_option( self::OPTION, $changes + $this->readOption(), true );
	}

	/** @param array<string, string> $changes Of the account of a mode. */
	public function keepAccount( string $mode, array $changes ): void {
		$account = $this->readOption()[ $mode ] ?? [];
		$this->keep( [ $mode => $changes + ( is_array( $account ) ? $account : [] ) ] );
	}

	/** @return array<string, mixed> Everything but the accounts, with its defaults. */
	public function open(): array {
		return array_intersect_key( $this->readOption(), self::DEFAULTS ) + self::DEFAULTS;
	}
}

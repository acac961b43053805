<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Addresses;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/** Configuration of a button's script, told when a shopper turns to it: pages that are cached hold none of it. */
final class PageConfiguration {
	/** The contract's calls (docs/PROTOCOL.md#payments-by-paypal), each with a nonce of its own. */
	public const CALLS = [
		'ppc-data-client-id',
		'ppc-simulate-cart',
		'ppc-change-cart',
		'ppc-create-order',
		'ppc-approve-order',
		'ppc-get-order',
		'ppc-approve-subscription',
		'ppc-vault-paypal',
		'ppc-save-checkout-form',
		'ppc-validate-checkout',
		'ppc-create-setup-token',
		'ppc-create-payment-token',
		'ppc-update-customer-id',
		'ppc-update-shipping',
	];

	/** Milliseconds between two looks at what a product would come to (docs/PROTOCOL.md#payments-by-paypal). */
	private const THROTTLING = 5000;

	/** Height of the mini basket's button (docs/PROTOCOL.md#payments-by-paypal). */
	private const SMALL_HEIGHT = 35;

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly Addresses $addresses
	) {}

	/** @return array<string, mixed> */
	public function of( string $context ): array {
		$currency = $this->engine->settings()->currency()->code;
		$style    = [
			'layout' => $this->settings->text( 'layout' ),
			'color'  => $this->settings->text( 'color' ),
			'shape'  => $this->settings->text( 'shape' ),
			'label'  => $this->settings->text( 'label' ),
		];
		$params = [
			'client-id'       => $this->settings->clientId(),
			'currency'        => $currency,
			'intent'          => strtolower( $this->settings->intent() ),
			'commit'          => in_array( $context, [ 'checkout', 'checkout-block', 'pay-now' ], true ) ? 'true' : 'false',
			'vault'           => $this->settings->is( 'vaulting' ) ? 'true' : 'false',
			'components'      => $this->components(),
			'enable-funding'  => implode( ',', $this->funding( true ) ),
			'disable-funding' => implode( ',', $this->funding( false ) ),
			'locale'          => str_replace( '_', '-', substr( get_locale(), 0, 5 ) ),
		];
		return [
			'url_params'    => $params,
			'sdk'           => $this->addresses->sdk( $params ),
			'client_id'     => $this->settings->clientId(),
			'currency_code' => $currency,
			'country_code'  => $this->engine->settings()->baseCountry(),
			'context'       => $context,
			'redirect'      => $this->engine->settings()->pageUrl( Page::Checkout ),
			'ajax'          => array_combine( self::CALLS, array_map( $this->call( ... ), self::CALLS ) ),
			'store_nonce'   => wp_create_nonce( 'wc_store_api' ),
			'simulate_cart' => [
				'enabled'    => true,
				'throttling' => self::THROTTLING,
			],
			'button'        => [
				'is_disabled'           => ! $this->settings->isReady(),
				'is_mini_cart_disabled' => ! $this->settings->isAt( 'mini-cart' ),
				'style'                 => $style,
				'mini_cart_style'       => [ 'height' => self::SMALL_HEIGHT ] + $style,
			],
			'messages'      => [ 'is_hidden' => ! $this->settings->is( 'pay_later' ) ],
			'hosted_fields' => [
				'valid_cards' => $this->settings->list( 'card_brands' ),
				'contingency' => $this->settings->text( 'contingency' ),
			],
			'early_checkout_validation_enabled' => $this->settings->is( 'early_check' ),
			'final_review_enabled'              => $this->settings->is( 'final_review' ) || 0 !== $this->engine->settings()->pageId( Page::Terms ),
			'vaultingEnabled'                   => $this->settings->is( 'vaulting' ),
			'user'                              => [ 'is_logged' => is_user_logged_in() ],
		];
	}

	private function components(): string {
		$isLater = $this->settings->is( 'pay_later' );
		$all     = 'v5' === $this->settings->text( 'sdk' ) ? [
			'buttons'  => true,
			'messages' => $isLater,
		] : [
			'paypal-payments' => true,
			'venmo-payments'  => $this->settings->is( 'wallet' ),
			'card-fields'     => $this->settings->takesCards(),
			'paypal-messages' => $isLater,
		];
		return implode( ',', array_keys( array_filter( $all ) ) );
	}

	/** @return list<string> */
	private function funding( bool $on ): array {
		$all = [
			'paylater' => $this->settings->is( 'pay_later' ),
			'venmo'    => $this->settings->is( 'wallet' ),
			'card'     => $this->settings->is( 'cards' ),
		];
		return array_keys( array_filter( $all, static fn ( bool $isOn ): bool => $isOn === $on ) );
	}

	/** @return array{endpoint: string, nonce: string} */
	private function call( string $name ): array {
		return [
			'endpoint' => home_url( "/?wc-ajax={$name}" ),
			'nonce'    => wp_create_nonce( $name ),
		];
	}
}

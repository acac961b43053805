<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\View;
use Marketday\PayPal\Api\Log;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\PayPalSettings;

/** PayPal's section of the screen 'Settings → Marketday'. A secret is taken and never shown again. */
final class SettingsForm {
	/** Says that a form was sent, not an array of the code's own. */
	private const FORM = 'form';

	private const SWITCHES = [ 'pay_later', 'wallet', 'cards', 'final_review', 'early_check', 'vaulting', 'log' ];

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly Log $log
	) {}

	public function register(): void {
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	private function addFields(): void {
		register_setting( SettingsPage::GROUP, PayPalSettings::OPTION, [
			'type'              => 'array',
			'sanitize_callback' => $this->cleaned( ... ),
		] );
		add_settings_section( PayPalSettings::OPTION, __( 'PayPal', 'marketday' ), $this->printState( ... ), SettingsPage::SLUG );
		$this->field( __( 'Account', 'marketday' ), 'accounts' );
		$this->field( __( 'Payment', 'marketday' ), 'payment' );
		$this->field( __( 'Buttons', 'marketday' ), 'buttons' );
		$this->field( __( 'Connection', 'marketday' ), 'connection' );
	}

	private function field( string $label, string $template ): void {
		add_settings_field( PayPalSettings::OPTION . "_{$template}", $label, fn () => $this->show( $template ), SettingsPage::SLUG, PayPalSettings::OPTION );
	}

	private function printState(): void {
		$this->show( 'state' );
	}

	private function show( string $template ): void {
		$html = ( new View( __DIR__ . '/views' ) )->render( $template, [
			'settings' => $this->settings,
			'choices'  => self::choices(),
			'name'     => PayPalSettings::OPTION,
			'log'      => $this->log->lines(),
			'action'   => ConnectionCheck::ACTION,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** @return array<string, array<string, string>> Words by value, by field. */
	public static function choices(): array {
		return [
			'mode'        => [
				'sandbox' => __( 'Sandbox: for trying', 'marketday' ),
				'live'    => __( 'Live: real money', 'marketday' ),
			],
			'intent'      => [
				'capture'   => __( 'Take the money at once', 'marketday' ),
				'authorize' => __( 'Hold it, take it when the order is processed', 'marketday' ),
			],
			'layout'      => [
				'vertical'   => __( 'One below the other', 'marketday' ),
				'horizontal' => __( 'Side by side', 'marketday' ),
			],
			'color'       => [
				'gold'   => __( 'Gold', 'marketday' ),
				'blue'   => __( 'Blue', 'marketday' ),
				'silver' => __( 'Silver', 'marketday' ),
				'white'  => __( 'White', 'marketday' ),
				'black'  => __( 'Black', 'marketday' ),
			],
			'shape'       => [
				'pill' => __( 'Round ends', 'marketday' ),
				'rect' => __( 'Corners', 'marketday' ),
			],
			'label'       => [
				'paypal'   => __( 'PayPal', 'marketday' ),
				'checkout' => __( 'Checkout with PayPal', 'marketday' ),
				'buynow'   => __( 'Buy now with PayPal', 'marketday' ),
				'pay'      => __( 'Pay with PayPal', 'marketday' ),
			],
			'contingency' => [
				'SCA_WHEN_REQUIRED' => __( 'When required', 'marketday' ),
				'SCA_ALWAYS'        => __( 'Always', 'marketday' ),
				'NO_3D_SECURE'      => __( 'Never', 'marketday' ),
			],
		];
	}

	/** @return array<array-key, mixed> */
	private function cleaned( mixed $sent ): array {
		if ( ! is_array( $sent ) || ! isset( $sent[ self::FORM ] ) ) {
			return is_array( $sent ) ? $sent : [];
		}
		$text = static fn ( array $from, string $name ): string => is_string( $from[ $name ] ?? null ) ? trim( sanitize_text_field( $from[ $name ] ) ) : '';
		$kept = $this->settings->kept();
		foreach ( [ 'sandbox', 'live' ] as $mode ) {
			$kept[ $mode ] = $this->account( is_array( $kept[ $mode ] ?? null ) ? $kept[ $mode ] : [], is_array( $sent[ $mode ] ?? null ) ? $sent[ $mode ] : [], $text );
		}
		foreach ( PayPalSettings::CHOICES as $name => $values ) {
			$kept[ $name ] = in_array( $text( $sent, $name ), $values, true ) ? $text( $sent, $name ) : $this->settings->text( $name );
		}
		foreach ( self::SWITCHES as $name ) {
			$kept[ $name ] = isset( $sent[ $name ] );
		}
		$kept['places']    = array_values( array_intersect( PayPalSettings::PLACES, is_array( $sent['places'] ?? null ) ? $sent['places'] : [] ) );
		$kept['statement'] = mb_substr( $text( $sent, 'statement' ), 0, 22 );
		$kept['prefix']    = mb_substr( $text( $sent, 'prefix' ), 0, 20 );
		$this->client->forget();
		return $kept;
	}

	/**
	 * An empty secret leaves the one there is; another account has other letters.
	 *
	 * @param array<array-key, mixed>                         $kept
	 * @param array<array-key, mixed>                         $sent
	 * @param Closure(array<array-key, mixed>, string): string $text
	 * @return array<array-key, mixed>
	 */
	private function account( array $kept, array $sent, Closure $text ): array {
		$id     = $text( $sent, 'id' );
		$secret = $text( $sent, 'secret' );
		$isSame = $id === ( $kept['id'] ?? '' );
		return [
			'id'      => $id,
			'secret'  => '' !== $secret || ! $isSame ? $secret : ( $kept['secret'] ?? '' ),
			'webhook' => $isSame ? $kept['webhook'] ?? '' : '',
		];
	}
}

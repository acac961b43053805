<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\OrderSources;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * Settings of when sources are recorded, on the screen 'Marketday → Settings'. The filters are those of WooCommerce, whose cookies these are. A
 * site whose WooCommerce records sources itself has that switch there.
 */
final class AttributionSettings {
	private const OPTION = 'marketday_order_attribution';

	/** No cookie before a yes: what many countries' laws ask for. */
	private const USUAL = 'consent';

	/** The contract's settings: as long as the browser is open, and half an hour for a visit. */
	private const LIFETIME = 0.00001;
	private const SESSION  = 30;

	public function register( OrderSources $sources ): void {
		Preload::options( self::OPTION );
		add_action( 'admin_init', function () use ( $sources ): void {
			if ( ! $sources->isRecordedByPlatform() ) {
				$this->addField();
			}
		} );
	}

	public function isOn(): bool {
		return 'off' !== $this->choice();
	}

	/** @return array{lifetime: float, session: int, prefix: string, consent: string, allowTracking: bool} What the page's script needs: the same for every visitor. */
	public function params(): array {
		$asks = class_exists( 'WP_CONSENT_API' );
		return [
			'lifetime'      => (float) apply_filters( 'wc_order_attribution_cookie_lifetime_months', self::LIFETIME ),
			'session'       => (int) apply_filters( 'wc_order_attribution_session_length_minutes', self::SESSION ),
			'prefix'        => OrderSources::PREFIX,
			'consent'       => $asks ? $this->category() : '',
			'allowTracking' => ! $asks && (bool) apply_filters( 'wc_order_attribution_allow_tracking', 'always' === $this->choice() ),
		];
	}

	/** Tells whether the visitor of this request lets a source be kept: what a browser still holds of an earlier yes is nothing after a no. */
	public function isAllowed(): bool {
		return ( Purpose::tryFrom( $this->category() ) ?? Purpose::Marketing )->isAllowed();
	}

	private function category(): string {
		/** The category of consent to ask for: visitors agree to it in a consent tool that knows WordPress's Consent API. @param string $category */
		$category = apply_filters( 'marketday_order_attribution_consent_category', Purpose::Marketing->value );
		return is_string( $category ) ? $category : '';
	}

	private function addField(): void {
		register_setting( SettingsTab::Checkout->page(), self::OPTION, [
			'type'              => 'string',
			'sanitize_callback' => static fn ( mixed $sent ): string => is_string( $sent ) && isset( self::choices()[ $sent ] ) ? $sent : self::USUAL,
		] );
		add_settings_section( self::OPTION, __( 'Order sources', 'marketday' ), '__return_null', SettingsTab::Checkout->page() );
		add_settings_field(
			self::OPTION,
			__( 'Record where visitors came from', 'marketday' ),
			$this->printField( ... ),
			SettingsTab::Checkout->page(),
			self::OPTION,
			[ 'label_for' => self::OPTION ]
		);
	}

	private function printField(): void {
		printf( '<select id="%1$s" name="%1$s">', esc_attr( self::OPTION ) );
		foreach ( self::choices() as $value => $words ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $this->choice(), $value, false ), esc_html( $words ) );
		}
		printf(
			'</select><p class="description">%s</p>',
			esc_html__(
				'The referring address stays in the visitor’s browser, in this site’s cookies, until they order. Any consent tool that supports the WP Consent API is always asked first.',
				'marketday'
			)
		);
	}

	/** @return array<string, string> */
	private static function choices(): array {
		return [
			'consent' => __( 'Only after a visitor consents in a consent tool', 'marketday' ),
			'always'  => __( 'Yes, after consent if the site has a consent tool', 'marketday' ),
			'off'     => __( 'No', 'marketday' ),
		];
	}

	private function choice(): string {
		$kept = get_option( self::OPTION, self::USUAL );
		return is_string( $kept ) && isset( self::choices()[ $kept ] ) ? $kept : self::USUAL;
	}
}

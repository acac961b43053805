<?php

declare( strict_types=1 );

namespace Marketday\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;

/** Tells whether the shop is open, in WooCommerce's own options. */
final class OpeningSettings {
	public const COMING = 'woocommerce_coming_soon';
	private const ALONE  = 'woocommerce_store_pages_only';

	private const SECTION = 'marketday_coming_soon';

	public function register(): void {
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	public function isComingSoon(): bool {
		return 'yes' === get_option( self::COMING, 'no' );
	}

	/** The shop's own pages are hidden, and the rest of the site is there. */
	public function isShopAlone(): bool {
		return 'yes' === get_option( self::ALONE, 'no' );
	}

	public static function address(): string {
		return SettingsTab::Shop->address() . '#' . self::COMING;
	}

	private function addFields(): void {
		add_settings_section( self::SECTION, __( 'Opening', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		$this->addSwitch(
			self::COMING,
			__( 'Coming soon', 'marketday' ),
			__( 'Visitors see that the shop isn’t open yet. People who manage it see everything.', 'marketday' )
		);
		$this->addSwitch( self::ALONE, __( 'Hide only the shop', 'marketday' ), __( 'Visitors can still see all other pages.', 'marketday' ) );
	}

	private function addSwitch( string $option, string $label, string $help ): void {
		register_setting( SettingsTab::Shop->page(), $option, [ 'sanitize_callback' => static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no' ] );
		add_settings_field( $option, $label, static function () use ( $option, $help ): void {
			printf(
				'<input type="checkbox" id="%1$s" name="%1$s" value="yes"%2$s aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
				esc_attr( $option ),
				checked( get_option( $option, 'no' ), 'yes', false ),
				esc_html( $help )
			);
		}, SettingsTab::Shop->page(), self::SECTION, [ 'label_for' => $option ] );
	}
}

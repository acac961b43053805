<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\QuickView;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;

/** Tells whether a quick view closes once its product is in the basket. It does unless a site says no. */
final class CloseSetting {
	private const OPTION = 'marketday_quick_view_close';

	public function register(): void {
		add_action( 'admin_init', [ $this, 'addField' ] );
	}

	public function isOn(): bool {
		return 'no' !== get_option( self::OPTION, 'yes' );
	}

	public function addField(): void {
		register_setting( SettingsTab::Shop->page(), self::OPTION, [
			'type'              => 'string',
			'default'           => 'yes',
			'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
		] );
		add_settings_section( 'marketday_quick_view', __( 'Quick view', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field( self::OPTION, __( 'After adding to basket', 'marketday' ), [ $this, 'printField' ], SettingsTab::Shop->page(), 'marketday_quick_view' );
	}

	public function printField(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label>',
			esc_attr( self::OPTION ),
			checked( $this->isOn(), true, false ),
			esc_html__( 'Close quick view', 'marketday' )
		);
	}
}

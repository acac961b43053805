<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;

/** Tells whether only shoppers who are logged in have a wishlist. Everyone does unless a site says so. */
final class LogInSetting {
	private const OPTION = 'marketday_wishlist_log_in';

	public function register(): void {
		Preload::options( self::OPTION );
		add_action( 'admin_init', [ $this, 'addField' ] );
	}

	public function isOn(): bool {
		return 'yes' === get_option( self::OPTION, 'no' );
	}

	public function addField(): void {
		register_setting( SettingsTab::Lists->page(), self::OPTION, [
			'type'              => 'string',
			'default'           => 'no',
			'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
		] );
		add_settings_section( 'marketday_wishlist', __( 'Wishlist', 'marketday' ), '__return_null', SettingsTab::Lists->page() );
		add_settings_field( self::OPTION, __( 'Who can have one', 'marketday' ), [ $this, 'printField' ], SettingsTab::Lists->page(), 'marketday_wishlist' );
	}

	public function printField(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label><p class="description">%s</p>',
			esc_attr( self::OPTION ),
			checked( $this->isOn(), true, false ),
			esc_html__( 'Logged-in shoppers only', 'marketday' ),
			esc_html__( 'Otherwise, guests’ lists stay in their browser for seven days and join their account when they log in.', 'marketday' )
		);
	}
}

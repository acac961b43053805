<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;

/** Asks the site's people, before they delete the plugin, whether its data goes with it. */
#[LoadsIf( 'settings', 'admin_init' )]
final class DeletionSetting implements Feature {
	private const SECTION = 'marketday_deletion';

	public function register(): void {
		add_action( 'wp_uninitialize_site', Removal::forgetUsersOf( ... ) );
		// The last of the screen.
		add_action( 'admin_init', $this->addField( ... ), 99 );
	}

	private function addField(): void {
		register_setting( SettingsTab::Security->page(), Removal::OPTION, [ 'sanitize_callback' => SettingInput::box() ] );
		add_settings_section( self::SECTION, __( 'Deleting Marketday', 'marketday' ), '__return_null', SettingsTab::Security->page() );
		add_settings_field( Removal::OPTION, __( 'Data', 'marketday' ), $this->printField( ... ), SettingsTab::Security->page(), self::SECTION );
	}

	private function printField(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label><p class="description">%s</p><p class="description">%s</p>',
			esc_attr( Removal::OPTION ),
			checked( get_option( Removal::OPTION ), 'yes', false ),
			esc_html__( 'Delete all data along with Marketday', 'marketday' ),
			esc_html__(
				'This deletes newsletter subscribers with their lists and consent, wishlists, events, size charts, back-in-stock requests, baskets, payment records and all settings. It can’t be undone.',
				'marketday'
			),
			esc_html__(
				'Products, orders, customers, coupons and pages always stay, as they belong to the shop. Leave this off and everything else stays too, ready for when you reinstall Marketday.',
				'marketday'
			)
		);
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Whether Marketday's templates take the place of those that the shop's engine brings. They do unless a site says no: what the site's
 * theme or editor made stays in either case. Where the engine brings none, there is nothing to choose.
 */
#[LoadsIf( 'settings', 'admin_init' )]
final class TemplateSetting {
	private const OPTION = 'marketday_templates';

	public function register(): void {
		add_action( 'admin_init', [ $this, 'addField' ] );
	}

	public function isOn(): bool {
		return [] === $this->yieldingPlugins() || 'no' !== get_option( self::OPTION, 'yes' );
	}

	/** @return list<string> Whose templates make way, by the name they are registered with. */
	public function yieldingPlugins(): array {
		/**
		 * Plugins whose block templates make way for Marketday's, where the site uses those.
		 *
		 * @param list<string> $plugins Such as `woocommerce`.
		 */
		$plugins = apply_filters( 'marketday_yielding_plugins', [] );
		return array_values( array_filter( is_array( $plugins ) ? $plugins : [], 'is_string' ) );
	}

	public function addField(): void {
		if ( [] === $this->yieldingPlugins() || ! wp_is_block_theme() ) {
			return;
		}
		register_setting(
			SettingsTab::Shop->page(),
			self::OPTION,
			[
				'type'              => 'string',
				'default'           => 'yes',
				'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
			]
		);
		add_settings_section( 'marketday_templates', __( 'Templates', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field( self::OPTION, __( 'Shop pages', 'marketday' ), [ $this, 'printField' ], SettingsTab::Shop->page(), 'marketday_templates' );
	}

	public function printField(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label><p class="description">%s</p>',
			esc_attr( self::OPTION ),
			checked( 'no' !== get_option( self::OPTION, 'yes' ), true, false ),
			esc_html__( 'Use Marketday’s templates for shop, product, search results, basket, checkout and account', 'marketday' ),
			esc_html__( 'Templates your theme provides, or that you’ve changed in the site editor, stay as they are.', 'marketday' )
		);
	}
}

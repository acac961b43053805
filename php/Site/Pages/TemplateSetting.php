<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;

/** The setting that decides whose templates a site shows. */
#[LoadsIf( 'settings', 'admin_init' )]
final class TemplateSetting {
	public function __construct( private readonly YieldingTemplates $templates ) {}

	public function register(): void {
		Preload::options( YieldingTemplates::OPTION );
		add_action( 'admin_init', [ $this, 'addField' ] );
	}

	public function addField(): void {
		if ( [] === $this->templates->plugins() || ! wp_is_block_theme() ) {
			return;
		}
		register_setting(
			SettingsTab::Shop->page(),
			YieldingTemplates::OPTION,
			[
				'type'              => 'string',
				'default'           => 'yes',
				'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
			]
		);
		add_settings_section( 'marketday_templates', __( 'Templates', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field( YieldingTemplates::OPTION, __( 'Shop pages', 'marketday' ), [ $this, 'printField' ], SettingsTab::Shop->page(), 'marketday_templates' );
	}

	public function printField(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label><p class="description">%s</p>',
			esc_attr( YieldingTemplates::OPTION ),
			checked( 'no' !== get_option( YieldingTemplates::OPTION, 'yes' ), true, false ),
			esc_html__( 'Use Marketday’s templates for shop, product, search results, basket, checkout and account', 'marketday' ),
			esc_html__( 'Templates your theme provides, or that you’ve changed in the site editor, stay as they are.', 'marketday' )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;

/** The step that follows when a product joins the comparison (`added_action` of the contract). */
final class ActionSetting {
	private const OPTION = 'marketday_compare_action';

	public function register(): void {
		Preload::options( self::OPTION );
		add_action( 'admin_init', [ $this, 'addField' ] );
	}

	/** @return 'message'|'popup'|'redirect' */
	public function value(): string {
		$value = get_option( self::OPTION, 'message' );
		return 'popup' === $value || 'redirect' === $value ? $value : 'message';
	}

	public function addField(): void {
		register_setting( SettingsTab::Lists->page(), self::OPTION, [
			'type'              => 'string',
			'default'           => 'message',
			'sanitize_callback' => static fn ( mixed $value ): string => is_string( $value ) && isset( self::choices()[ $value ] ) ? $value : 'message',
		] );
		add_settings_section( 'marketday_compare', __( 'Compare', 'marketday' ), '__return_null', SettingsTab::Lists->page() );
		add_settings_field(
			self::OPTION,
			__( 'After adding a product', 'marketday' ),
			[ $this, 'printField' ],
			SettingsTab::Lists->page(),
			'marketday_compare',
			[ 'label_for' => self::OPTION ]
		);
	}

	public function printField(): void {
		printf( '<select id="%1$s" name="%1$s">', esc_attr( self::OPTION ) );
		foreach ( self::choices() as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $this->value(), false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/** @return array<string, string> */
	private static function choices(): array {
		return [
			'message'  => __( 'Show a message with a link', 'marketday' ),
			'popup'    => __( 'Open the comparison', 'marketday' ),
			'redirect' => __( 'Go to the comparison page', 'marketday' ),
		];
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;

/** Places of a chart on a product's page. */
enum ChartPlace: string {
	case Button = 'button';
	case Tab    = 'tab';
	case Both   = 'both';

	public const OPTION = 'marketday_size_chart_place';

	/** Option in which WowStore keeps its choice. */
	public const BEFORE = 'wopb_options';

	public static function chosenPlace(): self {
		$own = get_option( self::OPTION );
		return self::tryFrom( is_string( $own ) ? $own : '' ) ?? self::before();
	}

	public function hasButton(): bool {
		return self::Tab !== $this;
	}

	public function hasTab(): bool {
		return self::Button !== $this;
	}

	public static function addField(): void {
		register_setting( SettingsTab::Shop->page(), self::OPTION, [
			'type'              => 'string',
			'default'           => self::before()->value,
			'sanitize_callback' => static fn ( mixed $value ): string => ( self::tryFrom( is_string( $value ) ? $value : '' ) ?? self::chosenPlace() )->value,
		] );
		add_settings_section( 'marketday_size_charts', __( 'Size charts', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field(
			self::OPTION,
			__( 'On product pages', 'marketday' ),
			self::printField( ... ),
			SettingsTab::Shop->page(),
			'marketday_size_charts',
			[ 'label_for' => self::OPTION ]
		);
	}

	/** Place that a shop that used WowStore had chosen there. */
	private static function before(): self {
		$options = get_option( self::BEFORE );
		return is_array( $options ) && 'additional_tab' === ( $options['size_chart_display'] ?? '' ) ? self::Tab : self::Button;
	}

	private static function printField(): void {
		$labels = [
			self::Button->value => __( 'Button in the form that opens the chart', 'marketday' ),
			self::Tab->value    => __( 'Tab below with the chart', 'marketday' ),
			self::Both->value   => __( 'Both', 'marketday' ),
		];
		printf( '<select name="%1$s" id="%1$s">', esc_attr( self::OPTION ) );
		foreach ( $labels as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, self::chosenPlace()->value, false ), esc_html( $label ) );
		}
		printf(
			'</select><p class="description"><a href="%s">%s</a></p>',
			esc_url( admin_url( 'edit.php?post_type=' . SizeChart::POST_TYPE ) ),
			esc_html__( 'Edit the size charts', 'marketday' )
		);
	}
}

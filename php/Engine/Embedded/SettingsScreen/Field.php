<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Admin\RefusedInput;

use Marketday\Kernel\Admin\SettingsTab;

/** A setting on the screen: how it is shown, and what it may be. What it may not be is told, and changes nothing. */
final class Field {
	/**
	 * @param Closure( mixed ): mixed $read  The value to save; null for one that may not be.
	 * @param Closure(): void         $print
	 * @param string|null             $id    Of the one field that the label is for; '' where there are several.
	 * @param string                  $help  What to do where the value may not be.
	 */
	public static function add(
		string $section,
		string $option,
		string $label,
		Closure $read,
		Closure $print,
		?string $id = null,
		string $help = ''
	): void {
		$tab = self::tab( $section );
		register_setting(
			$tab->page(),
			$option,
			[
				'sanitize_callback' => static function ( mixed $value ) use ( $option, $label, $read, $help ): mixed {
					$saved = $read( is_string( $value ) ? trim( $value ) : $value );
					return null === $saved ? RefusedInput::of( $option, $value, $label, '' === $help ? __( 'Choose another value.', 'marketday' ) : $help ) : $saved;
				},
			]
		);
		add_settings_field( $option, esc_html( $label ), $print, $tab->page(), $section, [ 'label_for' => $id ?? $option ] );
	}

	private static function tab( string $section ): SettingsTab {
		return match ( $section ) {
			'marketday_delivery' => SettingsTab::Delivery,
			'marketday_payment'  => SettingsTab::Payments,
			default              => SettingsTab::Shop,
		};
	}

	/**
	 * @param array<array-key, string>         $choices Labels by value.
	 * @param Closure( string ): string|null $shown   The choice that a stored value stands for.
	 */
	public static function choice( string $section, string $option, string $label, array $choices, ?Closure $shown = null ): void {
		$current = static function () use ( $option, $shown ): string {
			$stored = get_option( $option );
			$stored = is_scalar( $stored ) ? (string) $stored : '';
			return null === $shown ? $stored : $shown( $stored );
		};
		self::add(
			$section,
			$option,
			$label,
			// A stored value may say more than its choice: a country with its region.
			static fn ( mixed $value ): mixed => match ( true ) {
				! is_string( $value ) || ! isset( $choices[ $value ] ) => null,
				$value === $current()                                  => get_option( $option ),
				default                                                => $value,
			},
			static function () use ( $option, $choices, $current ): void {
				printf( '<select id="%1$s" name="%1$s">', esc_attr( $option ) );
				foreach ( $choices as $value => $name ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $current(), (string) $value, false ), esc_html( $name ) );
				}
				echo '</select>';
			}
		);
	}

	/** @param Closure( string ): bool $isValid */
	public static function text( string $section, string $option, string $label, Closure $isValid, string $help = '' ): void {
		self::add(
			$section,
			$option,
			$label,
			static fn ( mixed $value ): ?string => is_string( $value ) && $isValid( $value ) ? $value : null,
			static function () use ( $option ): void {
				$stored = get_option( $option );
				$value  = is_scalar( $stored ) ? (string) $stored : '';
				printf( '<input type="text" class="small-text" id="%1$s" name="%1$s" value="%2$s">', esc_attr( $option ), esc_attr( $value ) );
			},
			null,
			$help
		);
	}
}

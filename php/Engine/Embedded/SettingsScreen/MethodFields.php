<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Shipping\CostFormula;
use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Text\TextLine;

/** The settings of one method of delivery or payment, which WooCommerce keeps together in one option. */
final class MethodFields {
	/** @param array<string, string> $labels Of the settings that are shown, by name; what else is stored stays. */
	public static function add( string $section, string $option, string $label, array $labels, bool $hasSwitch ): void {
		Field::add(
			$section,
			$option,
			$label,
			static fn ( mixed $value ): ?array => self::read( $option, $value, $labels, $hasSwitch ),
			static fn () => self::print( $option, $label, $labels, $hasSwitch ),
			''
		);
	}

	/**
	 * @param array<string, string> $labels
	 * @return array<array-key, mixed>|null What is not on the screen stays.
	 */
	private static function read( string $option, mixed $value, array $labels, bool $hasSwitch ): ?array {
		$before   = self::readOption( $option );
		$settings = $before;
		if ( ! is_array( $value ) ) {
			return null;
		}
		foreach ( $value as $name => $text ) {
			if ( ! is_scalar( $text ) ) {
				return null;
			}
			if ( self::isAmount( (string) $name ) && ! self::isPrice( (string) $name, trim( (string) $text ) ) ) {
				RefusedInput::note(
					"{$option}[{$name}]",
					$text,
					$labels[ $name ] ?? (string) $name,
					'cost' === $name
						? __( 'Enter an amount like 3.95, or a formula like 2 * [qty].', 'marketday' )
						: __( 'Enter an amount like 40.', 'marketday' )
				);
				return $before;
			}
			if ( TextLine::hasMarkup( (string) $text ) ) {
				RefusedInput::note( "{$option}[{$name}]", $text, $labels[ $name ] ?? (string) $name, SettingInput::plainReason() );
				return $before;
			}
			$settings[ $name ] = TextLine::several( (string) $text );
		}
		if ( $hasSwitch ) {
			$settings['enabled'] = 'yes' === ( $value['enabled'] ?? 'no' ) ? 'yes' : 'no';
		}
		return $settings;
	}

	/** @param array<string, string> $labels */
	private static function print( string $option, string $group, array $labels, bool $hasSwitch ): void {
		$stored = self::readOption( $option );
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $group ) );
		$text   = static fn ( string $name ): string => is_scalar( $stored[ $name ] ?? null ) ? (string) $stored[ $name ] : '';
		if ( $hasSwitch ) {
			printf(
				'<p><label><input type="checkbox" name="%s[enabled]" value="yes"%s> %s</label></p>',
				esc_attr( $option ),
				checked( 'yes', $text( 'enabled' ), false ),
				esc_html__( 'Offer this', 'marketday' )
			);
		}
		foreach ( $labels as $name => $label ) {
			$field = self::isAmount( $name ) || 'title' === $name
				? '<input type="text" name="%s[%s]" value="%s">'
				: '<textarea name="%s[%s]" rows="2" cols="40">%s</textarea>';
			printf( '<p><label>%s<br>' . $field . '</label></p>', esc_html( $label ), esc_attr( $option ), esc_attr( $name ), esc_textarea( $text( $name ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- of two literals.
		}
		echo '</fieldset>';
	}

	private static function isAmount( string $name ): bool {
		return in_array( $name, [ 'cost', 'min_amount' ], true );
	}

	/** A plain price, or nothing; or a formula, where it is what a delivery costs. */
	private static function isPrice( string $name, string $text ): bool {
		return 1 === preg_match( '/^(\d{1,9}([.,]\d{1,6})?)?$/D', $text )
			|| ( 'cost' === $name && ! str_contains( $text, '<' ) && self::isFormula( $text ) );
	}

	/** True for a formula as WooCommerce reads them; one that is less than nothing whatever is bought is a slip. */
	private static function isFormula( string $text ): bool {
		$formula = new CostFormula( ( new EmbeddedSettings() )->baseCurrency() );
		return $formula->isReadable( $text ) && ( str_contains( $text, '[' ) || $formula->evaluate( $text, 1, 1.0 ) >= 0 );
	}

	/** @return array<array-key, mixed> */
	private static function readOption( string $option ): array {
		$stored = get_option( $option, [] );
		return is_array( $stored ) ? $stored : [];
	}
}

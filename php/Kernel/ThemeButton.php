<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** The theme's button, as the properties that the blocks' style sheets read. */
final class ThemeButton {
	/** Shape of WordPress's own buttons in content, where a block theme says nothing of it. */
	private const WORDPRESS_RADIUS = '9999px';

	/** @return array<array-key, mixed> `elements.button` of the global styles; in a block theme with the shape that its buttons in content have. */
	public static function styles(): array {
		$button = ThemeStyles::element( 'button' );
		if ( wp_is_block_theme() && '' === self::value( $button, 'border', 'radius' ) ) {
			$own              = self::value( ThemeStyles::block( 'core/button' ), 'border', 'radius' );
			$button['border'] = [ 'radius' => '' === $own ? self::WORDPRESS_RADIUS : $own ];
		}
		return $button;
	}

	/**
	 * @param mixed $styles `elements.button` of the global styles.
	 * @return string CSS declarations; '' where the theme says nothing of use.
	 */
	public static function properties( mixed $styles ): string {
		$background = self::value( $styles, 'color', 'background' );
		$text       = self::value( $styles, 'color', 'text' );
		$radius     = self::value( $styles, 'border', 'radius' );
		// One without the other may be unreadable.
		$colours = '' === $background || '' === $text ? '' : "--marketday-theme-button:{$background};--marketday-theme-on-button:{$text};";
		// Lines and bars of a pale accent would not be seen on the page (WCAG 1.4.11).
		$isPale   = '' !== $colours && ( Contrast::ratio( $background, '#ffffff' ) ?? 21.0 ) < 3.0;
		$colours .= $isPale ? '--marketday-accent-shape:var(--marketday-accent-line);' : '';
		return $colours . ( '' === $radius ? '' : "--marketday-theme-button-radius:{$radius};" );
	}

	private static function value( mixed $styles, string $group, string $name ): string {
		$value = is_array( $styles ) && is_array( $styles[ $group ] ?? null ) ? $styles[ $group ][ $name ] ?? '' : '';
		$value = is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : '';
		// A colour, a length or a property; nothing that could end the declaration.
		return 1 === preg_match( '/^[\w#.%(),\s\/-]+$/', $value ) && 'transparent' !== $value ? $value : '';
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * The button of a classic theme, which says it nowhere but in its own settings: of well-known themes they are read where those keep them, as their
 * customiser writes them. Of others it is not known, and Marketday's own is used.
 *
 * @phpstan-type Place array{option: string, background: string, text: string, colours: array{string, string}, accent?: array{string, string}}
 */
final class ClassicButton {
	/** Places by template: the option (a list of the theme's own, or its modifications), names in it, and what the theme has where nobody has changed them. */
	private const PLACES = [
		'storefront'    => [
			'option'     => '',
			'background' => 'storefront_button_background_color',
			'text'       => 'storefront_button_text_color',
			'colours'    => [ '#eeeeee', '#333333' ],
		],
		'generatepress' => [
			'option'     => 'generate_settings',
			'background' => 'form_button_background_color',
			'text'       => 'form_button_text_color',
			'colours'    => [ '#55555e', '#ffffff' ],
		],
		'oceanwp'       => [
			'option'     => '',
			'background' => 'ocean_theme_button_bg',
			'text'       => 'ocean_theme_button_color',
			'colours'    => [ '#13aff0', '#ffffff' ],
		],
		'astra'         => [
			'option'     => 'astra-settings',
			'background' => 'button-bg-color',
			'text'       => 'button-color',
			'colours'    => [ '', '#ffffff' ],
			// Of a button that has no colour of its own.
			'accent'     => [ 'theme-color', '#0170b9' ],
		],
	];

	/** @return array<string, mixed> As `elements.button` of the global styles; nothing where it is not known. */
	public static function styles(): array {
		$place = self::PLACES[ get_template() ] ?? null;
		$own   = null === $place ? '' : self::setting( $place['option'], $place['background'], $place['colours'][0] );
		$found = null === $place ? [] : [
			'color' => [
				'background' => '' === $own && isset( $place['accent'] ) ? self::setting( $place['option'], ...$place['accent'] ) : $own,
				'text'       => self::setting( $place['option'], $place['text'], $place['colours'][1] ),
			],
		];
		if ( isset( $found['color'] ) ) {
			$found['color']['background'] = Contrast::groundFor( $found['color']['text'], $found['color']['background'] );
		}
		/**
		 * The button of a classic theme: what Marketday's accent and shape are taken from.
		 *
		 * @param array<string, mixed> $found As `elements.button` of theme.json.
		 */
		$filtered = apply_filters( 'marketday_classic_button', $found );
		return is_array( $filtered ) ? $filtered : [];
	}

	/**
	 * Rules that hold against the theme's own for `button` and `[type="submit"]`, whose specificity is greater than a class's: one page has one kind of
	 * button, and its words can be read.
	 */
	public static function rules(): string {
		$button = '.marketday-button:not(.marketday-button--quiet,:disabled,.disabled,[aria-disabled="true"])';
		$off    = '.marketday-button.marketday-button:is(:disabled,.disabled,[aria-disabled="true"])'
			. '{border-color:var(--marketday-line);background:var(--marketday-surface);color:var(--marketday-muted);opacity:1!important;}';
		$look   = static fn ( string $ground ): string => "{border-color:{$ground};background:{$ground};color:var(--marketday-on-accent);}";
		return isset( self::PLACES[ get_template() ] )
			? $off . $button . $look( 'var(--marketday-accent)' ) . "{$button}:is(:hover,:focus)" . $look( 'var(--marketday-accent-strong)' )
			: '';
	}

	private static function setting( string $option, string $name, string $default ): string {
		$kept  = '' === $option ? [ $name => get_theme_mod( $name ) ] : get_option( $option );
		$value = is_array( $kept ) ? $kept[ $name ] ?? '' : '';
		return is_string( $value ) && '' !== $value ? $value : $default;
	}
}

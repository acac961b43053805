<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own colours and gradients, left out of the style sheet of a page that shows none: it prints them even where the theme's `theme.json`
 * says that it does not offer them.
 */
final class UnusedPresets {
	/** Names of a kind's presets, and of the switch that takes WordPress's away. */
	private const KINDS = [
		'palette'   => 'defaultPalette',
		'gradients' => 'defaultGradients',
	];

	/** Slugs that style sheets of other plugins name. */
	private const COMMON = [ 'black', 'white' ];

	/** Registers for pages that draw blocks of ours: a block theme has drawn them before their head is printed. */
	public static function register(): void {
		if ( wp_is_block_theme() ) {
			add_action( 'wp_enqueue_scripts', self::leaveOut( ... ), PHP_INT_MAX );
		}
	}

	private static function leaveOut(): void {
		$sheets = wp_styles()->get_data( 'global-styles', 'after' );
		// WordPress's template loader runs in the global scope.
		$page = $GLOBALS['template_html'] ?? null;
		if ( is_array( $sheets ) && is_string( $page ) && str_contains( $page, 'marketday-' ) ) {
			$slugs = self::slugs( wp_get_global_settings( [ 'color' ] ) );
			$less  = static fn ( mixed $css ): mixed => is_string( $css ) ? self::without( $slugs, $css, $page ) : $css;
			wp_styles()->add_data( 'global-styles', 'after', array_map( $less, $sheets ) );
		}
	}

	/**
	 * @param mixed $settings `settings.color` of the site, WordPress's, the theme's and the site's people's.
	 * @return list<string> Slugs that the theme does not offer, and has no preset of its own for.
	 */
	public static function slugs( mixed $settings ): array {
		$slugs = [];
		foreach ( is_array( $settings ) ? self::KINDS : [] as $kind => $switch ) {
			$origins = is_array( $settings[ $kind ] ?? null ) ? $settings[ $kind ] : [];
			$of      = static fn ( string $origin ): array => array_column( is_array( $origins[ $origin ] ?? null ) ? $origins[ $origin ] : [], 'slug' );
			if ( false === ( $settings[ $switch ] ?? null ) ) {
				$slugs = [ ...$slugs, ...array_diff( $of( 'default' ), $of( 'theme' ), $of( 'custom' ), self::COMMON ) ];
			}
		}
		return array_values( array_filter( $slugs, 'is_string' ) );
	}

	/** @return string A `style` element with those of them that a part shows which comes to a page later; '' where it shows none. */
	public static function laterStyle( string $html ): string {
		$slugs = wp_is_block_theme() ? self::findIn( self::slugs( wp_get_global_settings( [ 'color' ] ) ), $html ) : [];
		$css   = [] === $slugs ? '' : self::rules( $slugs, wp_get_global_stylesheet( [ 'variables', 'presets' ] ) );
		return '' === $css ? '' : "<style>{$css}</style>";
	}

	/**
	 * @param list<string> $slugs
	 * @param string       $css   The site's global styles.
	 * @param string       $page  The page's HTML, without its head.
	 * @return string The same where a style of the site reads one of them.
	 */
	public static function without( array $slugs, string $css, string $page ): string {
		$unused = array_values( array_diff( $slugs, self::findIn( $slugs, $page ) ) );
		if ( [] === $unused ) {
			return $css;
		}
		$less = preg_replace( self::pattern( $unused ), '', $css );
		return is_string( $less ) && 1 !== preg_match( '/--wp--preset--(?:color|gradient)--(?:' . self::anyOf( $unused ) . ')\b(?!-)/', $less ) ? $less : $css;
	}

	/**
	 * @param list<string> $slugs
	 * @param string       $css   The site's global styles.
	 * @return string Their rules alone.
	 */
	public static function rules( array $slugs, string $css ): string {
		preg_match_all( self::pattern( $slugs ), $css, $found );
		$properties = array_filter( $found[0], static fn ( string $rule ): bool => str_starts_with( $rule, '--' ) );
		$classes    = array_diff( $found[0], $properties );
		return ( [] === $properties ? '' : ':root{' . implode( '', $properties ) . '}' ) . implode( '', $classes );
	}

	/**
	 * @param list<string> $slugs
	 * @return list<string> Those that are in the HTML.
	 */
	private static function findIn( array $slugs, string $html ): array {
		return array_values( array_filter( $slugs, static fn ( string $slug ): bool => str_contains( $html, $slug ) ) );
	}

	/** @param list<string> $slugs */
	private static function pattern( array $slugs ): string {
		$any = self::anyOf( $slugs );
		return "/--wp--preset--(?:color|gradient)--(?:{$any}):[^;}]*;|\\.has-(?:{$any})-(?:gradient-background|(?:background-|border-)?color)\\{[^}]*\\}/";
	}

	/** @param list<string> $slugs */
	private static function anyOf( array $slugs ): string {
		return implode( '|', array_map( static fn ( string $slug ): string => preg_quote( $slug, '/' ), $slugs ) );
	}
}

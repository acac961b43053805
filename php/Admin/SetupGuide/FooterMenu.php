<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use WP_Nav_Menu_Widget;

/** A menu in the footer of a classic theme that shows menus only at its top: as WordPress's own widget, among those that stand there. */
final class FooterMenu {
	private const KIND = 'nav_menu';

	/** Id of the footer's first place for widgets, a bar before columns; '' where the theme has none. */
	public static function place(): string {
		$places = self::places();
		$bars   = preg_grep( '/bar/i', $places );
		return (string) ( $bars ? reset( $bars ) : reset( $places ) );
	}

	public static function isMade(): bool {
		$sidebars = self::widgets();
		foreach ( self::places() as $place ) {
			if ( preg_grep( '/^' . self::KIND . '-\d+$/', array_filter( (array) ( $sidebars[ $place ] ?? [] ), 'is_string' ) ) ) {
				return true;
			}
		}
		return false;
	}

	public static function add( int $menu ): void {
		$kind     = new WP_Nav_Menu_Widget();
		$settings = $kind->get_settings();
		$number   = 1 + max( 1, 0, ...array_filter( array_keys( $settings ), 'is_int' ) );
		$kind->save_settings( [ $number => [ 'title' => '', self::KIND => $menu ] ] + $settings );
		$widgets                  = self::widgets();
		$widgets[ self::place() ] = [ ...array_values( (array) ( $widgets[ self::place() ] ?? [] ) ), self::KIND . "-{$number}" ];
		wp_set_sidebars_widgets( $widgets );
	}

	/** @return array<array-key, mixed> Ids of widgets, by place. */
	private static function widgets(): array {
		$kept = get_option( 'sidebars_widgets', [] );
		return is_array( $kept ) ? $kept : [];
	}

	/** @return list<string> */
	private static function places(): array {
		$found = array_filter(
			$GLOBALS['wp_registered_sidebars'] ?? [],
			static fn ( array $sidebar ): bool => 1 === preg_match( '/footer/i', "{$sidebar['id']} {$sidebar['name']}" )
		);
		return array_map( 'strval', array_keys( $found ) );
	}
}

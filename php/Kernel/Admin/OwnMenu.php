<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** The menu 'Marketday', in which the screens of all features stand, whichever of them is loaded, in one order. */
final class OwnMenu {
	public const SLUG = 'marketday';

	/** Right of whoever runs the shop: of a shop manager, and of an administrator. */
	public const RIGHT = 'manage_woocommerce';

	/** @var array<string, int> By slug. */
	private static array $places = [];

	/**
	 * Adds a screen in the action `admin_menu`.
	 *
	 * @param callable(): mixed $show  Prints the screen.
	 * @param int               $place From 0; the settings are 90.
	 * @return string The hook of the screen, for `load-{$hook}`.
	 */
	public static function add( string $title, string $right, string $slug, callable $show, int $place ): string {
		self::keepPlace( $slug, $place );
		return (string) add_submenu_page( self::SLUG, $title, $title, $right, $slug, static fn (): mixed => $show() );
	}

	/** Keeps the place of a screen that is not loaded. */
	public static function keepPlace( string $slug, int $place ): void {
		self::$places[ $slug ] = $place;
		if ( false === has_action( 'admin_menu', [ self::class, 'arrange' ] ) ) {
			add_action( 'admin_menu', [ self::class, 'arrange' ], 99 );
		}
	}

	public static function placeOf( string $slug ): ?int {
		return self::$places[ $slug ] ?? null;
	}

	public static function address( string $slug ): string {
		return admin_url( "admin.php?page={$slug}" );
	}

	public static function arrange(): void {
		global $submenu;
		if ( isset( $submenu[ self::SLUG ] ) && is_array( $submenu[ self::SLUG ] ) ) {
			usort( $submenu[ self::SLUG ], static fn ( array $one, array $other ): int => ( self::$places[ $one[2] ] ?? 80 ) <=> ( self::$places[ $other[2] ] ?? 80 ) );
		}
		self::leadOn();
	}

	/** Screens that stood under Settings and Tools before there was this menu: bookmarks and others' links go on working. */
	private static function leadOn(): void {
		global $pagenow;
		$page = $_GET['page'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( ! is_string( $page ) || ! isset( self::$places[ $page ] ) || ! in_array( $pagenow, [ 'options-general.php', 'tools.php' ], true ) ) {
			return;
		}
		$slug = self::SLUG === $page ? SettingsTabsScreen::SLUG : $page;
		$sent = array_filter( wp_unslash( $_GET ), 'is_string' ); // phpcs:ignore WordPress.Security -- of a screen that checks them.
		wp_safe_redirect( add_query_arg( [ 'page' => $slug ] + array_map( 'rawurlencode', $sent ), admin_url( 'admin.php' ) ) );
		exit;
	}
}

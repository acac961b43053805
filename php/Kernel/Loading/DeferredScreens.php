<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;

/**
 * Entries of the admin's menu whose features are loaded when their screen is opened.
 *
 * @phpstan-import-type Screen from HookMap
 */
final class DeferredScreens {
	public function __construct(
		private readonly DeferredFeatures $features,
		private readonly HookMap $map
	) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	public function add(): void {
		$opened = $_GET['page'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		foreach ( $this->map->screens() as $feature => $screens ) {
			if ( in_array( $opened, array_column( $screens, 'slug' ), true ) ) {
				$this->features->load( $feature );
			} elseif ( $this->features->isWaiting( $feature ) ) {
				array_map( self::addEntry( ... ), $screens );
			}
		}
	}

	/** @param Screen $screen Texts in English. */
	private static function addEntry( array $screen ): void {
		// phpcs:disable WordPress.WP.I18n -- the feature's own texts, which are in the catalogue of texts.
		$title = translate( $screen['title'], 'marketday' );
		$menu  = translate( $screen['menu'], 'marketday' );
		// phpcs:enable
		null === $screen['place'] || '' === $screen['parent'] || OwnMenu::keepPlace( $screen['slug'], (int) $screen['place'] );
		'' === $screen['parent']
			? add_menu_page( $title, $menu, $screen['right'], $screen['slug'], '__return_null', $screen['icon'], $screen['place'] )
			: add_submenu_page( $screen['parent'], $title, $menu, $screen['right'], $screen['slug'], '__return_null' );
	}
}

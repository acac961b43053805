<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\View;

/**
 * The screen 'Marketday → Settings', in tabs. Features add their sections and fields to a tab through WordPress's Settings API; a tab where none
 * has any is not shown.
 */
final class SettingsTabsScreen implements Feature {
	/** The screen's address, and the start of `option_page` of each tab. */
	public const SLUG = 'marketday-settings';

	private const RIGHT = 'manage_options';

	public function register(): void {
		add_action( 'admin_menu', $this->addScreen( ... ) );
	}

	/** Tells whether this request shows the page, or saves what was set there. */
	public static function isAsked(): bool {
		$asked = [ $_GET['page'] ?? '', $_POST['option_page'] ?? '' ]; // phpcs:ignore WordPress.Security -- compared only.
		return is_admin() && ( self::SLUG === $asked[0] || ( is_string( $asked[1] ) && str_starts_with( $asked[1], self::SLUG . '-' ) ) );
	}

	public static function address(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function addScreen(): void {
		$hook = OwnMenu::add( __( 'Settings', 'marketday' ), self::RIGHT, self::SLUG, $this->printScreen( ... ), 90 );
		add_action( "load-{$hook}", static fn () => AdminStyle::enqueueLater() );
	}

	private function printScreen(): void {
		$tabs    = array_values( array_filter( SettingsTab::cases(), static fn ( SettingsTab $tab ): bool => $tab->isUsed() ) );
		$asked   = SettingsTab::tryFrom( is_string( $_GET['tab'] ?? null ) ? sanitize_key( $_GET['tab'] ) : '' ); // phpcs:ignore WordPress.Security -- chooses what is shown.
		$shown   = null !== $asked && in_array( $asked, $tabs, true ) ? $asked : $tabs[0] ?? SettingsTab::Shop;
		$refused = RefusedInput::take();
		$sections = self::withPlaces( $shown );
		ob_start();
		do_settings_sections( $shown->page() );
		$html = ( new View( dirname( __DIR__ ) . '/views' ) )->render( 'settings', [
			'tabs'    => $tabs,
			'shown'   => $shown,
			'sections' => $sections,
			'refused' => $refused,
			'notices' => self::notices( $refused ),
			'fields'  => RefusedInput::mark( (string) ob_get_clean(), $refused ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** @return array<string, string> Titles of the tab's sections, by the ids that they get. */
	private static function withPlaces( SettingsTab $tab ): array {
		global $wp_settings_sections;
		$titles = [];
		foreach ( is_array( $wp_settings_sections[ $tab->page() ] ?? null ) ? array_keys( $wp_settings_sections[ $tab->page() ] ) : [] as $id ) {
			$section         =& $wp_settings_sections[ $tab->page() ][ $id ];
			$place           = sanitize_html_class( "section-{$id}" );
			$titles[ $place ] = (string) $section['title'];
			$section['before_section'] = sprintf( '<section class="marketday-card marketday-section" id="%s">', esc_attr( $place ) );
			$section['after_section']  = '</section>';
			unset( $section );
		}
		return $titles;
	}

	/**
	 * Notices that WordPress and other plugins add to the save.
	 *
	 * @param array<string, mixed> $refused
	 * @return list<array{type: string, message: string}>
	 */
	private static function notices( array $refused ): array {
		$notices = [];
		foreach ( get_settings_errors() as $error ) {
			if ( ! isset( $refused[ $error['code'] ] ) ) {
				$notices[] = [
					'type'    => match ( $error['type'] ) {
						'success', 'updated' => 'success',
						'warning', 'info'    => $error['type'],
						default              => 'error',
					},
					'message' => (string) $error['message'],
				];
			}
		}
		return $notices;
	}
}

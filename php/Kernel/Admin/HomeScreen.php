<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\View;

/**
 * The first screen of the menu 'Marketday': what needs attention, the week in figures, what is set up and what is missing. Features say by
 * filters what there is to tell; nothing is asked before the screen is opened.
 *
 * @phpstan-type Figure array{label: string, value: string, note: string, url: string}
 * @phpstan-type Task array{label: string, url: string, isDone: bool}
 */
final class HomeScreen implements Feature {
	/** Site Health asks other sites too: not at each look. */
	private const HEALTH = 'marketday_home_health';

	public function register(): void {
		add_action( 'admin_menu', $this->addScreen( ... ) );
	}

	private function addScreen(): void {
		add_menu_page( __( 'Marketday', 'marketday' ), __( 'Marketday', 'marketday' ), OwnMenu::RIGHT, OwnMenu::SLUG, '', 'dashicons-store', 56 );
		$hook = OwnMenu::add( __( 'Home', 'marketday' ), OwnMenu::RIGHT, OwnMenu::SLUG, $this->print( ... ), 0 );
		add_action( "load-{$hook}", static fn () => AdminStyle::enqueueLater() );
	}

	private function print(): void {
		do_action( DeferredFeatures::LOAD_ALL );
		/**
		 * The last seven days in figures.
		 *
		 * @param list<array{label: string, value: string, note: string, url: string}> $figures Plain text; `url` is of the screen that says more.
		 */
		$figures = apply_filters( 'marketday_home_figures', [] );
		/**
		 * The tasks that a shop needs, done or not.
		 *
		 * @param list<array{label: string, url: string, isDone: bool}> $tasks
		 */
		$tasks = current_user_can( 'manage_options' ) ? apply_filters( 'marketday_home_tasks', [] ) : [];
		$html  = ( new View( dirname( __DIR__ ) . '/views' ) )->render( 'home', [
			'figures'  => is_array( $figures ) ? array_values( $figures ) : [],
			'missing'  => array_values( array_filter( is_array( $tasks ) ? $tasks : [], static fn ( array $task ): bool => ! $task['isDone'] ) ),
			'done'     => array_values( array_filter( is_array( $tasks ) ? $tasks : [], static fn ( array $task ): bool => $task['isDone'] ) ),
			'problems' => current_user_can( 'view_site_health_checks' ) ? self::problems() : [],
			'health'   => admin_url( 'site-health.php' ),
			'again'    => wp_nonce_url( add_query_arg( 'look', 'again', OwnMenu::address( OwnMenu::SLUG ) ), self::HEALTH ),
			'settings' => array_values( array_filter( SettingsTab::cases(), static fn (): bool => current_user_can( 'manage_options' ) ) ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** The next look asks anew. */
	public static function forget(): void {
		delete_transient( self::HEALTH );
	}

	/** @return list<array{label: string, description: string, actions: string, isCritical: bool}> Findings of Site Health that are ours. */
	private static function problems(): array {
		$nonce = $_GET['_wpnonce'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$known = is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::HEALTH ) ? null : get_transient( self::HEALTH );
		if ( ! is_array( $known ) ) {
			$known = SiteHealth::forHome();
			set_transient( self::HEALTH, $known, 15 * MINUTE_IN_SECONDS );
		}
		return array_values( $known );
	}
}

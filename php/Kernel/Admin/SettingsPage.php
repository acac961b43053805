<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * The screen 'Settings → Marketday'. Features add their sections and fields through WordPress's Settings API; a site where none has
 * any gets no screen.
 */
#[LoadsIf( 'screen:options', 'admin_head' )]
final class SettingsPage implements Feature {
	/** Of `register_setting()`. */
	public const GROUP = 'marketday';

	/** Of `add_settings_section()`, and the screen's address. */
	public const SLUG = 'marketday';

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'addScreen' ] );
		// The menu is built before `admin_init`, in which sections are added.
		add_action( 'admin_head', [ $this, 'hideEmpty' ] );
	}

	/** Whether this request shows the page, or saves what was set there. */
	public static function isAsked(): bool {
		return is_admin() && in_array( self::SLUG, [ $_GET['page'] ?? '', $_POST['option_page'] ?? '' ], true ); // phpcs:ignore WordPress.Security -- compared only.
	}

	public static function address(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	public function addScreen(): void {
		add_options_page( __( 'Marketday', 'marketday' ), __( 'Marketday', 'marketday' ), 'manage_options', self::SLUG, [ $this, 'printScreen' ] );
	}

	public function hideEmpty(): void {
		global $wp_settings_sections;
		if ( [] === ( $wp_settings_sections[ self::SLUG ] ?? [] ) ) {
			remove_submenu_page( 'options-general.php', self::SLUG );
		}
	}

	public function printScreen(): void {
		?>
<div class="wrap">
<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
<form action="options.php" method="post">
		<?php
		settings_fields( self::GROUP );
		do_settings_sections( self::SLUG );
		submit_button();
		?>
</form>
</div>
		<?php
	}
}

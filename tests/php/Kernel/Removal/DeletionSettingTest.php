<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Removal;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Removal\Removal;
use Marketday\Tests\SiteTestCase;

/** The question whether data goes with the plugin. */
final class DeletionSettingTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		do_action( 'admin_init' );
	}

	public function test_stands_on_the_screen_is_off_and_says_what_it_takes(): void {
		$html = $this->screen();

		self::assertMatchesRegularExpression( '/<input type="checkbox" name="marketday_delete_all" value="yes">/', $html );
		self::assertStringContainsString( 'Delete all data along with Marketday', $html );
		self::assertStringContainsString( 'newsletter subscribers', $html );
	}

	public function test_keeps_yes_and_takes_anything_else_for_no(): void {
		update_option( Removal::OPTION, 'yes' );
		self::assertStringContainsString( 'value="yes" checked', str_replace( "'", '"', $this->screen() ) );

		update_option( Removal::OPTION, [ 'yes' ] );
		self::assertSame( 'no', get_option( Removal::OPTION ) );
	}

	private function screen(): string {
		ob_start();
		do_settings_sections( SettingsTab::Security->page() );
		return (string) ob_get_clean();
	}
}

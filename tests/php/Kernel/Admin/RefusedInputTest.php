<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Admin;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Tests\SiteTestCase;

/** What was typed into a setting and may not be. */
final class RefusedInputTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = [];
	}

	protected function tearDown(): void {
		$GLOBALS['wp_settings_errors'] = [];
		parent::tearDown();
	}

	public function test_a_field_shows_what_was_typed_with_the_reason_beside_it(): void {
		$html = RefusedInput::mark(
			'<input type="number" name="days" id="days" value="7" aria-describedby="days-help"><input name="other" value="x">',
			[ 'days' => [ 'label' => 'Days', 'why' => 'Enter a number.', 'typed' => 'a "week"' ] ]
		);

		self::assertStringContainsString( '<span class="marketday-refused" id="marketday-refused-days" tabindex="-1">Enter a number.</span><input', $html );
		self::assertStringContainsString( 'aria-describedby="marketday-refused-days days-help"', $html );
		self::assertStringContainsString( 'aria-invalid="true"', $html );
		self::assertStringContainsString( 'value="a &quot;week&quot;"', $html );
		self::assertStringContainsString( 'type="text"', $html );
		self::assertStringContainsString( '<input name="other" value="x">', $html );
	}

	public function test_what_was_typed_into_a_text_is_kept_and_a_secret_is_not(): void {
		$refused = [ 'label' => 'Words', 'why' => 'No.', 'typed' => 'one </textarea><script>' ];
		$html    = RefusedInput::mark( "<textarea name='words'>before</textarea><input type=\"password\" name=\"keys[secret]\" value=\"\">", [
			'words'        => $refused,
			'keys[secret]' => $refused,
		] );

		self::assertMatchesRegularExpression( '/<textarea[^>]*aria-invalid[^>]*>one &lt;/', $html );
		self::assertStringNotContainsString( '</textarea><script>', $html );
		self::assertStringNotContainsString( 'before', $html );
		self::assertMatchesRegularExpression( '/<input[^>]*type="password"[^>]*value=""/', $html );
	}

	public function test_a_setting_stays_as_it_was_and_says_why(): void {
		update_option( 'marketday_example', '5' );
		$clean = SettingInput::number( 'marketday_example', 'Days', 0, 30 );

		self::assertSame( '5', $clean( '-3' ) );
		self::assertSame( 'Days: Enter a whole number from 0 to 30.', get_settings_errors( 'marketday-settings' )[0]['message'] ?? '' );
		self::assertSame( 12, $clean( ' 12 ' ) );
	}

	public function test_numbers_and_addresses_are_read_to_the_letter(): void {
		foreach ( [ '1.5', '1e3', 'abc', '', '31', [], null ] as $sent ) {
			self::assertNull( SettingInput::whole( $sent, 0, 30 ) );
		}
		foreach ( [ 'hello', 'nonsense', 'ftp://bad.example', 'javascript:alert(1)', '//host', 'https://' ] as $sent ) {
			self::assertNull( SettingInput::readAddress( $sent ), $sent );
		}
		self::assertSame( 'https://hooks.example/a?b=1', SettingInput::readAddress( ' https://hooks.example/a?b=1 ' ) );
		self::assertSame( '', SettingInput::readAddress( '' ) );
	}
}

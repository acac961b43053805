<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\VisitorData;

use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use Marketday\Tests\SiteTestCase;

/** Every cookie is told once: to the policy, to consent tools, to docs/PROTOCOL.md. */
final class CookieRegistryTest extends SiteTestCase {
	/** @var array<array-key, mixed> */
	private array $cookies = [];

	/** Cookies that other tests have sent are theirs. */
	protected function setUp(): void {
		parent::setUp();
		[ $this->cookies, $_COOKIE ] = [ $_COOKIE, [] ];
	}

	protected function tearDown(): void {
		$_COOKIE = $this->cookies;
		parent::tearDown();
	}

	public function test_the_protocol_names_each_with_its_purpose(): void {
		$page    = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/PROTOCOL.md' );
		$missing = [];
		foreach ( CookieRegistry::all() as $name => $cookie ) {
			$row = sprintf(
				'| `%s` | %s | %s | %s |',
				$name,
				( $cookie['why'] )(),
				$cookie['purpose']->value,
				0 === $cookie['seconds'] ? 'session' : CookieRegistry::lifetime( $cookie['seconds'] )
			);
			str_contains( $page, $row ) || $missing[] = $row;
		}
		self::assertSame( [], $missing, 'Add these rows to the table of cookies in docs/PROTOCOL.md.' );
	}

	public function test_all_that_code_sends_is_told(): void {
		$sent = [];
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 4 ) . '/php', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			preg_match_all( "/const COOKIE\\s*=\\s*'([^']+)'/", (string) file_get_contents( (string) $file ), $found );
			array_push( $sent, ...$found[1] );
		}
		self::assertGreaterThan( 5, count( $sent ) );
		self::assertSame( [], array_values( array_diff( $sent, [ ...array_keys( CookieRegistry::all() ), 'wp_woocommerce_session_notice' ] ) ) );
	}

	public function test_is_sent_and_read_back_in_the_same_request(): void {
		FirstPartyCookie::send( 'marketday_wish_notes', 'a "note"', 0 );
		self::assertSame( 'a "note"', FirstPartyCookie::read( 'marketday_wish_notes' ) );
		FirstPartyCookie::send( 'marketday_wish_notes', '', 0 );
		self::assertSame( '', FirstPartyCookie::read( 'marketday_wish_notes' ) );
		$_COOKIE['marketday_wish_notes'] = [ 'a', 'b' ];
		self::assertSame( '', FirstPartyCookie::read( 'marketday_wish_notes' ) );
		unset( $_COOKIE['marketday_wish_notes'] );
	}

	public function test_waits_for_consent_where_the_site_asks_for_it(): void {
		self::assertTrue( Purpose::Preferences->isAllowed() );
		$asked = [];
		add_filter( 'marketday_visitor_consent', static function ( bool $isAllowed, string $purpose ) use ( &$asked ): bool {
			$asked[] = $purpose;
			return false;
		}, 10, 2 );
		FirstPartyCookie::send( RecentlyViewed::COOKIE, '12', 0 );
		FirstPartyCookie::send( 'marketday_wish_notes', 'yes', 0 );

		self::assertSame( [ '', 'yes', [ 'preferences' ] ], [ FirstPartyCookie::read( RecentlyViewed::COOKIE ), FirstPartyCookie::read( 'marketday_wish_notes' ), $asked ] );
	}

	public function test_are_offered_for_the_sites_privacy_policy(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		$GLOBALS['current_screen'] = new class() {
			public function in_admin(): bool {
				return true;
			}
		};
		do_action( 'admin_init' );
		unset( $GLOBALS['current_screen'] );
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );

		self::assertStringContainsString( '<code>wopb_compare</code>', $texts['Marketday'] ?? '' );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Emails;

use Marketday\Admin\Emails\EmailsFeature;
use Marketday\Admin\Emails\Preview;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Routes;
use Marketday\Tests\SiteTestCase;

/** Marketday → Emails. */
final class EmailsFeatureTest extends SiteTestCase {
	/** @var list<array<string, mixed>> */
	private array $emails = [];

	/** What samples are made of has tables of its own. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		do_action( 'marketday_load_all' );
		foreach ( EmailSamples::all() as $sample ) {
			$sample->write();
		}
	}

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		do_action( 'marketday_load_all' );
		add_filter( 'pre_wp_mail', function ( mixed $handled, array $email ): bool {
			$this->emails[] = $email;
			return true;
		}, 1, 2 );
	}

	private function screen( string $kind = '', string $scheme = '' ): string {
		$_GET = [ 'page' => EmailsFeature::SLUG, 'kind' => $kind, 'scheme' => $scheme ];
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['menu']    ??= [];
		$GLOBALS['submenu'] ??= [];
		do_action( 'admin_menu', '' );
		ob_start();
		do_action( get_plugin_page_hookname( EmailsFeature::SLUG, 'marketday' ) );
		return (string) ob_get_clean();
	}

	public function test_every_kind_can_be_written_as_html_and_as_text(): void {
		$samples = EmailSamples::all();

		foreach ( [ 'account-welcome', 'account-reset', 'newsletter-confirm', 'newsletter-welcome' ] as $kind ) {
			self::assertArrayHasKey( $kind, $samples );
		}
		self::assertSame( ! self::isWooCommerce(), isset( $samples['customer-processing-order'] ), 'WooCommerce shows its own.' );
		foreach ( $samples as $kind => $sample ) {
			$email = $sample->write();
			self::assertNotSame( '', $email->subject, $kind );
			self::assertStringContainsString( '<h1', $email->html, $kind );
			self::assertStringNotContainsString( '<', str_replace( '<>', '', $email->text ), $kind );
		}
	}

	public function test_the_screen_lists_the_kinds_and_shows_one_in_two_widths(): void {
		$html = $this->screen( 'newsletter-confirm', 'dark' );

		self::assertSame( 2, substr_count( $html, '<iframe' ) );
		self::assertStringContainsString( 'width="320"', $html );
		self::assertStringContainsString( 'width="600"', $html );
		self::assertStringContainsString( 'sandbox="allow-popups allow-popups-to-escape-sandbox"', $html );
		self::assertMatchesRegularExpression( '/kind=newsletter-confirm" aria-current="page"/', $html );
		self::assertStringContainsString( esc_attr( '@media all{' ), $html );
		self::assertStringContainsString( '<pre>', $html );
	}

	public function test_a_preview_has_the_scheme_that_is_asked_for(): void {
		$email = new WrittenEmail( 'One', '<head><style>:root{color-scheme:light dark;}@media (prefers-color-scheme:dark){a{}}</style>', 'One' );
		self::assertSame( '<head><base target="_blank"><style>:root{color-scheme:light;}@media not all{a{}}</style>', Preview::of( $email, false ) );
		self::assertSame( '<head><base target="_blank"><style>:root{color-scheme:dark;}@media all{a{}}</style>', Preview::of( $email, true ) );
	}

	public function test_a_test_goes_to_whoever_asks_and_not_without_end(): void {
		remove_all_filters( 'marketday_rate_limit' );
		$received = [];
		for ( $number = 0; $number < 21; $number++ ) {
			$received[] = $this->send( 'marketday_test_email', [ 'kind' => 'newsletter-confirm' ] );
		}

		self::assertStringContainsString( 'told=sent', $received[0] );
		self::assertStringContainsString( 'told=limit', $received[20] );
		self::assertCount( 20, $this->emails );
		self::assertSame( wp_get_current_user()->user_email, $this->emails[0]['to'] );
		self::assertStringStartsWith( '[Test] ', (string) $this->emails[0]['subject'] );
	}

	public function test_the_shops_own_words_about_returns_are_kept(): void {
		$this->send( 'marketday_email_returns', [ 'returns' => "Bring it back.\nAny day." ] );

		self::assertSame( "Bring it back.\nAny day.", get_option( 'marketday_mail_returns' ) );
	}

	public function test_markup_in_them_is_refused_and_changes_nothing(): void {
		$this->send( 'marketday_email_returns', [ 'returns' => 'Within < 5 days, 100%cash back.' ] );
		try {
			$this->send( 'marketday_email_returns', [ 'returns' => '<b>Never.</b>' ] );
			self::fail( 'Markup was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( 400, $problem->status );
		}

		self::assertSame( 'Within < 5 days, 100%cash back.', get_option( 'marketday_mail_returns' ) );
	}

	/** @param array<string, string> $fields @return string Where it leads. */
	private function send( string $action, array $fields ): string {
		$routes = new Routes();
		( new EmailsFeature( $this->engine(), $routes ) )->register();
		foreach ( $routes->all() as $route ) {
			if ( $action === $route->address ) {
				$response = ( $route->handler )( new Request( $fields ) );
				self::assertInstanceOf( Response::class, $response );
				return $response->headers['Location'] ?? '';
			}
		}
		self::fail( "There is no form {$action}." );
	}
}

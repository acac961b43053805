<?php

declare( strict_types=1 );

namespace Marketday\Tests\Account;

use Marketday\Buying\Account\AccountEmails;
use Marketday\Buying\Account\GuestForm;
use Marketday\Buying\Account\GuestFormHandler;
use Marketday\Buying\Account\GuestForms;
use Marketday\Buying\Account\LogInProofFormHandler;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Kernel\Http\KnownBrowser;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Schema;
use Marketday\Kernel\View;
use Marketday\Tests\SiteTestCase;
use WP_User;

/** Guests only logs in, asks for an account, and chooses a new password: all of it without telling who has an account. */
final class GuestFormsTest extends SiteTestCase {
	private GuestFormHandler $handler;

	private View $view;

	private WP_User $ann;

	/** @var list<array<string, mixed>> */
	private array $emails = [];

	protected function setUp(): void {
		parent::setUp();
		$this->view    = new View( dirname( __DIR__, 3 ) . '/php/Buying/Account/views' );
		$this->handler = new GuestFormHandler( $this->engine(), new AccountEmails( $this->engine() ) );
		$this->ann     = get_userdata( (int) wp_insert_user( [
			'user_login'      => 'ann-walker',
			'user_pass'       => 'a long password for Ann',
			'user_email'      => 'ann.walker@example.com',
			'user_registered' => '2026-01-01 10:00:00',
			'role'            => 'customer',
		] ) ) ?: self::fail( 'There is no Ann.' );
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'pre_wp_mail', function ( mixed $handled, array $email ): bool {
			$this->emails[] = $email;
			return true;
		}, 1, 2 );
	}

	protected function tearDown(): void {
		// WooCommerce's own transactions end the test's.
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( [ 'ann.walker@example.com', 'new.shopper@example.com' ] as $email ) {
			wp_delete_user( (int) email_exists( $email ) );
		}
		delete_option( 'woocommerce_enable_myaccount_registration' );
		parent::tearDown();
	}

	public function test_the_way_to_a_new_password_leads_to_its_form(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Account', 'post_content' => '<!-- wp:marketday/account /-->' ] );
		update_option( 'woocommerce_myaccount_page_id', $page );

		self::assertStringContainsString( 'form=' . GuestForm::LostPassword->value, wp_lostpassword_url() );
	}

	public function test_logs_in_and_answers_alike_for_a_wrong_password_and_an_unknown_user(): void {
		$known   = $this->refusal( GuestForm::LogIn, [ 'username' => 'ann-walker', 'password' => 'guessed' ] );
		$unknown = $this->refusal( GuestForm::LogIn, [ 'username' => 'nobody-here', 'password' => 'guessed' ] );
		$right   = $this->send( GuestForm::LogIn, [ 'username' => 'ann.walker@example.com', 'password' => 'a long password for Ann' ] );

		self::assertSame( [ 'default' => 'The username or password is incorrect. Please try again.' ], $known );
		self::assertSame( $known, $unknown );
		self::assertSame( 303, $right?->status );
		self::assertSame( $this->ann->ID, get_current_user_id() );
	}

	public function test_a_lost_password_is_answered_alike_for_known_and_unknown_users(): void {
		$known   = $this->send( GuestForm::LostPassword, [ 'user_login' => 'ann-walker' ] );
		$unknown = $this->send( GuestForm::LostPassword, [ 'user_login' => 'nobody-here' ] );

		self::assertSame( 303, $known?->status );
		self::assertEquals( $known, $unknown );
		self::assertSame( [], $this->emails, 'A job writes: a mail takes time that could be measured.' );
	}

	public function test_the_mails_link_leads_to_a_new_password_once(): void {
		$this->write( AccountEmails::RESET, 'Ann.Walker@example.com' );
		$link = $this->linkOf( $this->emails[0] );
		self::assertSame( [ 'ann.walker@example.com', 'new-password', 'ann-walker' ], [ $this->emails[0]['to'], $link['form'], $link['login'] ] );
		$_GET = $link;
		self::assertStringContainsString( 'Choose a new password', $this->shown() );

		$short = $this->refusal( GuestForm::NewPassword, [ 'password_1' => 'short', 'password_2' => 'other' ] + $link );
		foreach ( [ 'password', '        ', 'Ann.Walker@example.com' ] as $guessed ) {
			self::assertArrayHasKey( 'password_1', $this->refusal( GuestForm::NewPassword, [ 'password_1' => $guessed, 'password_2' => $guessed ] + $link ) );
		}
		$done  = $this->send( GuestForm::NewPassword, [ 'password_1' => 'a newer long one', 'password_2' => 'a newer long one' ] + $link );

		self::assertSame( [ 'password_1' => 'Choose a password of at least 8 characters.', 'password_2' => 'The passwords don’t match.' ], $short );
		self::assertSame( 303, $done?->status );
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'ann-walker', 'a newer long one' ) );
		self::assertSame(
			'This link has expired. Please ask for a new one.',
			$this->problem( GuestForm::NewPassword, [ 'password_1' => 'yet another one', 'password_2' => 'yet another one' ] + $link )->getMessage()
		);
		self::assertStringContainsString( 'This link has expired.', $this->shown() );
	}

	public function test_writes_to_nobody_who_has_no_account(): void {
		$this->write( AccountEmails::RESET, 'nobody@example.com' );

		self::assertSame( [], $this->emails );
	}

	public function test_fills_nobodys_mailbox(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( mixed $limit, string $name ): mixed => 'account-letters' === $name ? [ 'calls' => 2, 'seconds' => 1000 ] : $limit,
			20,
			2
		);
		for ( $time = 0; $time < 4; $time++ ) {
			$this->write( AccountEmails::RESET, 'ann.walker@example.com' );
		}

		self::assertCount( 2, $this->emails );
	}

	public function test_one_mailbox_is_one_however_its_address_is_written(): void {
		add_filter( 'marketday_rate_limit', static fn (): array => [ 'calls' => 4, 'seconds' => HOUR_IN_SECONDS ], 99 );
		foreach ( [ 'ann.lee@gmail.com', 'annlee+1@gmail.com', 'a.n.n.lee@googlemail.com', 'AnnLee@GoogleMail.com', 'annlee+2@gmail.com' ] as $number => $address ) {
			wp_insert_user( [ 'user_login' => "ann-{$number}", 'user_email' => $address, 'user_pass' => wp_generate_password() ] );
			$this->write( AccountEmails::RESET, $address );
		}
		self::assertCount( 4, $this->emails );

		foreach ( [ 'ann-walker', 'ann.walker@example.com', 'Ann.Walker@example.com', 'ann-walker', 'ann.walker@example.com' ] as $who ) {
			$this->write( AccountEmails::RESET, $who );
		}
		self::assertCount( 8, $this->emails, 'A name and its address are one mailbox.' );
	}

	public function test_what_strangers_ask_for_does_not_silence_the_owner(): void {
		remove_all_filters( 'marketday_rate_limit', 5 );
		$stranger = static fn (): string => '203.0.113.9';
		add_filter( 'marketday_visitor_address', $stranger );
		for ( $time = 0; $time < 4; $time++ ) {
			self::assertSame( 303, $this->send( GuestForm::LostPassword, [ 'user_login' => 'ann-walker' ] )?->status );
			$this->write( AccountEmails::RESET, 'ann-walker' );
		}

		$refused = $this->problem( GuestForm::LostPassword, [ 'user_login' => 'ann-walker' ] );
		remove_filter( 'marketday_visitor_address', $stranger );
		add_filter( 'marketday_visitor_address', static fn (): string => '203.0.113.10' );
		$sent = $this->send( GuestForm::LostPassword, [ 'user_login' => 'ann-walker' ] );
		$this->write( AccountEmails::RESET, 'ann-walker' );

		self::assertSame( [ 429, 'You’ve asked for this several times. Check your inbox, or try again in a few minutes.' ], [ $refused->status, $refused->getMessage() ] );
		self::assertSame( 303, $sent?->status );
		self::assertCount( 5, $this->emails );
		self::assertNotNull( GuestFormHandler::owner( $this->linkOf( $this->emails[4] )['key'], 'ann-walker' ) );
	}

	public function test_many_networks_do_not_fill_a_mailbox_and_its_newest_link_stays_good(): void {
		remove_all_filters( 'marketday_rate_limit', 5 );
		for ( $network = 0; $network < 30; $network++ ) {
			$this->write( AccountEmails::RESET, 0 === $network % 2 ? 'ann-walker' : 'Ann.Walker@example.com' );
		}

		self::assertCount( 24, $this->emails );
		self::assertNotNull( GuestFormHandler::owner( $this->linkOf( $this->emails[23] )['key'], 'ann-walker' ) );
	}

	public function test_the_mail_after_many_wrong_passwords_makes_the_browser_known_and_logs_nobody_in(): void {
		$this->write( AccountEmails::PROOF, 'ann-walker' );
		$this->write( AccountEmails::PROOF, 'nobody-here' );

		self::assertCount( 1, $this->emails );
		$signed = $this->linkOf( $this->emails[0] )[ LogInProofFormHandler::PARAMETER ];
		unset( $_COOKIE[ KnownBrowser::COOKIE ] );
		$response = $this->follow( $signed );

		self::assertTrue( KnownBrowser::isOf( $this->ann->ID ) );
		self::assertSame( 0, get_current_user_id() );
		self::assertStringContainsString( 'form=proved', $response->headers['Location'] ?? '' );
		unset( $_COOKIE[ KnownBrowser::COOKIE ] );
		self::assertStringContainsString( 'form=proof-expired', $this->follow( "{$signed}x" )->headers['Location'] ?? '' );
		self::assertFalse( KnownBrowser::isOf( $this->ann->ID ) );
	}

	public function test_a_new_shopper_gets_an_account_and_a_link_and_a_known_one_a_reminder(): void {
		self::assertEquals(
			$this->send( GuestForm::Register, [ 'reg_email' => 'new.shopper@example.com' ] ),
			$this->send( GuestForm::Register, [ 'reg_email' => 'ann.walker@example.com' ] )
		);
		self::assertFalse( email_exists( 'new.shopper@example.com' ) );

		$this->write( AccountEmails::REGISTER, 'new.shopper@example.com' );
		$this->write( AccountEmails::REGISTER, 'new.shopper@example.com' );
		$this->write( AccountEmails::REGISTER, 'ann.walker@example.com' );

		$user = get_user_by( 'email', 'new.shopper@example.com' );
		self::assertSame( [ 'customer' ], $user ? array_values( $user->roles ) : [] );
		self::assertSame( [ 'new.shopper@example.com', 'ann.walker@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertStringStartsWith( 'Your account at', (string) $this->emails[0]['subject'] );
		self::assertStringStartsWith( 'You already have an account at', (string) $this->emails[1]['subject'] );
		self::assertNotNull( GuestFormHandler::owner( $this->linkOf( $this->emails[0] )['key'], $user->user_login ?? '' ) );
	}

	public function test_refuses_what_is_no_address_and_a_shop_without_registration(): void {
		self::assertSame( [ 'reg_email' => 'Enter a valid email address.' ], $this->refusal( GuestForm::Register, [ 'reg_email' => 'ann at home' ] ) );

		update_option( 'woocommerce_enable_myaccount_registration', 'no' );
		self::assertSame( 403, $this->problem( GuestForm::Register, [ 'reg_email' => 'new.shopper@example.com' ] )->status );
		self::assertStringNotContainsString( 'reg_email', $this->shown() );
	}

	public function test_a_captcha_stands_before_each_form_where_the_shop_asks_one(): void {
		add_filter( 'marketday_account_captcha', static fn ( string $html, string $form ): string => $html . "<i>{$form}</i>", 10, 2 );
		add_filter( 'marketday_account_captcha_refusal', static fn ( string $refusal, string $form, array $sent ): string => 'ABC' === ( $sent['answer'] ?? '' ) ? $refusal : "No {$form}.", 10, 3 );

		self::assertStringContainsString( '<i>log-in</i>', $this->shown() );
		self::assertSame( [ 'default' => 'No lost-password.' ], $this->refusal( GuestForm::LostPassword, [ 'user_login' => 'ann-walker' ] ) );
		self::assertSame( 303, $this->send( GuestForm::LostPassword, [ 'user_login' => 'ann-walker', 'answer' => 'ABC' ] )?->status );
	}

	public function test_who_asks_without_end_has_to_wait(): void {
		$from = '203.0.113.' . mt_rand( 1, 250 );
		add_filter( 'marketday_visitor_address', static fn (): string => $from );
		add_filter(
			'marketday_rate_limit',
			static fn ( mixed $limit, string $name ): mixed => 'account-forms' === $name ? [ 'calls' => 2, 'seconds' => 1000 ] : $limit,
			20,
			2
		);
		$this->send( GuestForm::LostPassword, [ 'user_login' => 'one' ] );
		$this->send( GuestForm::LostPassword, [ 'user_login' => 'two' ] );

		self::assertSame( 429, $this->problem( GuestForm::LostPassword, [ 'user_login' => 'three' ] )->status );
	}

	public function test_a_mail_that_is_refused_at_first_comes_once(): void {
		global $wpdb;
		$isUp = false;
		add_filter( 'pre_wp_mail', static function ( mixed $handled ) use ( &$isUp ): mixed { return $isUp ? $handled : false; }, PHP_INT_MAX );
		add_filter( 'pre_wp_mail', static function ( mixed $handled, array $email ) use ( &$isUp, &$sent ): mixed {
			$sent = $isUp ? [ ...( $sent ?? [] ), $email['to'] ] : null;
			return $handled;
		}, PHP_INT_MAX, 2 );
		$this->send( GuestForm::Register, [ 'reg_email' => 'newest.shopper@example.com' ] );
		$job = static function () use ( $wpdb ): void {
			$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
			do_action( Outbox::JOB );
		};
		$job();
		$isUp = true;
		$job();
		$job();

		self::assertSame( [ 'newest.shopper@example.com' ], $sent );
		self::assertNotFalse( get_user_by( 'email', 'newest.shopper@example.com' ) );
	}

	private function write( string $kind, string $who ): void {
		( new AccountEmails( $this->engine() ) )->register();
		// That of the site itself is there too: only one of them writes.
		$hook = $GLOBALS['wp_filter'][ AccountEmails::HOOK ];
		foreach ( $hook->callbacks[10] as $id => $callback ) {
			if ( count( $hook->callbacks[10] ) > 1 ) {
				unset( $hook->callbacks[10][ $id ] );
			}
		}
		do_action( AccountEmails::HOOK, $kind, $who );
	}

	/**
	 * @param array<string, mixed> $email
	 * @return array{form: string, login: string, key: string}
	 */
	private function linkOf( array $email ): array {
		preg_match( '/class="m-button" href="([^"]+)"/', (string) $email['message'], $found );
		parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ?? '' ), PHP_URL_QUERY ), $query );
		return array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $query + [ 'form' => '', 'login' => '', 'key' => '' ] );
	}

	private function shown(): string {
		return ( new GuestForms( $this->engine(), $this->view, $this->handler ) )->html( '', home_url( '/my-account/' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private function refusal( GuestForm $form, array $fields ): array {
		self::assertNull( $this->send( $form, $fields ) );
		return $this->handler->errors( $form );
	}

	/** @param array<string, string> $fields */
	private function problem( GuestForm $form, array $fields ): Problem {
		try {
			$this->send( $form, $fields );
		} catch ( Problem $problem ) {
			return $problem;
		}
		self::fail( 'Nothing was refused.' );
	}

	/** @param array<string, string> $fields */
	private function send( GuestForm $form, array $fields ): ?Response {
		$routes = new Routes();
		$this->handler->add( $routes );
		foreach ( $routes->all() as $route ) {
			if ( $route->address === "account-{$form->value}" ) {
				return ( $route->handler )( new Request( $fields ) );
			}
		}
		self::fail( "There is no form {$form->value}." );
	}

	/** As the router takes a link: the guard first, whose refusal is answered too. */
	private function follow( string $signed ): Response {
		$routes = new Routes();
		( new LogInProofFormHandler( $this->engine() ) )->add( $routes );
		$route   = $routes->all()[0];
		$request = new Request( [ LogInProofFormHandler::PARAMETER => $signed ] );
		try {
			$route->guard->check( $request );
			return ( $route->handler )( $request );
		} catch ( Problem $problem ) {
			return ( $route->refused )( $problem, $request );
		}
	}
}

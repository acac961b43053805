<?php

declare( strict_types=1 );

namespace Marketday\Tests\Account;

use Marketday\Buying\Account\AccountBlock;
use Marketday\Buying\Account\AccountEmails;
use Marketday\Buying\Account\AccountFormHandler;
use Marketday\Buying\Account\GuestFormHandler;
use Marketday\Buying\Account\GuestForms;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\Tests\SiteTestCase;
use WP_User;

/** Customers change their addresses and details by plain forms. */
final class AccountFormsTest extends SiteTestCase {
	private const PASSWORD = "Ann's long password";

	private AccountFormHandler $handler;

	private WP_User $ann;

	protected function setUp(): void {
		parent::setUp();
		$this->handler = new AccountFormHandler( $this->engine() );
		$this->ann     = get_userdata( (int) wp_insert_user( wp_slash( [
			'user_login'   => 'ann-walker',
			'user_pass'    => self::PASSWORD,
			'user_email'   => 'ann.walker@example.com',
			'first_name'   => 'Ann',
			'last_name'    => 'Walker',
			'display_name' => 'Ann W.',
			'role'         => 'customer',
		] ) ) ) ?: self::fail( 'There is no Ann.' );
		wp_set_current_user( $this->ann->ID );
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	protected function tearDown(): void {
		remove_filter( 'send_auth_cookies', '__return_false' );
		remove_filter( 'pre_wp_mail', '__return_true' );
		// WooCommerce's own transactions end the test's.
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->ann->ID );
		parent::tearDown();
	}

	public function test_keeps_an_address_and_leads_back_with_303(): void {
		$response = $this->send( 'save-address', [ 'billing_postcode' => 'ls1 4ap' ] + $this->address() );

		self::assertSame( 303, $response?->status );
		self::assertStringContainsString( 'section=addresses', $response->headers['Location'] );
		self::assertSame(
			[ 'Leeds', 'LS1 4AP' ],
			[ get_user_meta( $this->ann->ID, 'billing_city', true ), get_user_meta( $this->ann->ID, 'billing_postcode', true ) ]
		);
		self::assertSame( 'Leeds', $this->engine()->customers()->current()->billing->city );
		self::assertSame( '', get_user_meta( $this->ann->ID, 'shipping_city', true ) );
	}

	public function test_tells_each_fault_at_its_field_and_keeps_what_was_typed(): void {
		$response = $this->send( 'save-address', [ 'billing_postcode' => 'nowhere', 'billing_last_name' => '' ] + $this->address() );
		$html   = $this->shown( [ 'section' => 'addresses', 'edit' => 'billing' ] );

		self::assertNull( $response );
		self::assertSame( [ 'billing_last_name', 'billing_postcode' ], $this->sorted( array_keys( $this->handler->errors() ) ) );
		self::assertStringContainsString( 'id="billing_postcode-error"', $html );
		self::assertStringContainsString( 'value="Leeds"', $html );
		self::assertSame( '', get_user_meta( $this->ann->ID, 'billing_city', true ) );
	}

	public function test_shows_the_fields_of_another_country_without_keeping_anything(): void {
		$this->send( 'save-address', [ 'update-address' => '1', 'billing_country' => 'US' ] + $this->address() );
		$html = $this->shown( [ 'section' => 'addresses', 'edit' => 'billing' ] );

		self::assertStringContainsString( 'California', $html );
		self::assertStringContainsString( 'value="Leeds"', $html );
		self::assertSame( '', get_user_meta( $this->ann->ID, 'billing_city', true ) );
	}

	public function test_keeps_names_with_an_apostrophe_as_they_are(): void {
		$response = $this->send( 'save-details', [ 'account_last_name' => "O'Brien" ] + $this->details() );

		self::assertSame( 303, $response?->status );
		self::assertSame( "O'Brien", get_userdata( $this->ann->ID )->last_name );
	}

	public function test_wants_the_current_password_for_a_new_email_address(): void {
		$this->send( 'save-details', [ 'account_email' => 'new@example.com' ] + $this->details() );

		self::assertSame( [ 'password_current' => 'Enter your current password to change your password or email address.' ], $this->handler->errors() );
		self::assertSame( 'ann.walker@example.com', get_userdata( $this->ann->ID )->user_email );

		$this->send( 'save-details', [ 'account_email' => 'new@example.com', 'password_current' => self::PASSWORD ] + $this->details() );
		self::assertSame( 'new@example.com', get_userdata( $this->ann->ID )->user_email );
	}

	public function test_changes_the_password_to_one_that_logs_in(): void {
		$new = 'A newer "password"';
		$this->send( 'save-details', [ 'password_current' => self::PASSWORD, 'password_1' => $new, 'password_2' => $new ] + $this->details() );

		self::assertSame( [], $this->handler->errors() );
		// WordPress's log-in form compares what was posted, slashes and all.
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'ann-walker', wp_slash( $new ) ) );
	}

	public function test_refuses_a_wrong_password_an_unequal_one_and_a_short_one(): void {
		$faults = [
			'password_current' => [ 'password_current' => 'guessed', 'password_1' => 'long enough now', 'password_2' => 'long enough now' ],
			'password_2'       => [ 'password_current' => self::PASSWORD, 'password_1' => 'long enough now', 'password_2' => 'another one' ],
			'password_1'       => [ 'password_current' => self::PASSWORD, 'password_1' => 'short', 'password_2' => 'short' ],
			'password_1 '      => [ 'password_current' => self::PASSWORD, 'password_1' => 'password', 'password_2' => 'password' ],
		];
		foreach ( $faults as $field => $sent ) {
			$this->send( 'save-details', $sent + $this->details() );
			self::assertSame( [ trim( $field ) ], array_keys( $this->handler->errors() ) );
		}
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'ann-walker', wp_slash( self::PASSWORD ) ) );
		self::assertStringNotContainsString( 'guessed', $this->shown( [ 'section' => 'details' ] ) );
	}

	public function test_refuses_the_email_address_of_another_account(): void {
		wp_insert_user( [ 'user_login' => 'bob', 'user_pass' => 'a long password', 'user_email' => 'bob@example.com' ] );

		$this->send( 'save-details', [ 'account_email' => 'bob@example.com', 'password_current' => self::PASSWORD ] + $this->details() );

		self::assertSame( [ 'account_email' => 'That email address already has an account.' ], $this->handler->errors() );
	}

	public function test_takes_nothing_from_a_guest(): void {
		wp_set_current_user( 0 );

		$this->expectExceptionObject( Problem::forbidden( 'marketday_not_logged_in', 'Please log in first.' ) );

		$this->send( 'save-address', $this->address() );
	}

	public function test_refuses_a_list_where_text_is_due(): void {
		$this->expectException( Problem::class );

		$this->send( 'save-details', [ 'account_email' => [ 'a' ] ] + $this->details() );
	}

	/** @param array<string, mixed> $fields */
	private function send( string $action, array $fields ): ?Response {
		$routes = new Routes();
		$this->handler->add( $routes );
		foreach ( $routes->all() as $route ) {
			if ( Route::PAGE_FORM === $route->kind && $route->address === $action ) {
				return ( $route->handler )( new Request( $fields ) );
			}
		}
		self::fail( "There is no form {$action}." );
	}

	/** @param array<string, string> $query */
	private function shown( array $query ): string {
		$_GET = $query;
		$view   = new View( dirname( __DIR__, 3 ) . '/php/Buying/Account/views' );
		$guests = new GuestForms( $this->engine(), $view, new GuestFormHandler( $this->engine(), new AccountEmails( $this->engine() ) ) );
		return ( new AccountBlock( $this->engine(), $view, $this->handler, $guests ) )->render();
	}

	/** @return array<string, string> */
	private function address(): array {
		return [
			'address'            => 'billing',
			'billing_first_name' => 'Ann',
			'billing_last_name'  => 'Walker',
			'billing_address_1'  => '1 Mill Lane',
			'billing_city'       => 'Leeds',
			'billing_postcode'   => 'LS1 4AP',
			'billing_country'    => 'GB',
			'billing_email'      => 'ann.walker@example.com',
		];
	}

	/** @return array<string, string> */
	private function details(): array {
		return [
			'account_first_name'   => 'Ann',
			'account_last_name'    => 'Walker',
			'account_display_name' => 'Ann W.',
			'account_email'        => 'ann.walker@example.com',
		];
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}

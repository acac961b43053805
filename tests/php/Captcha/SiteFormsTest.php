<?php

declare( strict_types=1 );

namespace Marketday\Tests\Captcha;

use Marketday\Site\Captcha\Challenges;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

/** Each form of WordPress and of WooCommerce's account has a captcha of its own, which the site switches on for itself. */
final class SiteFormsTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Challenges::table();
	}

	protected function tearDown(): void {
		$_POST = [];
		unset( $GLOBALS['pagenow'] );
		parent::tearDown();
	}

	private function at( string ...$places ): void {
		update_option( 'marketday_captcha', [ 'provider' => 'built-in', 'places' => $places ] );
	}

	/** @param non-empty-string $hook */
	#[DataProvider( 'forms' )]
	public function test_a_form_asks_where_it_is_switched_on( string $place, string $hook ): void {
		$this->at( $place );
		ob_start();
		do_action( $hook );
		self::assertStringContainsString( 'name="marketday_captcha"', (string) ob_get_clean() );

		$this->at( 'newsletter' );
		ob_start();
		do_action( $hook );
		self::assertStringNotContainsString( 'marketday_captcha', (string) ob_get_clean() );
	}

	/** @return iterable<array{string, non-empty-string}> */
	public static function forms(): iterable {
		yield [ 'registration', 'register_form' ];
		yield [ 'log_in', 'login_form' ];
		yield [ 'lost_password', 'lostpassword_form' ];
		yield [ 'shop_registration', 'woocommerce_register_form' ];
		yield [ 'shop_log_in', 'woocommerce_login_form' ];
		yield [ 'shop_lost_password', 'woocommerce_lostpassword_form' ];
	}

	public function test_the_log_in_form_of_a_page_asks_too(): void {
		$this->at( 'log_in' );
		self::assertStringContainsString( 'name="marketday_captcha"', (string) wp_login_form( [ 'echo' => false ] ) );
	}

	/** @param non-empty-string $filter */
	#[DataProvider( 'shops' )]
	public function test_the_shops_forms_are_refused_without_an_answer( string $place, string $filter ): void {
		$this->at( $place );
		$errors = apply_filters( $filter, new WP_Error(), 'ann', 'x', 'ann@example.com' );
		self::assertSame( [ 'Please fill in the CAPTCHA.' ], $errors instanceof WP_Error ? $errors->get_error_messages() : [] );

		$this->at( 'registration', 'log_in' );
		$errors = apply_filters( $filter, new WP_Error(), 'ann', 'x', 'ann@example.com' );
		self::assertSame( [], $errors instanceof WP_Error ? $errors->get_error_messages() : [ '?' ] );
	}

	/** @return iterable<array{string, non-empty-string}> */
	public static function shops(): iterable {
		yield [ 'shop_registration', 'woocommerce_process_registration_errors' ];
		yield [ 'shop_log_in', 'woocommerce_process_login_errors' ];
	}

	public function test_a_lost_password_is_asked_of_its_form_alone(): void {
		$this->at( 'lost_password', 'shop_lost_password' );
		$refused = static function (): int {
			$errors = new WP_Error();
			do_action( 'lostpassword_post', $errors, false );
			return count( $errors->get_error_codes() );
		};
		self::assertSame( 0, $refused(), 'An administrator sends a link.' );

		$GLOBALS['pagenow'] = 'wp-login.php';
		self::assertSame( 1, $refused() );
		unset( $GLOBALS['pagenow'] );
		$_POST['wc_reset_password'] = 'true';
		self::assertSame( 1, $refused() );
		$this->at( 'lost_password' );
		self::assertSame( 0, $refused() );
	}

	public function test_comments_and_reviews_ask_each_for_itself(): void {
		$page    = (int) wp_insert_post( [ 'post_title' => 'Walks', 'post_type' => 'page', 'post_status' => 'publish' ] );
		$product = (int) wp_insert_post( [ 'post_title' => 'Mug', 'post_type' => 'product', 'post_status' => 'publish' ] );
		$field   = static function ( int $post ): string {
			$GLOBALS['post'] = get_post( $post );
			$field           = apply_filters( 'comment_form_submit_field', '<button>', [] );
			return is_string( $field ) ? $field : '';
		};
		$this->at( 'review' );
		self::assertStringContainsString( 'marketday_captcha', $field( $product ) );
		self::assertSame( '<button>', $field( $page ) );

		$this->at( 'comment' );
		self::assertSame( '<button>', $field( $product ) );
		self::assertStringContainsString( 'marketday_captcha', $field( $page ) );
	}
}

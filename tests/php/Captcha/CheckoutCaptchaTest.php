<?php

declare( strict_types=1 );

namespace Marketday\Tests\Captcha;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\Slot;
use Marketday\Kernel\SystemClock;
use Marketday\Site\Captcha\Challenges;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;

/** An order brings the answer of the checkout's captcha as the extension `rcfwc`. */
final class CheckoutCaptchaTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Challenges::table();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->choose( [] );
	}

	/** @param array<string, mixed> $more */
	private function choose( array $more ): void {
		update_option( 'marketday_captcha', $more + [ 'provider' => 'built-in', 'places' => [ 'checkout' ] ] );
	}

	/** @param array<string, mixed> $sent */
	private function refusal( array $sent, string $method = 'bacs' ): ?StoreError {
		try {
			SaleEvents::validateCheckout( new CheckoutRequest(
				new SubmittedAddresses( new Address( email: 'ann@example.com' ), new Address() ),
				$method,
				extensions: [ 'rcfwc' => $sent ]
			) );
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		return null;
	}

	/** @return array{captcha: string, captcha_session_id: string, captcha_work: string} */
	private function answer(): array {
		$challenges = new Challenges( new SystemClock() );
		$session    = $challenges->begin();
		return [ 'captcha' => (string) $challenges->phrase( $session ), 'captcha_session_id' => $session, 'captcha_work' => Solver::find( $session ) ];
	}

	public function test_an_order_without_an_answer_is_refused(): void {
		$refusal = $this->refusal( [] );

		self::assertSame( [ 'marketday_captcha', 'Please fill in the CAPTCHA.', 403 ], [ $refusal?->errorCode, $refusal?->getMessage(), $refusal?->status ] );
		self::assertSame( 'marketday_captcha', $this->refusal( [ 'token' => [ 'x' ], 'captcha' => 'ABCDE', 'captcha_session_id' => 'x' ] )?->errorCode );
	}

	public function test_who_has_begun_many_payments_answers_before_another_begins(): void {
		$ask   = static fn ( array $sent, bool $isMany ): mixed => apply_filters( 'marketday_payment_captcha_refusal', '', $sent, $isMany );
		$right = $this->answer();
		$form  = static fn ( array $answer ): array => [ 'form_encoded' => http_build_query( [ 'extensions' => [ 'rcfwc' => $answer ] ] ) ];

		self::assertSame( '', $ask( [], false ) );
		self::assertStringContainsString( 'pay through the checkout form', (string) $ask( [], true ) );
		self::assertStringContainsString( 'don’t match', (string) $ask( $form( [ 'captcha' => 'WRONG' ] + $this->answer() ), true ) );
		self::assertSame( '', $ask( $form( $right ), true ) );
		self::assertNotSame( '', $ask( $form( $right ), true ), 'An answer is good once.' );

		$this->choose( [ 'places' => [] ] );
		self::assertSame( '', $ask( [], true ) );
	}

	public function test_an_order_that_is_looked_at_twice_in_a_request_needs_one_answer(): void {
		$answer = $this->answer();

		self::assertNull( $this->refusal( $answer ) );
		self::assertNull( $this->refusal( $answer ) );
		self::assertNotNull( $this->refusal( [ 'captcha' => 'OTHER' ] + $answer ) );
	}

	public function test_one_answer_is_good_for_one_order_of_a_request(): void {
		$answer = $this->answer();

		self::assertNull( $this->refusal( $answer ) );
		SaleEvents::orderPlaced( 1 );
		self::assertNotNull( $this->refusal( $answer ) );
	}

	public function test_each_call_of_a_batch_brings_an_answer_of_its_own(): void {
		$first = $this->answer();

		self::assertSame( [ false, true, false ], $this->batch( $first, $first, $this->answer() ), 'Whether the captcha has refused it.' );
	}

	/**
	 * @param array<string, mixed> ...$solutions
	 * @return list<bool>
	 */
	private function batch( array ...$solutions ): array {
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/batch' );
		$request->set_header( 'Content-Type', 'application/json' );
		$address = [
			'first_name' => 'Ann',
			'last_name'  => 'Walker',
			'address_1'  => '1 High Street',
			'city'       => 'London',
			'postcode'   => 'SW1A 1AA',
			'country'    => 'GB',
			'email'      => 'ann@example.com',
		];
		$request->set_body( (string) wp_json_encode( [
			'requests' => array_map( static fn ( array $answer ): array => [
				'path'    => '/wc/store/v1/checkout',
				'method'  => 'POST',
				'headers' => [ 'Nonce' => wp_create_nonce( 'wc_store_api' ) ],
				'body'    => [
					'billing_address'  => $address,
					'shipping_address' => $address,
					'payment_method'   => 'bacs',
					'extensions'       => [ 'rcfwc' => $answer ],
				],
			], $solutions ),
		] ) );
		$responses = rest_do_request( $request )->get_data()['responses'] ?? [];
		return array_map( static fn ( array $one ): bool => 'marketday_captcha' === ( $one['body']['code'] ?? '' ), $responses );
	}

	public function test_nothing_is_asked_elsewhere(): void {
		$this->choose( [ 'places' => [ 'newsletter' ] ] );
		self::assertNull( $this->refusal( [] ) );
		self::assertStringNotContainsString( 'marketday-captcha', Slot::CheckoutBeforeSubmit->html() );
	}

	public function test_ways_to_pay_that_the_site_names_need_none(): void {
		$this->choose( [ 'without' => 'stripe, klarna' ] );

		self::assertNull( $this->refusal( [], 'klarna' ) );
		self::assertNotNull( $this->refusal( [], 'bacs' ) );
	}

	public function test_wallets_whose_buttons_stand_where_no_captcha_is_need_none(): void {
		add_filter( 'marketday_captcha_at_checkout', static fn ( bool $isAsked, CheckoutRequest $request ): bool => $isAsked && 'wallet' !== $request->paymentMethod, 10, 2 );

		self::assertNull( $this->refusal( [], 'wallet' ) );
		self::assertNotNull( $this->refusal( [] ) );
		self::assertNotNull( $this->refusal( [], 'marketday_paypal' ), 'Nobody has approved a payment.' );
	}

	public function test_who_is_logged_in_needs_none_where_the_site_asks_guests_alone(): void {
		wp_set_current_user( 1 );
		self::assertNotNull( $this->refusal( [] ) );

		$this->choose( [ 'who' => 'guests' ] );

		self::assertNull( $this->refusal( [] ) );
		wp_set_current_user( 0 );
		self::assertNotNull( $this->refusal( [] ) );
	}

	public function test_stands_before_the_button_of_every_checkout_with_the_contracts_names(): void {
		self::assertStringContainsString( 'name="extensions[rcfwc][captcha]"', Slot::CheckoutBeforeSubmit->html() );
		$this->choose( [ 'provider' => 'turnstile', 'site_key' => 'site', 'secret' => 'secret' ] );
		ob_start();
		do_action( 'woocommerce_review_order_before_payment' );
		self::assertStringContainsString( 'name="extensions[rcfwc][token]"', (string) ob_get_clean() );

		$block = apply_filters( 'render_block_woocommerce/checkout-actions-block', '<div>button</div>' );
		self::assertMatchesRegularExpression( '~^<div class="marketday-captcha-place" data-captcha="[^"]+rcfwc[^"]+"></div><div>button</div>$~D', is_string( $block ) ? $block : '' );
	}
}

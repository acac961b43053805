<?php

declare( strict_types=1 );

namespace Marketday\Tests\PayPal;

use Marketday\Buying\PayPal\CreateLimit;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Request;
use Marketday\Tests\SiteTestCase;

/** Who begins many payments is asked for a captcha, and then refused for a while: that is how stolen cards are tried. */
final class CreateLimitTest extends SiteTestCase {
	/** @var list<bool> Whether there were many, for each call. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		// The tests' site counts to a million elsewhere.
		add_filter( 'marketday_rate_limit', static fn ( mixed $limit, string $name ): mixed => match ( $name ) {
			'paypal-create'  => [
				'calls'   => 20,
				'seconds' => 900,
			],
			'paypal-captcha' => [
				'calls'   => 5,
				'seconds' => 900,
			],
			default          => $limit,
		}, 10, 2 );
		add_filter( 'marketday_visitor_address', static fn (): string => '198.51.100.28' );
	}

	public function test_the_sixth_payment_in_a_quarter_of_an_hour_has_to_answer_a_captcha(): void {
		add_filter( 'marketday_payment_captcha_refusal', function ( string $refusal, array $sent, bool $isMany ): string {
			$this->asked[] = $isMany;
			return $isMany && 'right' !== ( $sent['answer'] ?? '' ) ? 'Please fill in the CAPTCHA.' : $refusal;
		}, 10, 3 );
		for ( $call = 1; $call <= 5; $call++ ) {
			( new CreateLimit() )->check( new Request( [] ) );
		}

		self::assertSame( 'Please fill in the CAPTCHA.', $this->refusalOf( [] ) );
		self::assertSame( '', $this->refusalOf( [ 'answer' => 'right' ] ) );
		self::assertSame( [ false, false, false, false, false, true, true ], $this->asked );
	}

	public function test_after_twenty_nothing_is_begun_whatever_is_answered(): void {
		for ( $call = 1; $call <= 20; $call++ ) {
			( new CreateLimit() )->check( new Request( [] ) );
		}

		self::assertNotSame( '', $this->refusalOf( [ 'answer' => 'right' ] ) );
	}

	/** @param array<string, string> $sent */
	private function refusalOf( array $sent ): string {
		try {
			( new CreateLimit() )->check( new Request( $sent ) );
			return '';
		} catch ( StoreError | \Marketday\Kernel\Http\Problem $refusal ) {
			return $refusal->getMessage();
		}
	}
}

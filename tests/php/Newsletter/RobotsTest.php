<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;

/** A thousand sign-ups by robots, sent again as they come to shops: from few networks, for few people's addresses. */
final class RobotsTest extends NewsletterTestCase {
	private const SIGN_UPS  = 1000;
	private const NETWORKS  = 10;
	private const ADDRESSES = 10;

	private string $address = '';

	/** The limits are the feature's own, which the tests' site raises otherwise. */
	protected function setUp(): void {
		parent::setUp();
		$own = [];
		add_filter( 'marketday_rate_limit', static function ( mixed $limit, string $name ) use ( &$own ): mixed {
			$own[ $name ] = $limit;
			return $limit;
		}, 1, 2 );
		add_filter( 'marketday_rate_limit', static function ( mixed $limit, string $name ) use ( &$own ): mixed {
			return $own[ $name ];
		}, 99, 2 );
		add_filter( 'marketday_visitor_address', fn (): string => $this->address );
	}

	public function test_a_thousand_sign_ups_meet_the_caps_of_networks_and_of_mailboxes(): void {
		$taken = [];
		for ( $number = 0; $number < self::SIGN_UPS; $number++ ) {
			$network       = $number % self::NETWORKS;
			$this->address = "203.0.113.{$network}";
			// The same person, under names that lead to the same mailbox.
			$person = intdiv( $number, 7 ) % self::ADDRESSES;
			try {
				$this->subscribe( "victim{$person}+{$number}@example.com" );
				$taken[ $network ] = ( $taken[ $network ] ?? 0 ) + 1;
			} catch ( SubscriptionRefusedException $refused ) {
				self::assertSame( 429, $refused->status );
				self::assertGreaterThan( 0, $refused->retryAfter );
			}
		}
		self::assertCount( self::NETWORKS, $taken );
		self::assertLessThanOrEqual( 6, max( 0, ...array_values( $taken ) ) );

		$emails = array_count_values( array_map( static fn ( array $email ): string => (string) preg_replace( '/\+\d+@/', '@', $email['to'] ), $this->emails ) );
		self::assertNotSame( [], $emails );
		self::assertLessThanOrEqual( 3, max( 0, ...array_values( $emails ) ) );
		self::assertLessThanOrEqual( 3 * self::ADDRESSES, count( $this->emails ) );
	}

	public function test_from_as_many_networks_the_sites_hour_is_the_cap(): void {
		$hour = new RateLimit( 'newsletter-emails', 600, HOUR_IN_SECONDS, 'all' );
		for ( $sent = 0; $sent < 580; $sent++ ) {
			self::assertSame( 0, $hour->take() );
		}
		for ( $number = 0; $number < 60; $number++ ) {
			$this->address = "198.51.100.{$number}";
			$this->subscribe( "robot{$number}@example.com" );
		}

		self::assertGreaterThanOrEqual( 20, count( $this->emails ) );
		self::assertLessThan( 40, count( $this->emails ), 'The others leave later.' );
	}
}

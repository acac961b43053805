<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\SystemClock;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Providers\Deliveries;
use Marketday\Marketing\Newsletter\Providers\Event;
use Marketday\Marketing\Newsletter\Providers\EventKind;
use Marketday\Marketing\Newsletter\Providers\Webhook;
use Marketday\Tests\OtherSite;

/** Another program is told who has subscribed and who has left, in that order; while it is down, nothing is lost. */
final class DeliveriesTest extends NewsletterTestCase {
	private OtherSite $program;

	private Deliveries $deliveries;

	protected function setUp(): void {
		parent::setUp();
		Database::execute( 'DELETE FROM ' . Deliveries::table() );
		$this->program    = OtherSite::start( '<?php file_put_contents( __DIR__ . "/notes", file_get_contents( "php://input" ) . " " . ( $_SERVER["HTTP_X_MARKETDAY_SIGNATURE"] ?? "" ) . "\n", FILE_APPEND );' );
		$this->deliveries = new Deliveries(
			[ new Webhook( new Options(), new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ] ) ) ],
			$this->engine()->jobs(),
			$this->after,
			new SystemClock()
		);
		add_filter( 'http_request_host_is_external', '__return_true' );
		update_option( 'marketday_newsletter_webhook', "http://localhost:{$this->program->port}/letters" );
	}

	protected function tearDown(): void {
		$this->program->stop();
		parent::tearDown();
	}

	/** @return list<string> What the program was told: `subscribed ann@example.com`. */
	private function delivered(): array {
		$received = [];
		foreach ( explode( "\n", trim( $this->program->notes() ) ) as $line ) {
			$text = (array) json_decode( (string) strstr( "{$line} ", ' ', true ), true );
			if ( isset( $text['event'], $text['email'] ) ) {
				$received[] = "{$text['event']} {$text['email']}";
			}
		}
		return $received;
	}

	private function add( EventKind $kind, string $email ): void {
		$this->deliveries->add( new Event( $kind, $email, 5 ) );
	}

	private function waitsUntil(): ?int {
		return $this->engine()->jobs()->waitsUntil( Deliveries::JOB, [ Webhook::NAME ] );
	}

	/** Nobody listens at that port. */
	private function goDown( bool $isDown ): void {
		update_option( 'marketday_newsletter_webhook', $isDown ? 'http://localhost:9/' : "http://localhost:{$this->program->port}/letters" );
	}

	public function test_tells_what_happened_signed(): void {
		$this->add( EventKind::Subscribed, 'ann@example.com' );
		self::assertNotNull( $this->waitsUntil() );
		$this->deliveries->work( Webhook::NAME );

		[ $body, $signature ] = explode( ' ', trim( $this->program->notes() ), 2 ) + [ '', '' ];
		self::assertSame( [ 'subscribed', 'ann@example.com', '1970-01-01T00:00:05+00:00' ], array_slice( array_values( (array) json_decode( $body, true ) ), 0, 3 ) );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', $body, ( new Options() )->webhookSecret() ), $signature );
		self::assertSame( 0, $this->deliveries->waiting( Webhook::NAME ) );
	}

	public function test_a_program_that_is_down_hears_all_of_it_later_in_the_order_in_which_it_happened(): void {
		$this->goDown( true );
		$this->add( EventKind::Subscribed, 'ann@example.com' );
		$this->add( EventKind::Subscribed, 'bob@example.com' );
		$this->add( EventKind::Unsubscribed, 'ann@example.com' );
		$this->deliveries->work( Webhook::NAME );
		self::assertSame( 3, $this->deliveries->waiting( Webhook::NAME ) );
		self::assertEqualsWithDelta( time() + MINUTE_IN_SECONDS, $this->waitsUntil(), 5 );

		$this->goDown( false );
		$this->deliveries->work( Webhook::NAME );

		self::assertSame( [ 'subscribed ann@example.com', 'subscribed bob@example.com', 'unsubscribed ann@example.com' ], $this->delivered() );
	}

	public function test_what_is_refused_for_days_makes_way_and_is_not_lost(): void {
		$this->goDown( true );
		$this->add( EventKind::Subscribed, 'ann@example.com' );
		$this->add( EventKind::Subscribed, 'bob@example.com' );
		for ( $day = 0; $day < 10; $day++ ) {
			$this->deliveries->work( Webhook::NAME );
		}
		self::assertSame( 2, $this->deliveries->waiting( Webhook::NAME ) );

		$this->goDown( false );
		$this->deliveries->work( Webhook::NAME );
		self::assertEqualsCanonicalizing( [ 'subscribed ann@example.com', 'subscribed bob@example.com' ], $this->delivered() );
	}

	public function test_nothing_waits_where_the_site_wants_none_and_nobody_who_is_erased(): void {
		$this->goDown( true );
		$this->add( EventKind::Subscribed, 'ann@example.com' );
		$this->add( EventKind::Subscribed, 'bob@example.com' );
		$this->add( EventKind::Asked, 'eve@example.com' );
		self::assertSame( 2, $this->deliveries->waiting( Webhook::NAME ) );

		Deliveries::forget( 'bob@example.com' );
		self::assertSame( 1, $this->deliveries->waiting( Webhook::NAME ) );
		update_option( 'marketday_newsletter_webhook', '' );
		$this->deliveries->work( Webhook::NAME );
		self::assertSame( 0, $this->deliveries->waiting( Webhook::NAME ) );
		$this->add( EventKind::Subscribed, 'ann@example.com' );
		self::assertSame( 0, $this->deliveries->waiting( Webhook::NAME ) );
	}

	public function test_who_subscribes_and_leaves_is_told_of(): void {
		$this->subscribe( 'ann@example.com' );
		$ann = $this->subscription->confirm( $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail() );
		$this->subscription->unsubscribe( $ann );

		self::assertSame( 2, $this->deliveries->waiting( Webhook::NAME ) );
	}
}

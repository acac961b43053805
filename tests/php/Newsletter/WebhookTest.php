<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Newsletter\Options;
use Marketday\Newsletter\Webhook;
use Marketday\Tests\OtherSite;

/** Another program is told who has subscribed and who has left; while it is down, nothing is lost. */
final class WebhookTest extends NewsletterTestCase {
	private OtherSite $program;

	private Webhook $webhook;

	protected function setUp(): void {
		parent::setUp();
		$this->program = OtherSite::start( '<?php if ( "/down" === $_SERVER["REQUEST_URI"] ) { http_response_code( 500 ); exit; } file_put_contents( __DIR__ . "/notes", json_encode( [ file_get_contents( "php://input" ), $_SERVER["HTTP_X_MARKETDAY_SIGNATURE"] ?? "" ] ) );' );
		$this->webhook = new Webhook( new Options(), $this->engine()->jobs(), new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ] ) );
		add_filter( 'http_request_host_is_external', '__return_true' );
	}

	protected function tearDown(): void {
		$this->program->stop();
		parent::tearDown();
	}

	public function test_tells_what_happened_signed(): void {
		update_option( 'marketday_newsletter_webhook', "http://localhost:{$this->program->port}/letters" );
		$this->webhook->tell( 'subscribed', 'ann@example.com', 0, 0 );

		[ $body, $signature ] = (array) json_decode( $this->program->notes(), true ) + [ '', '' ];
		self::assertSame( [ 'subscribed', 'ann@example.com', '1970-01-01T00:00:00+00:00' ], array_slice( array_values( (array) json_decode( $body, true ) ), 0, 3 ) );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', $body, ( new Options() )->webhookSecret() ), $signature );
	}

	public function test_tells_a_program_that_is_down_later(): void {
		update_option( 'marketday_newsletter_webhook', "http://localhost:{$this->program->port}/down" );
		$this->webhook->tell( 'unsubscribed', 'ann@example.com', 5, 0 );

		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Webhook::JOB, [ 'unsubscribed', 'ann@example.com', 5, 1 ] ) );
		$this->webhook->tell( 'unsubscribed', 'ann@example.com', 5, 6 );
		self::assertNull( $this->engine()->jobs()->waitsUntil( Webhook::JOB, [ 'unsubscribed', 'ann@example.com', 5, 7 ] ) );
	}

	public function test_who_subscribes_is_planned_where_the_site_wants_it_and_only_there(): void {
		do_action( 'marketday_newsletter_subscribed', 1, 'ann@example.com' );
		self::assertStringNotContainsString( 'ann@example.com', (string) wp_json_encode( get_option( 'cron' ) ) );

		update_option( 'marketday_newsletter_webhook', 'https://program.example/' );
		do_action( 'marketday_newsletter_subscribed', 1, 'ann@example.com' );

		if ( 'embedded' === $this->engine()->name() ) {
			self::assertStringContainsString( 'ann@example.com', (string) wp_json_encode( get_option( 'cron' ) ) );
		}
	}
}

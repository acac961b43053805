<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Schema;
use Marketday\Tests\PluginAccess;

/** Mails about what became cheaper or came back: to those who asked, each piece of news once. */
final class WishlistEmailsTest extends ListsTestCase {
	/** @var list<array{to: string, subject: string, message: string, headers: list<string>}> */
	private array $emails = [];

	private bool $isSendingDown = false;

	protected function setUp(): void {
		parent::setUp();
		$this->emails = [];
		add_filter( 'pre_wp_mail', function ( mixed $sent, array $email ): bool {
			if ( ! $this->isSendingDown ) {
				$this->emails[] = $email;
			}
			return ! $this->isSendingDown;
		}, PHP_INT_MAX, 2 );
	}

	public function test_their_sample_shows_both_kinds_of_news(): void {
		$this->product( 'Tea towel', '8.00' );
		do_action( 'marketday_load_all' );
		$text = ( EmailSamples::all()['wishlist-news'] ?? null )?->write()->text ?? '';

		self::assertMatchesRegularExpression( '/Now £[\d.,]+\. It was £[\d.,]+ when you saved it\./', $text );
		self::assertStringContainsString( 'Back in stock.', $text );
	}

	public function test_nobody_gets_one_who_has_not_asked(): void {
		$this->call( 'add', $this->mug );
		$this->reprice( $this->mug, 'Enamel mug', '9.00' );

		$this->watch();

		self::assertSame( [], $this->emails );
	}

	public function test_tells_once_what_became_cheaper_and_again_when_it_falls_further(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		$this->watch();
		self::assertSame( [], $this->emails, 'There is no news.' );

		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->watch();
		$this->watch();

		self::assertCount( 1, $this->emails );
		self::assertSame( 'ada-wishes@example.com', $this->emails[0]['to'] );
		self::assertStringContainsString( 'Now £10.00. It was £12.50 when you saved it.', $this->emails[0]['message'] );
		$this->reprice( $this->mug, 'Enamel mug', '9.00' );
		$this->watch();
		self::assertCount( 2, $this->emails );
		$this->reprice( $this->mug, 'Enamel mug', '13.00' );
		$this->watch();
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->watch();
		self::assertCount( 3, $this->emails, 'It had risen and fell again.' );
	}

	public function test_tells_once_each_time_something_comes_back(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		foreach ( [ 1, 2 ] as $times ) {
			$this->reprice( $this->mug, 'Enamel mug', '12.50', StockStatus::OutOfStock );
			$this->watch();
			$this->reprice( $this->mug, 'Enamel mug', '12.50' );
			$this->watch();
			$this->watch();

			self::assertCount( $times, $this->emails );
			self::assertStringContainsString( 'Back in stock.', $this->emails[ $times - 1 ]['message'] );
		}
	}

	public function test_news_that_could_not_be_sent_is_sent_later(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->isSendingDown = true;
		$this->watch();
		$this->isSendingDown = false;
		$this->watch();
		self::assertSame( [], $this->emails );
		$this->outboxRuns();
		$this->outboxRuns();

		self::assertCount( 1, $this->emails );
		self::assertStringContainsString( 'Now £10.00. It was £12.50 when you saved it.', $this->emails[0]['message'] );
	}

	public function test_news_that_is_not_true_any_more_when_it_can_be_sent_is_not(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->isSendingDown = true;
		$this->watch();
		$this->isSendingDown = false;
		$this->reprice( $this->mug, 'Enamel mug', '13.00' );
		$this->outboxRuns();

		self::assertSame( [], $this->emails );
	}

	public function test_what_is_on_two_lists_is_told_once(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		$this->items->add( $this->lists->create( $this->ada, 'Kitchen' ), $this->ids->snapshots( [ $this->mug ] ) );
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );

		$this->watch();

		self::assertSame( 1, substr_count( $this->emails[0]['message'], '>Enamel mug</a>' ) );
	}

	public function test_a_link_of_the_mail_ends_them_by_a_button_and_mail_programs_by_one_call(): void {
		$this->askForEmails();
		$this->call( 'add', $this->mug );
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->watch();
		preg_match( '/wishlist-mails=([\w.-]+)/', html_entity_decode( $this->emails[0]['message'] ), $found );
		$key = $found[1] ?? '';
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', implode( "\n", $this->emails[0]['headers'] ) );
		self::assertStringContainsString( "wishlist-mails-end={$key}", implode( "\n", $this->emails[0]['headers'] ) );
		wp_set_current_user( 0 );

		self::assertStringContainsString( 'Stop emails', $this->page( "wishlist-mails={$key}" ) );
		self::assertTrue( $this->isAsked(), 'Opening it alone ends nothing.' );
		$this->send( [ 'wishlist-mails' => $key ], 'end-wishlist-mails' );
		self::assertFalse( $this->isAsked() );

		wp_set_current_user( $this->ada );
		$this->askForEmails();
		wp_set_current_user( 0 );
		$this->oneClick( [ 'wishlist-mails-end' => $key ] );
		self::assertTrue( $this->isAsked(), 'A look ends nothing.' );
		$this->oneClick( [ 'wishlist-mails-end' => $key, 'List-Unsubscribe' => 'One-Click' ] );
		self::assertFalse( $this->isAsked() );
	}

	public function test_a_key_that_is_not_ours_is_refused(): void {
		$this->askForEmails();
		$this->expectException( Problem::class );

		$this->oneClick( [ 'wishlist-mails-end' => 'MQ.0.aaaa', 'List-Unsubscribe' => 'One-Click' ] );
	}

	public function test_the_job_waits_for_tomorrow_while_somebody_wants_it(): void {
		$this->askForEmails();

		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, (int) $this->engine()->jobs()->waitsUntil( 'marketday_wishlist_watch', [ 0 ] ), 60 );
	}

	private function askForEmails(): void {
		$this->send( [ 'save-mails' => '1', 'mails' => '1' ] );
	}

	private function isAsked(): bool {
		return 'yes' === get_user_meta( $this->ada, 'marketday_wishlist_mails', true );
	}

	private function watch(): void {
		wp_set_current_user( 0 );
		do_action( 'marketday_wishlist_watch', 0 );
		wp_set_current_user( $this->ada );
	}

	private function outboxRuns(): void {
		$GLOBALS['wpdb']->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
		do_action( Outbox::JOB );
	}

	/** @param array<string, string> $fields */
	private function oneClick( array $fields ): void {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::PAGE_LINK === $route->kind && 'wishlist-mails-end' === $route->address ) {
				$request = new Request( $fields );
				$route->guard->check( $request );
				( $route->handler )( $request );
				return;
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use FilesystemIterator;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Vault\Charges;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\SystemClock;
use Marketday\Kernel\Upkeep;
use Marketday\Lists\BackInStock\WaitingList;
use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Providers\Deliveries;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;
use Marketday\Plugin;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;

/** What should be scheduled is, whatever became of the queue. */
#[Group( 'sqlite' )]
final class SchedulesTest extends SiteTestCase {
	private const HOOK = 'marketday_test_job';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// On MariaDB a new table ends the transaction of a test.
		( new Subscribers( new SystemClock() ) )->hasUnconfirmed();
		( new Payments( new SystemClock() ) )->find( 'none' );
		Deliveries::table();
		Tables::prepare();
		$list = new WaitingList( new SystemClock() );
		$list->delete( $list->ask( 1, 1, 'first@example.com' )->id );
	}

	public function test_each_feature_says_what_should_wait_and_no_more_waits_than_that(): void {
		$jobs = $this->engine()->jobs();
		// What waits on a site where nothing has been begun, its index perhaps.
		$this->loseAll();
		$clean = $this->hooks( Schedules::check( $jobs ) );
		$this->makeDue();
		// Of a process that was killed: the mark of an event whose dates are not written yet.
		update_post_meta( (int) wp_insert_post( [ 'post_type' => 'marketday_event', 'post_title' => 'Fair' ] ), '_marketday_event_until', '' );
		$this->loseAll();
		$expected = [
			'marketday_calendar_expand',
			'marketday_calendar_feed',
			'marketday_calendar_move',
			'marketday_fetch_rates',
			'marketday_index_job',
			'marketday_newsletter_campaign',
			'marketday_newsletter_deliveries',
			'marketday_newsletter_import_job',
			'marketday_newsletter_move_job',
			'marketday_newsletter_purge',
			'marketday_outbox',
			'marketday_paypal_charge',
			'marketday_paypal_clean',
			'marketday_paypal_watch',
			'marketday_wishlist_watch',
			'marketday_wowstore_move_job',
			...( self::isWooCommerce() ? [] : [
				'marketday_back_in_stock_mail',
				'marketday_clean_sessions',
				'marketday_lookup_rebuild',
				'marketday_sale_prices_due',
				'marketday_sale_prices_turn',
			] ),
		];

		$found = $this->hooks( Schedules::check( $jobs ) );

		self::assertSame( [], array_diff( $expected, $found ) );
		self::assertSame( [], array_diff( $found, $expected, $clean ) );
		self::assertSame( [], Schedules::check( $jobs ) );
	}

	/** A hook that is new is one more to be derived: it belongs into the test above. */
	public function test_each_job_of_the_code_is_known_here(): void {
		$received = [
			'marketday_back_in_stock_mail',
			'marketday_calendar_expand',
			'marketday_calendar_feed',
			'marketday_calendar_move',
			'marketday_clean_sessions',
			'marketday_fetch_rates',
			'marketday_index_job',
			'marketday_lookup_rebuild',
			'marketday_newsletter_campaign',
			'marketday_newsletter_deliveries',
			'marketday_newsletter_import_job',
			'marketday_newsletter_move_job',
			'marketday_newsletter_purge',
			'marketday_outbox',
			'marketday_paypal_charge',
			'marketday_paypal_clean',
			'marketday_paypal_watch',
			'marketday_sale_prices_due',
			'marketday_sale_prices_turn',
			'marketday_wishlist_watch',
			'marketday_wowstore_move_job',
		];
		// Of a file that is uploaded: `import-killed.test.ts`. Of ElasticPress: looked for with each request.
		$elsewhere = [ 'marketday_import_job', 'marketday_elastic_job', 'marketday_upkeep' ];
		// They leave to the outbox what jobs of earlier versions ask for.
		$earlier = [ 'marketday_account_letter', 'marketday_back_in_stock_confirm', 'marketday_newsletter_mail', 'marketday_newsletter_mailpoet' ];
		$found   = [];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/php', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code = (string) file_get_contents( (string) $file );
			if ( 1 === preg_match( '/jobs(\(\))?->(at|soon)\(|LastingJob::|new DueJob|wp_schedule_event/', $code ) ) {
				preg_match_all( "/const (?:\w*JOB|HOOK|EVENT|HOURLY|CLEAN)\s*= '(marketday_\w+)'/", $code, $names );
				array_push( $found, ...$names[1] );
			}
		}

		self::assertEqualsCanonicalizing( [ ...$received, ...$elsewhere ], array_values( array_diff( array_unique( $found ), $earlier ) ) );
	}

	public function test_the_upkeep_itself_is_scheduled_for_at_once_where_it_is_not(): void {
		$this->loseAll();

		do_action( 'wp_loaded' );

		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_the_upkeep_of_another_version_makes_way(): void {
		wp_unschedule_hook( Upkeep::JOB );
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', Upkeep::JOB, [ '0.0.1' ] );

		Upkeep::plan( Plugin::VERSION );

		self::assertFalse( wp_next_scheduled( Upkeep::JOB, [ '0.0.1' ] ) );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_what_was_scheduled_by_a_clock_that_was_ahead_is_moved(): void {
		$due = time() + HOUR_IN_SECONDS;
		Schedules::add( static fn (): array => [ new DueJob( self::HOOK, $due ) ] );
		$jobs = $this->engine()->jobs();
		$jobs->at( time() + YEAR_IN_SECONDS, self::HOOK );
		wp_unschedule_hook( Upkeep::JOB );
		wp_schedule_event( time() + YEAR_IN_SECONDS, 'daily', Upkeep::JOB, [ Plugin::VERSION ] );

		Upkeep::plan( Plugin::VERSION );
		Schedules::check( $jobs );

		self::assertSame( $due, $jobs->waitsUntil( self::HOOK ) );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_a_step_that_is_killed_is_begun_again(): void {
		$jobs = $this->engine()->jobs();
		try {
			LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => throw new RuntimeException( 'killed' ) );
		} catch ( RuntimeException ) {
			self::assertEqualsWithDelta( time() + LastingJob::LEASE, $jobs->waitsUntil( self::HOOK, [ 7 ] ), 5 );
		}
		LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => true );
		self::assertLessThanOrEqual( time(), $jobs->waitsUntil( self::HOOK, [ 7 ] ) );

		LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => false );
		self::assertNull( $jobs->waitsUntil( self::HOOK, [ 7 ] ) );
	}

	public function test_jobs_wait_again_when_the_plugin_is_back(): void {
		$jobs = $this->engine()->jobs();
		$time = time() + 2 * HOUR_IN_SECONDS;
		$jobs->at( $time, self::HOOK, [ 12, 'welcome' ] );

		Plugin::stopJobs();
		$jobs->cancel( self::HOOK, [ 12, 'welcome' ] );
		self::assertNull( $jobs->waitsUntil( self::HOOK, [ 12, 'welcome' ] ) );
		// Those of a feature that is switched off wait on.
		Upkeep::run();
		self::assertNull( $jobs->waitsUntil( self::HOOK, [ 12, 'welcome' ] ) );
		self::assertIsArray( get_option( 'marketday_stopped_jobs' ) );
		add_action( self::HOOK, '__return_null' );
		Upkeep::run();

		self::assertSame( $time, $jobs->waitsUntil( self::HOOK, [ 12, 'welcome' ] ) );
		self::assertFalse( get_option( 'marketday_stopped_jobs' ) );
	}

	public function test_site_health_says_that_the_queue_stands_still(): void {
		$this->loseAll();
		self::assertSame( 'good', SiteHealth::run( 'jobs' )['status'] );

		wp_schedule_single_event( time() - 3 * DAY_IN_SECONDS, self::HOOK );

		$result = SiteHealth::run( 'jobs' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( '3 days', (string) $result['label'] );
	}

	/** Something of each feature that has to be gone on with. */
	private function makeDue(): void {
		$event = (int) wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => 'Market' ] );
		update_post_meta( $event, '_marketday_event', [
			'start' => '2027-01-01T10:00',
			'end'   => '2027-01-01T12:00',
			'zone'  => 'Europe/London',
			'rrule' => 'FREQ=DAILY',
		] );
		update_option( 'marketday_event_feeds', [ [ 'id' => 'feed', 'url' => 'https://example.com/a.ics', 'rhythm' => 'daily' ] ] );
		update_option( 'marketday_event_move', [ 'source' => 'my-calendar', 'isOver' => false ] );
		update_option( 'marketday_newsletter_move', [ 'isOver' => false ] );
		update_option( 'marketday_wowstore_move', [ 'isOver' => false ] );
		update_option( 'marketday_currency_feed', 'https://example.com/rates.xml' );
		update_option( 'marketday_lookup_rebuilt', '0', false );
		update_option( 'marketday_sale_prices_next', (string) ( time() + WEEK_IN_SECONDS ), true );
		update_option( 'marketday_newsletter_import', [
			'path'     => '/people.csv',
			'name'     => 'people.csv',
			'size'     => 1,
			'list'     => 0,
			'basis'    => 'consent',
			'isMapped' => true,
		] );
		update_user_meta( 1, 'marketday_wishlist_mails', 'yes' );
		( new Subscribers( new SystemClock() ) )->ask( 'ann@example.com', new PendingChanges(), 'form' );
		Database::insert( Deliveries::table(), [
			'provider' => 'webhook',
			'event'    => 'subscribed',
			'email'    => 'ann@example.com',
			'details'  => '',
			'at'       => 1,
			'tries'    => 0,
		] );
		( new Campaigns( new SystemClock() ) )->add( 1, 1, 'Spring walks', CampaignBody::ofHtml( '<p>Come along.</p>' ), time() + HOUR_IN_SECONDS, 'once' );
		$this->engine()->outbox()->leave( 'newsletter_mail', '1:confirm', [ 1, 'confirm' ] );
		( new IndexState( building: 'b' ) )->save();
		$this->waitForStock();
		$order = $this->pendingOrder();
		( new Payments( new SystemClock() ) )->begin( 'CHARGE1', 'ann', Charges::CONTEXT, 500, 'GBP', $order );
		( new Payments( new SystemClock() ) )->begin( 'PAYPAL1', 'ann', 'pay-now', 500, 'GBP', $order );
	}

	/** A product that is back while somebody waits for it. */
	private function waitForStock(): void {
		$mug  = self::isWooCommerce() ? 0 : $this->engine()->writer()->save( new ProductDraft( name: 'Mug', regularPrice: '5' ) );
		$list = new WaitingList( new SystemClock() );
		$list->confirm( $list->ask( $mug, $mug, 'ann@example.com' )->id );
	}

	private function pendingOrder(): int {
		if ( self::isWooCommerce() ) {
			return (int) wc_create_order()->get_id();
		}
		return (int) wp_insert_post( [ 'post_type' => 'shop_order', 'post_status' => 'wc-pending', 'post_title' => 'Order' ] );
	}

	/**
	 * @param list<DueJob> $jobs
	 * @return list<string>
	 */
	private function hooks( array $jobs ): array {
		return array_values( array_unique( array_map( static fn ( DueJob $job ): string => $job->hook, $jobs ) ) );
	}

	/** The queues, and nothing of what they were for. */
	private function loseAll(): void {
		global $wpdb;
		update_option( 'cron', [ 'version' => 2 ] );
		if ( self::isWooCommerce() ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE hook LIKE %s', "{$wpdb->prefix}actionscheduler_actions", 'marketday_%' ) );
		}
	}
}

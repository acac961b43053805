<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Admin\MailPoetMove;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Tests\PluginAccess;

/** Subscribers that MailPoet has left in its tables, which have the columns of MailPoet 5. */
final class MailPoetMoveTest extends NewsletterTestCase {
	private const TABLES = [
		'mailpoet_subscribers'             => "id int(11) NOT NULL, email varchar(150) NOT NULL, first_name varchar(255) NOT NULL DEFAULT '', last_name varchar(255) NOT NULL DEFAULT '', status varchar(12) NOT NULL, subscribed_ip varchar(45) NULL, confirmed_ip varchar(45) NULL, confirmed_at timestamp NULL, last_subscribed_at timestamp NULL, created_at timestamp NULL, updated_at timestamp NULL, deleted_at timestamp NULL",
		'mailpoet_segments'                => "id int(11) NOT NULL, name varchar(90) NOT NULL, type varchar(90) NOT NULL DEFAULT 'default', deleted_at timestamp NULL",
		'mailpoet_subscriber_segment'      => "id int(11) NOT NULL, subscriber_id int(11) NOT NULL, segment_id int(11) NOT NULL, status varchar(12) NOT NULL DEFAULT 'subscribed'",
		'mailpoet_custom_fields'           => 'id int(11) NOT NULL, name varchar(90) NOT NULL',
		'mailpoet_statistics_unsubscribes' => 'id int(11) NOT NULL, subscriber_id int(11) NOT NULL, created_at timestamp NULL',
		'mailpoet_subscriber_custom_field' => 'id int(11) NOT NULL, subscriber_id int(11) NOT NULL, custom_field_id int(11) NOT NULL, value text NOT NULL',
	];

	private int $rows = 0;

	public static function setUpBeforeClass(): void {
		global $wpdb;
		parent::setUpBeforeClass();
		// Before any transaction: on MariaDB a new table ends it.
		foreach ( self::TABLES as $name => $columns ) {
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}{$name} ({$columns})" );
		}
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( array_keys( self::TABLES ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$name}" );
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->row( 'segments', [ 'id' => 1, 'name' => 'WordPress Users', 'type' => 'wp_users' ] );
		$this->row( 'segments', [ 'id' => 4, 'name' => 'Shop news', 'type' => 'default' ] );
		$this->row( 'custom_fields', [ 'id' => 1, 'name' => 'Favourite colour' ] );
	}

	public function test_people_come_with_lists_consent_and_answers(): void {
		$confirmed = [ 'confirmed_at' => '2026-01-02 10:00:00', 'confirmed_ip' => '203.0.113.77' ];
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ], [ 'first_name' => 'Ann' ] + $confirmed );
		$this->row( 'subscriber_custom_field', [ 'id' => 1, 'subscriber_id' => 2, 'custom_field_id' => 1, 'value' => 'navy' ] );

		$this->move( false );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertNotNull( $ann );
		self::assertSame(
			[ Status::Subscribed, 'Ann', 'mailpoet', '2026-01-02 10:00:00' ],
			[ $ann->status, $ann->details->firstName, $ann->origin->source, $ann->origin->confirmedAt ]
		);
		self::assertSame( [ 'navy' ], array_values( $ann->details->fields ) );
		$lists = array_flip( $this->subscribers->listsOf( $ann->id ) );
		self::assertSame( [ 'Shop news' ], array_values( array_intersect_key( $this->lists->names(), $lists ) ) );
		self::assertSame(
			[ [ 'asked', '2026-01-01 10:00:00', '' ], [ 'confirmed', '2026-01-02 10:00:00', '203.0.113.0' ], [ 'imported', '2026-11-25 12:00:00', '' ] ],
			array_map( static fn ( array $one ): array => [ $one['deed'], $one['at'], $one['address'] ], $this->consents->of( $ann->id ) )
		);
	}

	public function test_who_has_not_confirmed_waits_and_who_has_left_stays_away(): void {
		$this->person( 2, 'waits@example.com', 'unconfirmed', [ 4 ] );
		$this->person( 3, 'left@example.com', 'unsubscribed', [] );
		$this->person( 5, 'bounced@example.com', 'bounced', [ 4 ] );
		$this->person( 6, 'quiet@example.com', 'inactive', [ 4 ] );

		$this->move( false );

		$status = fn ( string $email ): ?Status => $this->subscribers->ofEmail( $email )?->status;
		self::assertSame(
			[ Status::Unconfirmed, Status::Unsubscribed, Status::Bounced, Status::Subscribed ],
			[ $status( 'waits@example.com' ), $status( 'left@example.com' ), $status( 'bounced@example.com' ), $status( 'quiet@example.com' ) ]
		);
		$waits = $this->subscribers->ofEmail( 'waits@example.com' );
		self::assertSame( [], $this->subscribers->listsOf( $waits->id ?? 0 ) );
		self::assertCount( 1, $waits->pending->lists ?? [] );
	}

	public function test_users_and_customers_who_are_on_no_list_stay_behind(): void {
		$this->person( 2, 'user@example.com', 'subscribed', [ 1 ] );
		$this->person( 3, 'deleted@example.com', 'subscribed', [ 4 ], [ 'deleted_at' => '2026-02-01 00:00:00' ] );

		$this->move( false );

		self::assertNull( $this->subscribers->ofEmail( 'user@example.com' ) );
		self::assertNull( $this->subscribers->ofEmail( 'deleted@example.com' ) );
	}

	public function test_a_preview_writes_nothing_and_twice_makes_no_doubles(): void {
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ] );
		$this->person( 3, 'no address', 'subscribed', [ 4 ] );

		self::assertSame( '1 added, 0 already there, 1 without a valid address', $this->move( true ) );
		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );

		self::assertSame( '1 added, 0 already there, 1 without a valid address', $this->move( false ) );
		$this->now = '2026-11-26 12:00:00';
		self::assertSame( '0 added, 1 already there, 1 without a valid address', $this->move( false ) );
		self::assertCount( 2, $this->consents->of( $this->subscribers->ofEmail( 'ann@example.com' )->id ?? 0 ) );
	}

	public function test_numbers_of_its_lists_that_were_kept_while_it_was_active_become_ours(): void {
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ] );
		$this->move( false );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		$this->subscribers->setLists( $ann->id ?? 0, [ 4 ] );

		$this->move( false );

		$shop = array_search( 'Shop news', $this->lists->names(), true );
		self::assertNotSame( 4, $shop );
		self::assertSame( [ $shop ], $this->subscribers->listsOf( $ann->id ?? 0 ) );
	}

	public function test_a_list_that_somebody_has_left_here_since_is_not_theirs_again(): void {
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ] );
		$this->move( false );
		$ann   = $this->subscribers->ofEmail( 'ann@example.com' )->id ?? 0;
		$other = $this->lists->add( 'Workshops' );
		$this->subscribers->setLists( $ann, [ $other ] );

		$this->move( false );

		self::assertSame( [ $other ], $this->subscribers->listsOf( $ann ) );
	}

	public function test_while_it_is_active_only_a_preview_is_made_and_home_offers_the_choice(): void {
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ] );
		add_filter( 'marketday_newsletter_is_kept_elsewhere', '__return_true' );
		do_action( 'marketday_load_all' );

		$this->move( false );

		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
		$tasks = array_filter( (array) apply_filters( 'marketday_home_tasks', [] ), static fn ( array $task ): bool => str_contains( $task['label'], 'MailPoet' ) );
		self::assertNotSame( [], $tasks );
	}

	public function test_who_waits_here_and_has_confirmed_nothing_there_goes_on_waiting(): void {
		$this->person( 2, 'waits@example.com', 'unconfirmed', [ 4 ] );
		$this->move( false );
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}mailpoet_subscribers", [ 'status' => 'subscribed' ], [ 'id' => 2 ] );

		$this->move( false );
		self::assertSame( Status::Unconfirmed, $this->subscribers->ofEmail( 'waits@example.com' )?->status );

		$wpdb->update( "{$wpdb->prefix}mailpoet_subscribers", [ 'confirmed_at' => '2026-04-01 10:00:00' ], [ 'id' => 2 ] );
		$this->move( false );
		self::assertSame( Status::Subscribed, $this->subscribers->ofEmail( 'waits@example.com' )?->status );
	}

	public function test_the_day_somebody_left_is_the_one_that_was_noted(): void {
		// MailPoet's own update has touched both rows this week.
		$touched = [ 'updated_at' => '2026-11-24 09:00:00', 'last_subscribed_at' => '2026-01-01 10:00:00' ];
		$this->person( 2, 'left@example.com', 'unsubscribed', [], $touched );
		$this->person( 3, 'back@example.com', 'unsubscribed', [], [ 'last_subscribed_at' => '2026-06-01 10:00:00' ] + $touched );
		foreach ( [ 2, 3 ] as $id ) {
			$this->row( 'statistics_unsubscribes', [ 'id' => $id, 'subscriber_id' => $id, 'created_at' => '2026-02-01 10:00:00' ] );
		}

		$this->move( false );

		$went = fn ( string $email ): array => array_column( $this->consents->of( $this->subscribers->ofEmail( $email )->id ?? 0 ), 'at', 'deed' );
		self::assertSame( '2026-02-01 10:00:00', $went( 'left@example.com' )['unsubscribed'] ?? '' );
		self::assertSame( '2026-11-24 09:00:00', $went( 'back@example.com' )['unsubscribed'] ?? '' );
	}

	public function test_a_move_that_was_broken_off_is_not_told_as_done_and_a_preview_does_not_end_one(): void {
		$this->person( 2, 'ann@example.com', 'subscribed', [ 4 ] );
		do_action( 'marketday_load_all' );
		$move = $this->registered();

		$move->begin( false );
		$move->begin( true );
		self::assertFalse( $move->progress()['isDry'] ?? true );

		add_filter( 'marketday_newsletter_is_kept_elsewhere', '__return_true' );
		do_action( 'marketday_newsletter_move_job' );
		self::assertSame( [ false, true ], [ $move->progress()['isBegun'] ?? true, $move->progress()['isOver'] ?? false ] );
		self::assertFalse( $this->isTaskDone() );

		remove_filter( 'marketday_newsletter_is_kept_elsewhere', '__return_true' );
		$this->move( false );
		$this->move( true );
		self::assertTrue( $this->isTaskDone() );
	}

	private function isTaskDone(): bool {
		$tasks = array_filter( (array) apply_filters( 'marketday_home_tasks', [] ), static fn ( array $task ): bool => str_contains( $task['label'], 'MailPoet' ) );
		return array_values( $tasks )[0]['isDone'] ?? false;
	}

	private function registered(): MailPoetMove {
		remove_all_actions( 'marketday_newsletter_move_job' );
		$move = new MailPoetMove( $this->subscribers, $this->lists, PluginAccess::engine()->jobs(), $this->clock );
		$move->register( new \Marketday\Kernel\Http\Routes() );
		return $move;
	}

	private function move( bool $isDry ): string {
		$move = $this->registered();
		$move->begin( $isDry );
		do_action( 'marketday_newsletter_move_job' );
		return $move->progress()['line'] ?? '';
	}

	/**
	 * @param list<int>             $lists
	 * @param array<string, string> $more
	 */
	private function person( int $id, string $email, string $status, array $lists, array $more = [] ): void {
		$this->row( 'subscribers', $more + [
			'id'         => $id,
			'email'      => $email,
			'status'     => $status,
			'created_at' => '2026-01-01 10:00:00',
			'updated_at' => '2026-03-01 10:00:00',
		] );
		foreach ( $lists as $list ) {
			$this->row( 'subscriber_segment', [ 'id' => ++$this->rows, 'subscriber_id' => $id, 'segment_id' => $list ] );
		}
	}

	/** @param array<string, string|int> $row */
	private function row( string $table, array $row ): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}mailpoet_{$table}", $row );
	}
}

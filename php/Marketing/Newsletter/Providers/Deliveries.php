<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Throwable;

/**
 * Messages that providers are still to be told, each in the order in which it happened: who leaves is never told before having come. A provider that
 * does not take something is told it again later, and what follows waits behind it; what one refuses for days makes way for the others and
 * is tried once a day.
 */
final class Deliveries {
	public const JOB = 'marketday_newsletter_deliveries';

	private const TABLE   = 'newsletter_deliveries';
	private const VERSION = '1';

	/** Seconds until it is told again. */
	private const PAUSES = [ MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS ];

	/** Seconds that something waits for a provider that is off. */
	private const KEPT = 30 * DAY_IN_SECONDS;

	/** Most in one go. */
	private const MOST    = 200;
	private const SECONDS = 20.0;

	/** @param list<Provider> $providers */
	public function __construct(
		private readonly array $providers,
		private readonly Jobs $jobs,
		private readonly AfterResponse $after,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		Schedules::add( $this->dueJobs( ... ) );
		foreach ( EventKind::cases() as $kind ) {
			add_action( "marketday_newsletter_{$kind->value}", function ( int $id, string $email, ?PendingChanges $changes = null ) use ( $kind ): void {
				$changes ??= new PendingChanges();
				$this->add( new Event(
					$kind,
					$email,
					$this->clock->now()->getTimestamp(),
					$changes->firstName,
					$changes->lastName,
					$changes->lists,
					$changes->newEmail,
					$changes->fields
				) );
			}, 10, 3 );
		}
	}

	/** @return list<DueJob> */
	private function dueJobs( int $now ): array {
		$waiting = Schema::isMade( self::TABLE ) ? array_filter( $this->providers, fn ( Provider $provider ): bool => $this->waiting( $provider->name() ) > 0 ) : [];
		return array_values( array_map( static fn ( Provider $provider ): DueJob => new DueJob( self::JOB, $now, [ $provider->name() ] ), $waiting ) );
	}

	/** Keeps it for every provider that wants to hear of it. */
	public function add( Event $event ): void {
		foreach ( $this->providers as $provider ) {
			if ( $provider->isOn() && $provider->accepts( $event->kind ) ) {
				$this->keep( $provider->name(), $event, 0 );
				$this->jobs->soon( self::JOB, [ $provider->name() ] );
				if ( EventKind::Asked === $event->kind ) {
					// Who has asked waits for a mail.
					$this->after->add( fn () => $this->work( $provider->name() ) );
				}
			}
		}
	}

	public function waiting( string $provider ): int {
		global $wpdb;
		$table = self::table();
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$table} WHERE provider = %s", $provider ) );
	}

	/** Tells whether something of an address is still to be told: it is newer than what a provider says of it. */
	public static function waitsFor( string $email ): bool {
		global $wpdb;
		$table = self::table();
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$table} WHERE email = %s LIMIT 1", $email ) );
	}

	/** Nothing of an address is told any more. */
	public static function forget( string $email ): void {
		$table = self::table();
		Database::execute( "DELETE FROM {$table} WHERE email = %s", $email );
	}

	/** Tells a provider what waits for it, until it has heard all or does not take it. */
	public function work( string $name ): void {
		foreach ( $this->providers as $provider ) {
			if ( $name === $provider->name() ) {
				$provider->isOn() ? $this->deliverAll( $provider ) : $this->letGo( $provider );
			}
		}
	}

	private function deliverAll( Provider $provider ): void {
		LastingJob::await( $this->jobs, self::JOB, [ $provider->name() ] );
		$until = microtime( true ) + self::SECONDS;
		for ( $delivered = 0; $delivered < self::MOST && microtime( true ) < $until; $delivered++ ) {
			$row = $this->next( $provider->name() );
			if ( null === $row ) {
				$this->jobs->cancel( self::JOB, [ $provider->name() ] );
				return;
			}
			[ 'id' => $id, 'event' => $event, 'tries' => $tries ] = $row;
			if ( ! $this->isDelivered( $provider, $event ) ) {
				$this->tryLater( $provider->name(), $id, $event, $tries );
				return;
			}
			$this->remove( $id );
		}
		$this->jobs->soon( self::JOB, [ $provider->name() ] );
	}

	private function isDelivered( Provider $provider, Event $event ): bool {
		try {
			return $provider->deliver( $event );
		} catch ( Throwable $failure ) {
			error_log( "Marketday newsletter: {$provider->name()} was not told: {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			return false;
		}
	}

	private function tryLater( string $provider, int $id, Event $event, int $tries ): void {
		$pause = self::PAUSES[ $tries ] ?? DAY_IN_SECONDS;
		$table = self::table();
		if ( isset( self::PAUSES[ $tries + 1 ] ) ) {
			Database::execute( "UPDATE {$table} SET tries = tries + 1 WHERE id = %d", $id );
		} else {
			$this->keep( $provider, $event, $tries + 1 );
			$this->remove( $id );
		}
		$this->jobs->at( $this->clock->now()->getTimestamp() + $pause, self::JOB, [ $provider ] );
	}

	private function keep( string $provider, Event $event, int $tries ): void {
		Database::insert( self::table(), [
			'provider' => $provider,
			'event'    => $event->kind->value,
			'email'    => $event->email,
			'details'  => (string) wp_json_encode( [ $event->firstName, $event->lastName, $event->lists, $event->newEmail, $event->fields ] ),
			'at'       => $event->at,
			'tries'    => $tries,
		] );
	}

	/** @return array{id: int, event: Event, tries: int}|null */
	private function next( string $provider ): ?array {
		global $wpdb;
		$table = self::table();
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$table} WHERE provider = %s ORDER BY id LIMIT 1", $provider ), 'ARRAY_A' );
		if ( ! is_array( $row ) ) {
			return null;
		}
		$details = json_decode( (string) $row['details'], true );
		[ $first, $last, $lists, $newEmail, $fields ] = ( is_array( $details ) ? $details : [] ) + [ '', '', [], '', [] ];
		return [
			'id'    => (int) $row['id'],
			'event' => new Event(
				EventKind::from( (string) $row['event'] ),
				(string) $row['email'],
				(int) $row['at'],
				is_string( $first ) ? $first : '',
				is_string( $last ) ? $last : '',
				array_values( array_filter( is_array( $lists ) ? $lists : [], 'is_int' ) ),
				is_string( $newEmail ) ? $newEmail : '',
				PendingChanges::fields( $fields )
			),
			'tries' => (int) $row['tries'],
		];
	}

	private function remove( int $id ): void {
		$table = self::table();
		Database::execute( "DELETE FROM {$table} WHERE id = %d", $id );
	}

	private function letGo( Provider $provider ): void {
		$table = self::table();
		$now   = $this->clock->now()->getTimestamp();
		Database::execute( "DELETE FROM {$table} WHERE provider = %s AND at < %d", $provider->name(), $provider->isWaitedFor() ? $now - self::KEPT : PHP_INT_MAX );
		if ( $this->waiting( $provider->name() ) > 0 ) {
			$this->jobs->at( $now + DAY_IN_SECONDS, self::JOB, [ $provider->name() ] );
		}
	}

	public static function ownTable(): OwnTable {
		return OwnTable::ofSchema(
			self::TABLE,
			self::table( ... ),
			static fn (): string => __( 'changes waiting to be sent to a newsletter service', 'marketday' )
		);
	}

	public static function table(): string {
		Schema::install( self::TABLE, self::VERSION, [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'provider varchar(20) NOT NULL',
			'event varchar(20) NOT NULL',
			'email varchar(150) NOT NULL',
			'details longtext NULL',
			'at bigint(20) unsigned NOT NULL',
			'tries int(11) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (id)',
			'KEY provider (provider,id)',
			'KEY email (email)',
		] );
		return Schema::table( self::TABLE );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Schedules;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\RemoteResponse;

/** The feeds that a site follows: each is looked at by a job of its own, and asked only for what is new since. */
final class Feeds {
	/** Meta of an event: the feed it came with. */
	public const META = '_marketday_event_feed';

	private const OPTION    = 'marketday_event_feeds';
	private const JOB       = 'marketday_calendar_feed';
	private const MOST      = 20;
	private const REDIRECTS = 3;

	/** Option with what was deleted of the events of feeds. */
	private const DELETED    = 'marketday_event_feed_deleted';
	private const REMEMBERED = 1000;

	public function __construct(
		private readonly HttpClient $client,
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( self::JOB, fn ( mixed $id ) => is_string( $id ) ? $this->look( $id ) : null );
		add_action( 'before_delete_post', $this->remember( ... ) );
		// What was looked at later than now was so by a clock that was set back since.
		Schedules::add( fn ( int $now ): array => array_values( array_map(
			static fn ( Feed $feed ): DueJob => new DueJob(
				self::JOB,
				0 === $feed->look->at ? 0 : min( $now, $feed->look->at ) + Feed::RHYTHMS[ $feed->rhythm ],
				[ $feed->id ]
			),
			$this->all()
		) ) );
	}

	/** @return array<string, Feed> By id. */
	public function all(): array {
		$kept  = get_option( self::OPTION, [] );
		$feeds = [];
		foreach ( is_array( $kept ) ? $kept : [] as $one ) {
			$feed = Feed::read( $one );
			if ( null !== $feed ) {
				$feeds[ $feed->id ] = $feed;
			}
		}
		return $feeds;
	}

	/**
	 * Follows a feed; its first look comes soon.
	 *
	 * @throws InvalidCalendarException For what is no address, and beyond twenty.
	 */
	public function follow( string $url, string $rhythm, string $status ): Feed {
		$url   = esc_url_raw( (string) preg_replace( '/^webcals?:/i', 'https:', trim( $url ) ), [ 'http', 'https' ] );
		$feeds = $this->all();
		if ( '' === (string) wp_parse_url( $url, PHP_URL_HOST ) ) {
			throw new InvalidCalendarException( __( 'That isn’t a calendar address. It should begin with https:// or webcal://.', 'marketday' ) );
		}
		if ( in_array( $url, array_map( static fn ( Feed $feed ): string => $feed->url, $feeds ), true ) ) {
			throw new InvalidCalendarException( __( 'You’re already following this calendar.', 'marketday' ) );
		}
		if ( count( $feeds ) >= self::MOST ) {
			throw new InvalidCalendarException( __( 'You can follow up to twenty calendars. Remove one first.', 'marketday' ) );
		}
		// Who follows the same calendar again has its events already.
		$feed = new Feed( substr( md5( $url ), 0, 12 ), $url, $rhythm, $status );
		$this->keep( [ ...$feeds, $feed ] );
		$this->jobs->soon( self::JOB, [ $feed->id ] );
		return $feed;
	}

	/** Its events stay. */
	public function leave( string $id ): void {
		$this->keep( array_diff_key( $this->all(), [ $id => true ] ) );
		$this->jobs->cancel( self::JOB, [ $id ] );
		update_option( self::DELETED, array_diff_key( $this->deletedUids(), [ $id => true ] ), false );
	}

	/** Remembers what people have deleted for good, so that it does not come back with the next look. */
	private function remember( int $post ): void {
		$feed = EventType::NAME === get_post_type( $post ) ? get_post_meta( $post, self::META, true ) : '';
		$uid  = get_post_meta( $post, EventData::UID, true );
		if ( is_string( $feed ) && is_string( $uid ) && '' !== $uid && isset( $this->all()[ $feed ] ) ) {
			$deleted          = $this->deletedUids();
			$deleted[ $feed ] = array_slice( array_values( array_unique( [ ...( $deleted[ $feed ] ?? [] ), md5( $uid ) ] ) ), -self::REMEMBERED );
			update_option( self::DELETED, $deleted, false );
		}
	}

	/** @return array<string, list<string>> MD5 of UIDs by feed. */
	private function deletedUids(): array {
		$kept = get_option( self::DELETED, [] );
		return array_map(
			static fn ( mixed $list ): array => array_values( array_filter( is_array( $list ) ? $list : [], 'is_string' ) ),
			is_array( $kept ) ? $kept : []
		);
	}

	/** Looks at the feed now, and lets the next look come. */
	public function look( string $id ): ?Feed {
		$feed = $this->all()[ $id ] ?? null;
		if ( null === $feed ) {
			return null;
		}
		$now  = $this->clock->now()->getTimestamp();
		// The next look is arranged before this one: it may not end.
		$this->jobs->at( $now + Feed::RHYTHMS[ $feed->rhythm ], self::JOB, [ $id ] );
		$next = $this->read( $feed, $now );
		// Meanwhile the feed may have been left.
		$feeds = $this->all();
		if ( isset( $feeds[ $id ] ) ) {
			$this->keep( [ $id => $next ] + $feeds );
		} else {
			$this->jobs->cancel( self::JOB, [ $id ] );
		}
		return $next;
	}

	private function read( Feed $feed, int $now ): Feed {
		try {
			$response = $this->ask( $feed );
			if ( 304 === $response->status ) {
				return $feed->withLook( $now, [ __( 'Nothing has changed since the last check.', 'marketday' ) ], false, $feed->look->etag, $feed->look->modified );
			}
			if ( ! $response->isSuccess() ) {
				/* translators: %d: an HTTP status such as 404. */
				throw new InvalidCalendarException( sprintf( __( 'The other site answered with status %d.', 'marketday' ), $response->status ) );
			}
			if ( strlen( $response->body ) >= IcsReader::MOST_BYTES ) {
				throw new InvalidCalendarException( __( 'The file is too large: the limit is 5 MB.', 'marketday' ) );
			}
			if ( ! str_contains( $response->body, 'END:VCALENDAR' ) ) {
				throw new InvalidCalendarException( __( 'The calendar is incomplete: its end is missing.', 'marketday' ) );
			}
			$import = new EventImport( $this->clock, $feed->status, false, $feed->id, array_keys( $this->all() ), $this->deletedUids()[ $feed->id ] ?? [] );
			$lines  = ImportReport::lines( $import->run( $response->body ) );
			$gone   = $this->hide( $feed, $import->eventsInFile() );
			if ( $gone > 0 ) {
				/* translators: %d: a number of events. */
				$lines[] = sprintf( _n( '%d upcoming event is no longer in the calendar and is now a draft.', '%d upcoming events are no longer in the calendar and are now drafts.', $gone, 'marketday' ), $gone );
			}
			// Where there was no time for all, the other site is not told that all of it is known.
			$known = $import->isCut() ? [] : $response->headers;
			return $feed->withLook( $now, $lines, false, $known['etag'] ?? '', $known['last-modified'] ?? '' );
		} catch ( HttpFailureException ) {
			return $feed->withLook( $now, [ __( 'We couldn’t reach the other site.', 'marketday' ) ], true, $feed->look->etag, $feed->look->modified );
		} catch ( InvalidCalendarException $problem ) {
			return $feed->withLook( $now, [ $problem->getMessage() ], true, $feed->look->etag, $feed->look->modified );
		}
	}

	/**
	 * Each address on the way is looked at as the first one is.
	 *
	 * @throws HttpFailureException
	 * @throws InvalidCalendarException
	 */
	private function ask( Feed $feed ): RemoteResponse {
		$url     = $feed->url;
		$headers = array_filter( [
			'Accept'            => 'text/calendar, */*;q=0.1',
			'If-None-Match'     => $feed->look->etag,
			'If-Modified-Since' => '' === $feed->look->etag ? $feed->look->modified : '',
		], static fn ( string $value ): bool => '' !== $value );
		for ( $hop = 0; $hop <= self::REDIRECTS; $hop++ ) {
			$response = $this->client->send( 'GET', $url, $headers );
			$to     = $response->headers['location'] ?? '';
			if ( ! in_array( $response->status, [ 301, 302, 303, 307, 308 ], true ) || '' === $to ) {
				return $response;
			}
			$url = \WP_Http::make_absolute_url( $to, $url );
		}
		throw new InvalidCalendarException( __( 'The other site redirects too many times.', 'marketday' ) );
	}

	/**
	 * An empty calendar hides nothing: more likely the other site is at fault.
	 *
	 * @param list<int> $met Events that are in the calendar.
	 * @return int How many were public and are drafts now.
	 */
	private function hide( Feed $feed, array $met ): int {
		if ( [] === $met ) {
			return 0;
		}
		$events = get_posts( [
			'post_type'   => EventType::NAME,
			'post_status' => 'publish',
			'numberposts' => -1,
			'fields'      => 'ids',
			'meta_key'    => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- once a look, of one feed.
			'meta_value'  => $feed->id, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
		] );
		$gone   = array_filter( array_diff( $events, $met ), $this->isComing( ... ) );
		array_map( HiddenEvents::hide( ... ), $gone );
		return count( $gone );
	}

	private function isComing( int $event ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare(
			'SELECT id FROM %i WHERE event_id = %d AND ends_at > %d LIMIT 1',
			\Marketday\Events\Calendar\OccurrenceTable::name(),
			$event,
			$this->clock->now()->getTimestamp()
		) );
	}

	/** @param array<array-key, Feed> $feeds */
	private function keep( array $feeds ): void {
		update_option( self::OPTION, array_values( array_map( static fn ( Feed $feed ): array => $feed->toArray(), $feeds ) ), false );
	}
}

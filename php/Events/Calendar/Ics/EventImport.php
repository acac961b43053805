<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Kernel\Clock;
use WP_Post;

/** Brings the events of an .ics file in. Each is known by its UID: the same file twice makes no doubles, a newer one renews them. */
final class EventImport {
	/** Report of an import that has done nothing yet. */
	public const REPORT = [
		'made'    => 0,
		'renewed' => 0,
		'same'    => 0,
		'refused' => [],
		'left'    => [],
	];

	/** @var array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} */
	private array $report = self::REPORT;

	/** Most dates of the series of one file together: as many as a hundred of every day for three years. */
	public const MOST_DATES = 100_000;

	/** Seconds that a file's events may take; the same file goes on where it stopped. */
	public const MOST_SECONDS = 60;

	private int $dates = 0;

	private float $began = 0.0;

	private bool $isCut = false;

	/** @var list<int> */
	private array $met = [];

	/** @var array<string, true> By UID. */
	private array $renewed = [];

	private readonly KnownEvents $known;

	/**
	 * @param string       $status   Of new events: publish or draft.
	 * @param bool         $isDry    Says what would be done and does nothing.
	 * @param string       $feed     Its id, of events that come with a feed.
	 * @param list<string> $followed The ids of all feeds.
	 * @param list<string> $deleted  MD5 of the UIDs that people have deleted: they do not come back.
	 * @param float        $seconds  That its events may take.
	 * @param int          $most     Dates that its series may have together.
	 */
	public function __construct(
		private readonly Clock $clock,
		private readonly string $status,
		private readonly bool $isDry,
		private readonly string $feed = '',
		array $followed = [],
		private readonly array $deleted = [],
		private readonly float $seconds = self::MOST_SECONDS,
		private readonly int $most = self::MOST_DATES
	) {
		$this->known = new KnownEvents( $feed, $followed );
	}

	/** Tells whether there was no time for all: the next run goes on. */
	public function isCut(): bool {
		return $this->isCut;
	}

	/** @return list<int> Events that were in the file. */
	public function eventsInFile(): array {
		return $this->met;
	}

	/**
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} `left` counts what has no place in an event here, by its name.
	 * @throws InvalidCalendarException
	 */
	public function run( string $text ): array {
		$this->began = microtime( true );
		$calendar    = IcsReader::read( $text );
		$file     = new FileEvents( $calendar );
		$zones    = new IcsZones( $calendar );
		$read     = [];
		$this->leave( __( 'Unreadable lines', 'marketday' ), $calendar->broken );
		$this->leave( __( 'Lines with unreadable characters', 'marketday' ), $calendar->spoilt );
		$this->leave( __( 'Older versions of events', 'marketday' ), $file->older );
		( new KnownSeries( $this->known, $zones ) )->complete( $file );
		foreach ( $file->all() as [ $uid, $main, $changes ] ) {
			if ( $this->isLate() ) {
				$this->meet( $this->known->find( $uid, EventText::title( $main ) ) );
				continue;
			}
			try {
				$reading = new EventParser( $uid, $main, $changes, $zones, $this->clock->now() );
				array_push( $read, ...$reading->events );
				foreach ( $reading->left as $what => $count ) {
					$this->leave( $what, $count );
				}
			} catch ( InvalidEventException $problem ) {
				$this->refuse( $uid, $main, $problem );
			}
		}
		foreach ( $this->most( $read ) as $event ) {
			try {
				$this->take( $event );
			} catch ( InvalidEventException $problem ) {
				$this->refuse( $event->uid, $event->facts, $problem );
			}
		}
		$this->rejoin( $read );
		return $this->report;
	}

	/**
	 * Puts away the dates of renewed series that were events of their own.
	 *
	 * @param list<ReadEvent> $read
	 */
	private function rejoin( array $read ): void {
		$renewed = array_filter( $read, fn ( ReadEvent $event ): bool => isset( $this->renewed[ $event->uid ] ) && '' !== ( $event->data['rrule'] ?? '' ) );
		foreach ( $renewed as $series ) {
			$dates = ( new RejoinedDates( $this->known ) )->of( $series, $this->met );
			$this->isDry || array_map( HiddenEvents::hide( ... ), $dates );
			$this->leave( __( 'Dates that are back in their series: their own events are now drafts', 'marketday' ), count( $dates ) );
		}
	}

	/**
	 * The events that a file can bring at most. Those that were left out are in the file all the same.
	 *
	 * @param list<ReadEvent> $events
	 * @return list<ReadEvent>
	 */
	private function most( array $events ): array {
		[ $kept, $past, $later ] = Newest::of( $events, $this->clock->now() );
		/* translators: %s: a number, such as 2,000. */
		$this->leave( sprintf( __( 'Past events: a file can add %s', 'marketday' ), number_format_i18n( Newest::MOST ) ), count( $past ) );
		/* translators: %s: a number, such as 2,000. */
		$this->leave( sprintf( __( 'Later events: a file can add %s', 'marketday' ), number_format_i18n( Newest::MOST ) ), count( $later ) );
		foreach ( $later as $event ) {
			$this->meet( $this->known->find( $event->uid, EventText::title( $event->facts ) ) );
		}
		return $kept;
	}

	/** True once time is up: what is not read any more stays as it is, and is no event that the file has lost. */
	private function isLate(): bool {
		if ( microtime( true ) - $this->began < $this->seconds ) {
			return false;
		}
		$this->isCut = true;
		$this->leave( __( 'Events there wasn’t time for: the next check carries on with them', 'marketday' ), 1 );
		return true;
	}

	/** Tells whether the series of the file have all the dates that they can have. */
	private function isFull( ReadEvent $event ): bool {
		if ( '' === ( $event->data['rrule'] ?? '' ) || $this->dates < $this->most ) {
			return false;
		}
		/* translators: %s: a number, such as 100,000. */
		$this->leave( sprintf( __( 'Recurring events: one calendar’s can have %s dates', 'marketday' ), number_format_i18n( $this->most ) ), 1 );
		return true;
	}

	private function take( ReadEvent $event ): void {
		$title = EventText::title( $event->facts );
		$known = $this->known->find( $event->uid, $title );
		if ( $this->isLeftOut( $event, $known ) ) {
			return;
		}
		if ( $this->isLate() || $this->isFull( $event ) ) {
			$this->meet( $known );
			return;
		}
		$post = [
			'post_type'    => EventType::NAME,
			'post_title'   => $title,
			'post_content' => self::content( $event->facts, $known ),
		];
		$hash = self::hash( $post, $event );
		$back = null === $known ? null : HiddenEvents::statusBefore( $known );
		if ( null !== $known && null === $back && get_post_meta( $known->ID, KnownEvents::HASH, true ) === $hash ) {
			++$this->report['same'];
			$this->meet( $known );
			$this->count( $event, $known->ID );
			return;
		}
		// A feed is followed as it is; of a file that was brought in, somebody may have taken the one of last month.
		if ( '' === $this->feed && null !== $known && FileVersion::isOlder( $event->facts, $known->ID ) ) {
			$this->leave( __( 'Older versions of events', 'marketday' ), 1 );
			++$this->report['same'];
			$this->meet( $known );
			$this->count( $event, $known->ID );
			return;
		}
		++$this->report[ null === $known ? 'made' : 'renewed' ];
		if ( null !== $known ) {
			$this->renewed[ $event->uid ] = true;
		}
		$this->isDry ? $this->meet( $known ) : $this->write( $event, $post, $known, $back, $hash );
	}

	/** Leaves alone what the site wrote itself, what lies in its bin, and what its people have deleted; so do the dates of such a series. */
	private function isLeftOut( ReadEvent $event, ?WP_Post $known ): bool {
		$uids   = array_unique( [ $event->uid, $event->facts->text( 'UID' ) ?: $event->uid ] );
		$series = 2 === count( $uids ) && null === $known ? $this->known->find( $uids[1], '' ) : $known;
		$isAny  = static fn ( callable $holds ): bool => [] !== array_filter( $uids, $holds );
		$why    = match ( true ) {
			'trash' === ( $series->post_status ?? '' ) => __( 'Events in the bin', 'marketday' ),
			null !== $known                            => '',
			$isAny( $this->isDeleted( ... ) )          => __( 'Events deleted here', 'marketday' ),
			$isAny( $this->known->isOfSite( ... ) )    => __( 'This site’s own events, which stay as they are', 'marketday' ),
			default                                    => '',
		};
		if ( '' === $why ) {
			return false;
		}
		$this->leave( $why, 1 );
		++$this->report['same'];
		$this->meet( $known );
		return true;
	}

	private function isDeleted( string $uid ): bool {
		return in_array( md5( $uid ), $this->deleted, true );
	}

	/**
	 * @param array{post_type: string, post_title: string, post_content: string} $post
	 * @param string|null                                                        $back The status it had before its feed lost it.
	 */
	private function write( ReadEvent $event, array $post, ?WP_Post $known, ?string $back, string $hash ): void {
		$status = EventFacts::isPrivate( $event->facts ) ? 'private' : $back;
		$fields = [
			'post_type'    => EventType::NAME,
			'post_title'   => wp_slash( $post['post_title'] ),
			'post_content' => wp_slash( $post['post_content'] ),
		];
		$id     = null === $known
			? wp_insert_post( $fields + [ 'post_status' => $status ?? $this->status ], true )
			: wp_update_post( [ 'ID' => $known->ID ] + $fields + ( null === $status ? [] : [ 'post_status' => $status ] ), true );
		if ( ! is_int( $id ) ) {
			throw new InvalidEventException( 'post', $id->get_error_message() );
		}
		$this->met[] = $id;
		if ( '' !== $this->feed ) {
			update_post_meta( $id, Feeds::META, $this->feed );
		}
		HiddenEvents::forget( $id );
		update_post_meta( $id, EventData::UID, wp_slash( $event->uid ) );
		update_post_meta( $id, EventData::META, wp_slash( $event->data ) );
		update_post_meta( $id, KnownEvents::HASH, $hash );
		FileVersion::keep( $event->facts, $id );
		EventTerms::set( $id, $event->facts );
		$this->count( $event, $id );
	}

	private function count( ReadEvent $event, int $id ): void {
		global $wpdb;
		if ( '' !== ( $event->data['rrule'] ?? '' ) ) {
			$this->dates += (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE event_id = %d', OccurrenceTable::name(), $id ) );
		}
	}

	/** @param array<string, string> $post */
	private static function hash( array $post, ReadEvent $event ): string {
		return md5( (string) wp_json_encode( [
			$post,
			$event->data,
			EventFacts::names( $event->facts, 'CATEGORIES' ),
			EventFacts::names( $event->facts, 'X-MARKETDAY-ACCESSIBILITY' ),
			$event->facts->text( 'LOCATION' ),
			...( EventFacts::isPrivate( $event->facts ) ? [ 'private' ] : [] ),
		] ) );
	}

	/** An event that came from this site keeps its own text, of which the file has an extract. */
	private static function content( IcsComponent $facts, ?WP_Post $known ): string {
		$url = EventText::url( $facts );
		return null !== $known && '' !== $url && html_entity_decode( $url ) === get_permalink( $known ) ? $known->post_content : EventText::content( $facts );
	}

	private function refuse( string $uid, IcsComponent $event, InvalidEventException $problem ): void {
		$this->report['refused'][] = trim( $event->text( 'SUMMARY' ) . ': ' . $problem->getMessage(), ': ' );
		$this->meet( $this->known->find( $uid, EventText::title( $event ) ) );
	}

	private function meet( ?WP_Post $known ): void {
		if ( null !== $known ) {
			$this->met[] = $known->ID;
		}
	}

	private function leave( string $what, int $count ): void {
		if ( $count > 0 ) {
			$this->report['left'][ $what ] = ( $this->report['left'][ $what ] ?? 0 ) + $count;
		}
	}
}

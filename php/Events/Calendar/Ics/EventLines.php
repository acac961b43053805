<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\ChangedDate;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventStatus;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\NonEmpty;
use Marketday\Events\Calendar\PlainText;
use Marketday\Events\Calendar\Schedule;
use Marketday\Events\Calendar\Venue;
use WP_Post;
use WP_Term;

/** An event as VEVENTs: one of the series with its rule, and one for each date that differs. */
final class EventLines {
	private function __construct(
		private readonly WP_Post $post,
		private readonly Schedule $schedule
	) {}

	/** @return list<IcsLine> */
	public static function of( WP_Post $post, Schedule $schedule ): array {
		$self  = new self( $post, $schedule );
		$lines = $self->series();
		foreach ( $schedule->exceptions->changed as $id => $change ) {
			array_push( $lines, ...$self->linesOfChange( (string) $id, $change ) );
		}
		return $lines;
	}

	/** @return list<IcsLine> */
	private function series(): array {
		$schedule = $this->schedule;
		$end      = $schedule->isAllDay ? new LocalDateTime( $schedule->end->day + 1, 0 ) : $schedule->end;
		$lines    = [ ...$this->head(), $this->at( 'DTSTART', $schedule->start ), $this->at( 'DTEND', $end ) ];
		if ( null !== $schedule->rule ) {
			$lines[] = new IcsLine( 'RRULE', $this->rule( (string) $schedule->rule ) );
		}
		foreach ( [
			'RDATE'  => $schedule->exceptions->added,
			'EXDATE' => $schedule->exceptions->left,
		] as $name => $times ) {
			foreach ( $times as $time ) {
				$lines[] = $this->at( $name, $time );
			}
		}
		return [ ...$lines, ...$this->facts( $schedule->status ), new IcsLine( 'END', 'VEVENT' ) ];
	}

	/** @return list<IcsLine> */
	private function linesOfChange( string $id, ChangedDate $change ): array {
		$at = LocalDateTime::readBasic( $id );
		if ( null === $at ) {
			return [];
		}
		$length = $this->schedule->end->in( $this->schedule->zone )->getTimestamp() - $this->schedule->start->in( $this->schedule->zone )->getTimestamp();
		$start  = $change->start ?? $at;
		$end    = $change->end ?? ( $this->schedule->isAllDay ? new LocalDateTime(
			$start->day + $this->schedule->end->day - $this->schedule->start->day,
			0
		) : LocalDateTime::of(
			$start->in( $this->schedule->zone )->modify( "+{$length} seconds" ),
			$this->schedule->zone
		) );
		$end    = $this->schedule->isAllDay ? new LocalDateTime( $end->day + 1, 0 ) : $end;
		return [
			...$this->head(),
			$this->at( 'RECURRENCE-ID', $at ),
			$this->at( 'DTSTART', $start ),
			$this->at( 'DTEND', $end ),
			...$this->facts( $change->status ?? $this->schedule->status ),
			new IcsLine( 'END', 'VEVENT' ),
		];
	}

	/** @return list<IcsLine> */
	private function head(): array {
		$changed = gmdate( 'Ymd\THis\Z', (int) strtotime( "{$this->post->post_modified_gmt} UTC" ) );
		return [
			new IcsLine( 'BEGIN', 'VEVENT' ),
			IcsLine::ofText( 'UID', EventData::uid( $this->post->ID ) ),
			new IcsLine( 'DTSTAMP', $changed ),
			new IcsLine( 'LAST-MODIFIED', $changed ),
			new IcsLine( 'SEQUENCE', (string) EventData::sequence( $this->post->ID ) ),
		];
	}

	/** @return list<IcsLine> */
	private function facts( EventStatus $status ): array {
		$data  = EventData::of( $this->post->ID );
		$text  = static fn ( string $name ): string => is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		$venue = $this->terms( EventType::LOCATION )[0] ?? null;
		$place = null === $venue ? null : Venue::of( $venue );
		$names = static fn ( array $terms ): string => implode(
			',',
			array_map( static fn ( WP_Term $term ): string => IcsLine::escape( html_entity_decode( $term->name, ENT_QUOTES ) ), $terms )
		);
		$where = null === $place ? '' : implode( ', ', NonEmpty::of( [ $place->name, $place->address() ] ) );
		$lines = [
			IcsLine::ofText( 'SUMMARY', html_entity_decode( $this->post->post_title, ENT_QUOTES ) ),
			IcsLine::ofText( 'DESCRIPTION', $this->description() ),
			IcsLine::ofText( 'LOCATION', $where ),
			new IcsLine( 'GEO', null !== $place && $place->hasPlace() ? "{$place->fields['latitude']};{$place->fields['longitude']}" : '' ),
			new IcsLine( 'URL', (string) get_permalink( $this->post ), [ 'VALUE' => 'URI' ] ),
			new IcsLine( 'CATEGORIES', $names( $this->terms( EventType::CATEGORY ) ) ),
			new IcsLine( 'STATUS', match ( $status ) {
				EventStatus::Cancelled => 'CANCELLED',
				EventStatus::Postponed => 'TENTATIVE',
				default                => 'CONFIRMED',
			} ),
			new IcsLine( 'X-MARKETDAY-STATUS', EventStatus::Scheduled === $status ? '' : $status->value ),
			new IcsLine( 'CONFERENCE', $text( 'onlineUrl' ), [ 'VALUE' => 'URI' ] ),
			'' === $text( 'organiser' )
				? null
				: new IcsLine( 'ORGANIZER', '' === $text( 'organiserUrl' ) ? 'invalid:nomail' : $text( 'organiserUrl' ), [ 'CN' => $text( 'organiser' ) ] ),
			IcsLine::ofText( 'X-MARKETDAY-COST', $text( 'cost' ) ),
			IcsLine::ofText( 'X-MARKETDAY-CAPACITY', $text( 'capacity' ) ),
			new IcsLine( 'X-MARKETDAY-TICKETS', $text( 'ticketUrl' ), [ 'VALUE' => 'URI' ] ),
			new IcsLine( 'X-MARKETDAY-ACCESSIBILITY', $names( $this->terms( EventType::ACCESS ) ) ),
		];
		return array_values( array_filter( $lines, static fn ( ?IcsLine $line ): bool => null !== $line && '' !== $line->value ) );
	}

	private function at( string $name, LocalDateTime $time ): IcsLine {
		if ( $this->schedule->isAllDay ) {
			return new IcsLine( $name, substr( $time->basic(), 0, 8 ), [ 'VALUE' => 'DATE' ] );
		}
		return 'UTC' === $this->schedule->zone->getName()
			? new IcsLine( $name, $time->basic() . 'Z' )
			: new IcsLine( $name, $time->basic(), [ 'TZID' => ZoneLines::name( $this->schedule->zone ) ] );
	}

	/** A rule's end is told in UTC where its times are in a zone, and as a day where they are days. */
	private function rule( string $rule ): string {
		return (string) preg_replace_callback( '/UNTIL=([0-9TZ]+)/', function ( array $found ): string {
			$time = LocalDateTime::readBasic( rtrim( $found[1], 'Z' ) );
			if ( null === $time ) {
				return $found[0];
			}
			$isDay  = 8 === strlen( $found[1] );
			$zone   = str_ends_with( $found[1], 'Z' ) ? new DateTimeZone( 'UTC' ) : $this->schedule->zone;
			$moment = ( $isDay ? new LocalDateTime( $time->day, 86399 ) : $time )->in( $zone );
			return 'UNTIL=' . ( $this->schedule->isAllDay ? substr(
				$isDay ? $time->basic() : LocalDateTime::of( $moment, $this->schedule->zone )->basic(),
				0,
				8
			) : $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Ymd\THis\Z' ) );
		}, $rule );
	}

	private function description(): string {
		$text = '' !== $this->post->post_excerpt ? $this->post->post_excerpt : excerpt_remove_blocks( strip_shortcodes( $this->post->post_content ) );
		return html_entity_decode( PlainText::of( $text ), ENT_QUOTES );
	}

	/** @return list<WP_Term> */
	private function terms( string $taxonomy ): array {
		$terms = get_the_terms( $this->post, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : [];
	}
}

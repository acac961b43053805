<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\Ics\EventImport;
use Marketday\Events\Calendar\Ics\IcsLine;
use Marketday\Events\Calendar\Ics\ImportReport;
use Marketday\Events\Calendar\Ics\InvalidCalendarException;
use Marketday\Kernel\Clock;

/** Brings the events of another calendar plugin in, some at a time by a job that says how far it is. Twice makes no doubles. */
final class EventTransfer {
	private const JOB          = 'marketday_calendar_move';
	private const STATE        = 'marketday_event_move';
	private const AT_ONCE      = 50;
	private const MOST_REFUSED = 20;

	/** Option: calendars whose events have all been looked at and brought over. */
	private const MOVED = 'marketday_events_moved';

	public function __construct(
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], $this->someOfJob( ... ) ) );
		Schedules::add( fn ( int $now ): array => false === ( $this->state()['isOver'] ?? true ) ? [ new DueJob( self::JOB, $now ) ] : [] );
	}

	/** @return array<string, EventSource> By key. */
	public static function sources(): array {
		$sources = [];
		foreach ( [ new MyCalendar(), new TheEventsCalendar(), new AllInOneCalendar() ] as $source ) {
			$sources[ $source->key() ] = $source;
		}
		return $sources;
	}

	/** Begins from the first. A preview does not end a move that goes on. */
	public function begin( EventSource $source, bool $isDry ): void {
		$before = $this->state();
		if ( $isDry && null !== $before && ! $before['isOver'] && ! $before['isDry'] ) {
			return;
		}
		update_option( self::STATE, [
			'source' => $source->key(),
			'isDry'  => $isDry,
			'after'  => 0,
			'done'   => 0,
			'of'     => $source->count(),
			'report' => EventImport::REPORT,
			'isOver' => false,
		], false );
		$this->jobs->soon( self::JOB );
	}

	/** @return array{source: string, isDry: bool, done: int, of: int, isOver: bool, lines: list<string>}|null */
	public function progress(): ?array {
		$state = $this->state();
		return null === $state ? null : [
			'source' => $state['source'],
			'isDry'  => $state['isDry'],
			'done'   => $state['done'],
			'of'     => $state['of'],
			'isOver' => $state['isOver'],
			'lines'  => ImportReport::lines( $state['report'] ),
		];
	}

	/**
	 * All of them in one go, as a command does.
	 *
	 * @param callable(int, int): void $progress How many are done, and of how many.
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	public function run( EventSource $source, bool $isDry, callable $progress ): array {
		$report = EventImport::REPORT;
		$all    = $source->count();
		$done   = 0;
		$after  = 0;
		do {
			$events = $source->read( $after, self::AT_ONCE );
			$report = $this->take( $events, $isDry, $report );
			$done  += count( $events );
			$after  = [] === $events ? $after : $events[ count( $events ) - 1 ]->id;
			$progress( $done, $all );
		} while ( [] !== $events );
		$isDry || self::noteMoved( $source->key() );
		return $report;
	}

	public static function isMoved( string $source ): bool {
		return in_array( $source, (array) get_option( self::MOVED, [] ), true );
	}

	private static function noteMoved( string $source ): void {
		update_option( self::MOVED, array_values( array_unique( [ ...(array) get_option( self::MOVED, [] ), $source ] ) ), false );
	}

	/** @return bool Whether there are more. */
	private function someOfJob(): bool {
		$state  = $this->state();
		$source = self::sources()[ $state['source'] ?? '' ] ?? null;
		if ( null === $state || null === $source || $state['isOver'] ) {
			return false;
		}
		$events          = $source->read( $state['after'], self::AT_ONCE );
		$state['report'] = $this->take( $events, $state['isDry'], $state['report'] );
		$state['done']  += count( $events );
		$state['after']  = [] === $events ? $state['after'] : $events[ count( $events ) - 1 ]->id;
		$state['isOver'] = [] === $events;
		update_option( self::STATE, $state, false );
		if ( $state['isOver'] && ! $state['isDry'] ) {
			self::noteMoved( $source->key() );
		}
		return ! $state['isOver'];
	}

	/**
	 * @param list<MovedEvent>                                                                           $events
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $report
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	private function take( array $events, bool $isDry, array $report ): array {
		foreach ( $events as $event ) {
			$import = new EventImport( $this->clock, 'publish' === $event->post->status ? 'publish' : 'draft', $isDry );
			$lines  = [ new IcsLine( 'BEGIN', 'VCALENDAR' ), ...$event->toLines(), new IcsLine( 'END', 'VCALENDAR' ) ];
			try {
				$own = $import->run( implode( '', array_map( static fn ( IcsLine $line ): string => $line->print(), $lines ) ) );
			} catch ( InvalidCalendarException $problem ) {
				$own = [ 'refused' => [ "{$event->post->title}: {$problem->getMessage()}" ] ] + EventImport::REPORT;
			}
			if ( [] === $event->dates ) {
				/* translators: %s: an event's title. */
				$own['refused'][] = sprintf( __( '%s: no date.', 'marketday' ), $event->post->title );
			}
			if ( $event->cut() > 0 ) {
				/* translators: 1: an event's title. 2: a number of dates. */
				$what                 = sprintf( __( '%1$s: past dates, as an event can have %2$d', 'marketday' ), $event->post->title, EventData::MOST_DATES );
				$own['left'][ $what ] = $event->cut();
			}
			foreach ( $import->eventsInFile() as $post ) {
				if ( $event->post->image > 0 && ! has_post_thumbnail( $post ) ) {
					set_post_thumbnail( $post, $event->post->image );
				}
			}
			$report = self::add( $report, $own );
		}
		return $report;
	}

	/**
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $one
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $other
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	private static function add( array $one, array $other ): array {
		$left = $one['left'];
		foreach ( $other['left'] as $what => $count ) {
			$left[ $what ] = ( $left[ $what ] ?? 0 ) + $count;
		}
		return [
			'made'    => $one['made'] + $other['made'],
			'renewed' => $one['renewed'] + $other['renewed'],
			'same'    => $one['same'] + $other['same'],
			'refused' => array_slice( [ ...$one['refused'], ...$other['refused'] ], 0, self::MOST_REFUSED ),
			'left'    => $left,
		];
	}

	/** @return array{source: string, isDry: bool, after: int, done: int, of: int, isOver: bool, report: array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}}|null */
	private function state(): ?array {
		$kept = get_option( self::STATE );
		if ( ! is_array( $kept ) || ! is_string( $kept['source'] ?? null ) ) {
			return null;
		}
		$number = static fn ( mixed $value ): int => is_int( $value ) ? $value : 0;
		$report = is_array( $kept['report'] ?? null ) ? $kept['report'] : [];
		$left   = is_array( $report['left'] ?? null ) ? $report['left'] : [];
		return [
			'source' => $kept['source'],
			'isDry'  => true === ( $kept['isDry'] ?? false ),
			'after'  => $number( $kept['after'] ?? 0 ),
			'done'   => $number( $kept['done'] ?? 0 ),
			'of'     => $number( $kept['of'] ?? 0 ),
			'isOver' => true === ( $kept['isOver'] ?? false ),
			'report' => [
				'made'    => $number( $report['made'] ?? 0 ),
				'renewed' => $number( $report['renewed'] ?? 0 ),
				'same'    => $number( $report['same'] ?? 0 ),
				'refused' => array_values( array_filter( is_array( $report['refused'] ?? null ) ? $report['refused'] : [], 'is_string' ) ),
				'left'    => array_combine( array_map( 'strval', array_keys( $left ) ), array_map( $number, $left ) ),
			],
		];
	}
}

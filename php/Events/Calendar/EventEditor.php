<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** The panel in the editor where an event gets its dates, the call that shows the next of them, and the list of events. */
final class EventEditor {
	private const PART  = 'event-panel';
	private const SHOWN = 6;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->blocks->addPart( self::PART );
		$this->routes->add( Route::rest( 'POST', 'marketday/v1|/event-dates', Guard::capability( 'edit_posts' ), $this->preview( ... ), Parameters::described( [
			'event' => EventData::schema(),
		] ) ) );
		add_action( 'enqueue_block_editor_assets', $this->addPanel( ... ) );
		add_filter( 'manage_' . EventType::NAME . '_posts_columns', $this->addColumn( ... ) );
		add_action( 'manage_' . EventType::NAME . '_posts_custom_column', $this->printColumn( ... ), 10, 2 );
	}

	private function addPanel(): void {
		if ( EventType::NAME === ( get_current_screen()->post_type ?? '' ) ) {
			DrawingSetup::registerAssets();
			wp_enqueue_script( 'marketday-' . self::PART );
			wp_enqueue_style( 'marketday-' . self::PART );
			wp_set_script_translations( 'marketday-' . self::PART, 'marketday' );
		}
	}

	/** @throws Problem 400 where the dates cannot be. */
	private function preview( Request $request ): Response {
		try {
			$schedule = Schedule::read( EventData::clean( $request->map( 'event', 30, 1000 ) ) );
		} catch ( InvalidEventException $problem ) {
			throw Problem::badRequest( 'marketday_invalid_event', $problem->getMessage() );
		}
		$now   = $this->clock->now();
		$dates = array_filter(
			$schedule->occurrences( max( $now, $schedule->start->in( $schedule->zone ) )->modify( '+25 months' ), 5000, $now->modify( '-1 year' ) ),
			static fn ( Occurrence $date ): bool => $date->end > $now
		);
		return Response::json( [
			'words' => null === $schedule->rule ? '' : RuleFormatter::say( $schedule->rule, $schedule->start->in( $schedule->zone ) ),
			'dates' => array_map( static fn ( Occurrence $date ): array => [
				'at'          => substr( LocalDateTime::readBasic( $date->id )?->text() ?? '', 0, 16 ),
				'text'        => EventTimes::date( $date->start ) . ( $date->isAllDay ? '' : ', ' . EventTimes::time( $date->start ) ),
				'start'       => substr( LocalDateTime::of( $date->start, $schedule->zone )->text(), 0, 16 ),
				'end'         => substr( LocalDateTime::of( $date->isAllDay ? $date->end->modify( '-1 day' ) : $date->end, $schedule->zone )->text(), 0, 16 ),
				'isCancelled' => EventStatus::Cancelled === $date->status,
				'isMoved'     => LocalDateTime::of( $date->start, $schedule->zone )->basic() !== $date->id,
			], array_slice( array_values( $dates ), 0, self::SHOWN ) ),
		] );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	private function addColumn( array $columns ): array {
		$place = array_search( 'title', array_keys( $columns ), true );
		$at    = false === $place ? 1 : $place + 1;
		return array_slice( $columns, 0, $at, true ) + [ 'marketday_when' => __( 'When', 'marketday' ) ] + array_slice( $columns, $at, null, true );
	}

	private function printColumn( string $column, int $post ): void {
		if ( 'marketday_when' !== $column ) {
			return;
		}
		$event = $this->finder->ofEvent( $post, $this->clock->now()->getTimestamp(), 1 )[0] ?? $this->finder->last( $post );
		if ( null === $event ) {
			esc_html_e( 'No date yet', 'marketday' );
			return;
		}
		echo esc_html( EventTimes::whole( $event, $event->start->getTimezone() ) );
		echo '' === $event->status->label() ? '' : '<br><strong>' . esc_html( $event->status->label() ) . '</strong>';
		echo null === $event->schedule->rule ? '' : '<br>' . esc_html( RuleFormatter::say( $event->schedule->rule, $event->start ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** The panel in the editor where an event gets its dates, and the list of events. */
final class EventEditor {
	private const PART = 'event-panel';

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->blocks->addPart( self::PART );
		$endpoint = new EventDatesEndpoint( $this->clock );
		$this->routes->add( Route::rest( 'POST', 'marketday/v1|/event-dates', Guard::capability( 'edit_posts' ), $endpoint->answer( ... ), Parameters::forRoute( [
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

<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Problem;

/**
 * The page a calendar is on: what its address asks for, and whether there is such a thing. Months outside the first and the last event
 * are not there (404), so that whoever follows every link comes to an end; what cannot be read is refused (400).
 */
final class CalendarPage {
	/** @var array{string, string}|null|false False until asked for. */
	private array|null|false $bounds = false;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->answerStatus( ... ) );
		add_filter( 'wp_robots', $this->limitRobots( ... ) );
	}

	/** @throws Problem */
	public function state( string $view ): CalendarState {
		$state = CalendarState::read( self::query(), $this->clock->now(), $view );
		if ( $state->isMoved && ! $this->has( $state ) ) {
			throw new Problem( 404, 'marketday_no_events_then', __( 'No events then.', 'marketday' ) );
		}
		return $state;
	}

	public function plain( string $view ): CalendarState {
		return CalendarState::plain( $this->clock->now(), $view );
	}

	/** Day of the site's clock, `Y-m-d`. */
	public function today(): string {
		return $this->clock->now()->format( 'Y-m-d' );
	}

	/** The second at which that day is over. */
	public function dayEnds(): int {
		return $this->clock->now()->modify( 'tomorrow' )->getTimestamp();
	}

	/** Tells whether the time shown lies between the first and the last event; today always does. */
	public function has( CalendarState $state ): bool {
		$now    = $this->today();
		$bounds = $this->bounds() ?? [ $now, $now ];
		$from   = $state->from()->format( 'Y-m-d' );
		$to     = $state->to()->format( 'Y-m-d' );
		return ( $from <= $bounds[1] && $to >= $bounds[0] ) || ( $from <= $now && $to >= $now );
	}

	/** @return array{string, string}|null */
	public function bounds(): ?array {
		if ( false === $this->bounds ) {
			$this->bounds = $this->finder->bounds();
		}
		return $this->bounds;
	}

	/** The page's address without what a calendar adds to it. */
	public static function base(): string {
		if ( wp_is_serving_rest_request() || is_admin() ) {
			return (string) get_post_type_archive_link( EventType::NAME );
		}
		$path = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? esc_url_raw( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security -- sanitized.
		return remove_query_arg( [ ...CalendarState::PARAMETERS, CalendarJson::PARAMETER, 'embed', 'source' ], '' === $path ? '/' : $path );
	}

	/** @param string $view The view that the block shows by itself. */
	public static function url( CalendarState $state, string $view ): string {
		return add_query_arg( array_map( 'rawurlencode', $state->parameters( $view ) ), self::base() );
	}

	private function answerStatus(): void {
		if ( [] === array_intersect_key( self::query(), array_flip( CalendarState::PARAMETERS ) ) || ! $this->isCalendars() ) {
			return;
		}
		try {
			$this->state( 'grid' );
		} catch ( Problem $problem ) {
			status_header( $problem->status );
			nocache_headers();
		}
	}

	/**
	 * One month is for search engines, its filtered looks are not.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function limitRobots( array $robots ): array {
		$isLook = [] !== array_intersect_key( self::query(), array_flip( [ 'mcat', 'loc', 'access', 'mcs', 'format', 'time', 'dy' ] ) );
		return $isLook && $this->isCalendars() ? [ 'noindex' => true ] + $robots : $robots;
	}

	/** Tells whether the address names a month or a day; else it means today's. */
	public function isDated(): bool {
		return [] !== array_intersect_key( self::query(), array_flip( [ 'month', 'yr', 'dy' ] ) );
	}

	/** Tells whether there is a calendar on the page that is asked for. */
	public function isCalendars(): bool {
		return is_post_type_archive( EventType::NAME ) || ( is_singular() && has_block( 'marketday/events-calendar' ) );
	}

	/** @return array<array-key, mixed> */
	private static function query(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- a look; read by type.
	}
}

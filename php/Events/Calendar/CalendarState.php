<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use WP_Term;

/** The state of a calendar, as its page's address says it: month, dy, yr, mcat, ltype and loc, access, mcs, and the form it is shown in. */
final class CalendarState {
	public const PARAMETERS = [ 'month', 'dy', 'yr', 'mcat', 'ltype', 'loc', 'access', 'mcs', 'format', 'time' ];

	/** Formats by the address's word. */
	public const FORMATS = [
		'calendar' => 'grid',
		'list'     => 'list',
		'mini'     => 'mini',
	];
	public const SPANS   = [ 'month', 'week', 'day' ];

	private const FIRST_YEAR = 1900;
	private const LAST_YEAR  = 2199;

	/** @param DateTimeImmutable $day Midnight of the chosen day in the site's zone. */
	private function __construct(
		public readonly DateTimeImmutable $day,
		public readonly bool $isDayChosen,
		public readonly bool $isMoved,
		public readonly string $view,
		public readonly string $span,
		public readonly EventFilter $filter
	) {}

	/**
	 * @param array<array-key, mixed> $query Of the address, unslashed.
	 * @param string                  $view  Of the block: grid, list or mini.
	 * @throws Problem With 400 for what cannot be read, 404 for what is not there.
	 */
	public static function read( array $query, DateTimeImmutable $now, string $view ): self {
		$request = new Request( array_intersect_key( $query, array_flip( self::PARAMETERS ) ) );
		$request->refuseExcess();
		$isMoved = $request->has( 'month' ) || $request->has( 'yr' ) || $request->has( 'dy' );
		$year    = $request->integer( 'yr', (int) $now->format( 'Y' ), self::FIRST_YEAR, self::LAST_YEAR );
		$month   = $request->integer( 'month', $request->has( 'yr' ) && '' !== $request->raw( 'yr' ) ? 1 : (int) $now->format( 'n' ), 1, 12 );
		$isNow   = $year === (int) $now->format( 'Y' ) && $month === (int) $now->format( 'n' );
		$day     = $request->integer( 'dy', $isNow ? (int) $now->format( 'j' ) : 1, 1, 31 );
		if ( ! checkdate( $month, $day, $year ) ) {
			throw $request->invalid( 'dy', 'is no day of that month' );
		}
		$format = $request->text( 'format' );
		if ( '' !== $format && ! isset( self::FORMATS[ $format ] ) ) {
			throw $request->invalid( 'format', 'must be calendar, list or mini' );
		}
		$span = $request->text( 'time', 'month' );
		if ( ! in_array( $span, self::SPANS, true ) ) {
			throw $request->invalid( 'time', 'must be month, week or day' );
		}
		$chosen = $now->setDate( $year, $month, $day )->setTime( 0, 0 );
		return new self(
			$chosen,
			$request->has( 'dy' ) && '' !== $request->raw( 'dy' ),
			$isMoved,
			'' === $format ? $view : self::FORMATS[ $format ],
			$span,
			self::filter( $request )
		);
	}

	public static function plain( DateTimeImmutable $now, string $view ): self {
		return new self( $now->setTime( 0, 0 ), false, false, $view, 'month', new EventFilter() );
	}

	/** First day of what is shown. */
	public function from(): DateTimeImmutable {
		return match ( $this->span ) {
			'week'  => self::weekBegin( $this->day ),
			'day'   => $this->day,
			default => $this->day->modify( 'first day of this month' ),
		};
	}

	/** Last day of what is shown. */
	public function to(): DateTimeImmutable {
		return match ( $this->span ) {
			'week'  => self::weekBegin( $this->day )->modify( '+6 days' ),
			'day'   => $this->day,
			default => $this->day->modify( 'last day of this month' ),
		};
	}

	public function move( int $steps ): self {
		$day = match ( $this->span ) {
			'week'  => $this->day->modify( sprintf( '%+d days', 7 * $steps ) ),
			'day'   => $this->day->modify( sprintf( '%+d days', $steps ) ),
			default => $this->day->modify( 'first day of this month' )->modify( sprintf( '%+d months', $steps ) ),
		};
		return new self( $day, 'month' !== $this->span, true, $this->view, $this->span, $this->filter );
	}

	public function at( DateTimeImmutable $day, string $span ): self {
		return new self( $day->setTime( 0, 0 ), 'month' !== $span, true, $this->view, $span, $this->filter );
	}

	/** The same with its day chosen. */
	public function onDay(): self {
		return new self( $this->day, true, true, $this->view, $this->span, $this->filter );
	}

	public function as( string $view, string $span ): self {
		return new self( $this->day, 'month' !== $span || $this->isDayChosen, $this->isMoved, $view, $span, $this->filter );
	}

	public function withoutFilter(): self {
		return new self( $this->day, $this->isDayChosen, $this->isMoved, $this->view, $this->span, new EventFilter() );
	}

	/**
	 * The state as parameters of an address.
	 *
	 * @param string $view The view that needs no word.
	 * @return array<string, string>
	 */
	public function parameters( string $view ): array {
		$filter = $this->filter;
		return array_filter( [
			'month'  => $this->isMoved || $this->isDayChosen ? $this->day->format( 'n' ) : '',
			'dy'     => $this->isDayChosen ? $this->day->format( 'j' ) : '',
			'yr'     => $this->isMoved || $this->isDayChosen ? $this->day->format( 'Y' ) : '',
			'mcat'   => implode( ',', $filter->categories ),
			'ltype'  => $filter->location > 0 ? 'id' : '',
			'loc'    => $filter->location > 0 ? (string) $filter->location : '',
			'access' => $filter->access > 0 ? (string) $filter->access : '',
			'mcs'    => $filter->search,
			'format' => $view === $this->view ? '' : (string) array_search( $this->view, self::FORMATS, true ),
			'time'   => 'month' === $this->span ? '' : $this->span,
		], static fn ( string $value ): bool => '' !== $value );
	}

	public static function weekBegin( DateTimeImmutable $day ): DateTimeImmutable {
		$back = ( (int) $day->format( 'w' ) - (int) get_option( 'start_of_week', 1 ) + 7 ) % 7;
		return $day->modify( "-{$back} days" );
	}

	private static function filter( Request $request ): EventFilter {
		$categories = [];
		foreach ( preg_split( '/[,|]/', $request->plain( 'mcat', Request::LONGEST_VALUE ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $word ) {
			$categories[] = 'all' === $word ? 0 : self::term( $word, EventType::CATEGORY, 'mcat' );
		}
		$type = $request->text( 'ltype', 'id' );
		if ( '' !== $type && 'id' !== $type ) {
			throw $request->invalid( 'ltype', 'must be id' );
		}
		$location = trim( $request->plain( 'loc', Request::LONGEST_VALUE ) );
		$access   = trim( $request->plain( 'access', Request::LONGEST_VALUE ) );
		return new EventFilter(
			array_values( array_unique( NonEmpty::of( $categories ) ) ),
			in_array( $location, [ '', 'all' ], true ) ? 0 : self::term( $location, EventType::LOCATION, 'loc' ),
			in_array( $access, [ '', 'all' ], true ) ? 0 : self::term( $access, EventType::ACCESS, 'access' ),
			trim( $request->text( 'mcs', '', 200 ) )
		);
	}

	/** @param string $word An id, a slug or a name. */
	private static function term( string $word, string $taxonomy, string $parameter ): int {
		$word = trim( $word );
		$term = ctype_digit( $word ) ? get_term_by( 'id', (int) $word, $taxonomy ) : false;
		$term = $term ?: Slug::term( $word, $taxonomy ) ?? get_term_by( 'name', Slug::decode( $word ), $taxonomy );
		if ( ! $term instanceof WP_Term ) {
			throw new Problem( 404, 'marketday_unknown_filter', match ( $parameter ) {
				'mcat'  => __( 'We can’t find that event category.', 'marketday' ),
				'loc'   => __( 'We can’t find that venue.', 'marketday' ),
				default => __( 'We can’t find that accessibility feature.', 'marketday' ),
			} );
		}
		return $term->term_id;
	}
}

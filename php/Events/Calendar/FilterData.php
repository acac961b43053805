<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * The switchers of date, category, location, accessibility feature and search text, in a plain form: `FilterForm` of
 * src/features/calendar/calendar-model.ts.
 *
 * @phpstan-import-type WayArray from GridData
 * @phpstan-type Field array{name: string, label: string, value: string, options: list<array{value: string, label: string}>}
 */
final class FilterData {
	/** @param string $view The block's own. */
	public function __construct(
		private readonly CalendarState $state,
		private readonly string $view
	) {}

	/**
	 * @param array<string, array<int, string>> $terms Names by id, by parameter.
	 * @param list<int>                         $years
	 * @return array{isOpen: bool, action: string, kept: list<array{string, string}>, fields: list<Field>, hasPlaces: bool, clear: WayArray|null}
	 */
	public function toArray( array $terms, array $years ): array {
		$state = $this->state;
		[ $path, $query ] = explode( '?', CalendarPage::base(), 2 ) + [ '', '' ];
		return [
			'isOpen' => ! $state->filter->isEmpty(),
			'action' => '' === $path ? '/' : $path,
			'kept'   => $this->hiddenFields( $query ),
			'fields' => [
				[
					'name'    => 'mcs',
					'label'   => __( 'Search', 'marketday' ),
					'value'   => $state->filter->search,
					'options' => [],
				],
				self::field( 'month', __( 'Month', 'marketday' ), $state->day->format( 'n' ), array_map(
					fn ( int $month ): string => EventTimes::say( 'F', $state->day->setDate( 2026, $month, 1 ) ),
					array_combine( range( 1, 12 ), range( 1, 12 ) )
				) ),
				self::field( 'yr', __( 'Year', 'marketday' ), $state->day->format( 'Y' ), array_combine( $years, array_map( 'strval', $years ) ) ),
				...array_map( $this->choice( ... ), array_keys( $terms ), $terms ),
			],
			'hasPlaces' => isset( $terms['loc'] ),
			'clear'     => $state->filter->isEmpty() ? null : Way::of( 'clear', __( 'Clear filters', 'marketday' ), $state->withoutFilter(), $this->view ),
		];
	}

	/** @return list<array{string, string}> What the address keeps. */
	private function hiddenFields( string $query ): array {
		wp_parse_str( $query, $kept );
		$state = $this->state;
		$kept += NonEmpty::of( [
			'format' => $this->view === $state->view ? '' : (string) array_search( $state->view, CalendarState::FORMATS, true ),
			'time'   => 'week' === $state->span ? 'week' : '',
		] );
		$texts = array_filter( $kept, 'is_string' );
		return array_map( static fn ( int|string $name, string $value ): array => [ (string) $name, $value ], array_keys( $texts ), $texts );
	}

	/**
	 * @param array<int, string> $names By id.
	 * @return Field
	 */
	private function choice( string $name, array $names ): array {
		$filter = $this->state->filter;
		[ $label, $all, $chosen ] = match ( $name ) {
			'mcat'  => [ __( 'Category', 'marketday' ), __( 'All categories', 'marketday' ), 1 === count( $filter->categories ) ? $filter->categories[0] : 0 ],
			'loc'   => [ __( 'Venue', 'marketday' ), __( 'All venues', 'marketday' ), $filter->location ],
			default => [ __( 'Accessibility', 'marketday' ), __( 'All events', 'marketday' ), $filter->access ],
		};
		return self::field( $name, $label, isset( $names[ $chosen ] ) ? (string) $chosen : '', [ '' => $all ] + $names );
	}

	/**
	 * @param array<array-key, string> $options Label by value.
	 * @return Field
	 */
	private static function field( string $name, string $label, string $value, array $options ): array {
		return [
			'name'    => $name,
			'label'   => $label,
			'value'   => $value,
			'options' => array_map( static fn ( int|string $one, string $text ): array => [
				'value' => (string) $one,
				'label' => $text,
			], array_keys( $options ), array_values( $options ) ),
		];
	}
}

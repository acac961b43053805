<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;

/** Draws `marketday/events-table`: each coming event once, with its next date, and a way to take some or all along as one file. */
final class EventTable {
	/** Numbers of events that a page may show. */
	public const LENGTHS = [ 10, 25, 50, 100 ];

	public const ORDERS = [ 'date', 'title' ];

	private const WORDS = 100;

	private int $drawn = 0;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$id      = 'events-table-' . ++$this->drawn;
		$asked   = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- a look; what is none of the choices is the first of them.
		$limit   = array_values( NonEmpty::of( array_map( 'intval', is_array( $attributes['categories'] ?? null ) ? $attributes['categories'] : [] ) ) );
		$usual   = self::length( $attributes['perPage'] ?? 10, 10 );
		$length  = self::length( $asked['events-length'] ?? $usual, $usual );
		$sort    = is_string( $asked['events-sort'] ?? null ) ? $asked['events-sort'] : 'date';
		$order   = in_array( ltrim( $sort, '-' ), self::ORDERS, true ) ? ltrim( $sort, '-' ) : 'date';
		$search  = is_string( $asked['events-search'] ?? null ) ? mb_substr( trim( TextLine::of( $asked['events-search'] ) ), 0, self::WORDS ) : '';
		$filter  = ( new EventFilter( [], 0, 0, $search ) )->within( $limit );
		$moment  = $this->clock->now()->getTimestamp();
		$total   = $this->finder->countSeries( $moment, $filter );
		$pages   = max( 1, (int) ceil( $total / $length ) );
		$page    = min( $pages, max( 1, is_numeric( $asked['events-page'] ?? null ) ? (int) $asked['events-page'] : 1 ) );
		$isDown  = str_starts_with( $sort, '-' );
		$address = static fn ( array $changed ): string => add_query_arg(
			array_map( static fn ( string|int $value ): string|false => '' === $value ? false : rawurlencode( (string) $value ), $changed ),
			remove_query_arg( 'events-page', CalendarPage::base() )
		);
		return sprintf( '<div %s><div class="marketday-events-table__container" id="%s">%s</div></div>', get_block_wrapper_attributes( [ 'class' => 'marketday-events-table' ] ), esc_attr( $id ), $this->view->render( 'table', [
			'id'      => $id,
			'events'  => $this->finder->series( $moment, $filter, $order, $isDown, $length, ( $page - 1 ) * $length ),
			'total'   => $total,
			'first'   => 0 === $total ? 0 : ( $page - 1 ) * $length + 1,
			'page'    => $page,
			'pages'   => $pages,
			'length'  => $length,
			'order'   => $order,
			'isDown'  => $isDown,
			'search'  => $search,
			'address' => $address,
			'feed'    => IcsFeedEndpoint::url( $filter ),
		] ) );
	}

	private static function length( mixed $value, int $otherwise ): int {
		$length = is_numeric( $value ) ? (int) $value : $otherwise;
		return in_array( $length, self::LENGTHS, true ) ? $length : $otherwise;
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\View;

/**
 * The block `marketday/upcoming-events`. What a list is limited to travels with its button, signed, so that a cached page's button works as long as the
 * page does and nothing is kept for it.
 */
final class UpcomingList {
	public const MOST = 50;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$number  = max( 1, min( self::MOST, is_numeric( $attributes['number'] ?? null ) ? (int) $attributes['number'] : 5 ) );
		$limit   = array_values( NonEmpty::of( array_map( 'intval', is_array( $attributes['categories'] ?? null ) ? $attributes['categories'] : [] ) ) );
		$isLoads = false !== ( $attributes['loadMore'] ?? true );
		$events  = $this->finder->after( $this->clock->now()->getTimestamp(), new EventFilter( $limit ), $number + 1 );
		$shown   = array_slice( $events, 0, $number );
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [
			'class'                 => 'marketday-upcoming-events',
			'data-marketday-island' => 'upcoming-events',
		] ), View::tight( $this->view->render( 'upcoming', [
			'events' => $shown,
			'isMore' => $isLoads && count( $events ) > $number,
			// More of what was shown then: nothing is skipped or told twice where a page is kept for long.
			'value'  => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			'args'   => self::args( $number, count( $shown ), self::sign( $limit ) ),
			'all'    => (string) get_post_type_archive_link( EventType::NAME ),
		] ) ) );
	}

	public static function args( int $number, int $offset, string $ref, string $direction = 'after' ): string {
		return "{$direction}={$number}|offset={$offset}|ref={$ref}";
	}

	/** @param list<int> $limit */
	public static function sign( array $limit ): string {
		$text = implode( '.', $limit );
		return "{$text}-" . substr( wp_hash( "marketday-upcoming {$text}", 'nonce' ), 0, 16 );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\CalendarBlock;
use Marketday\Events\Calendar\CalendarPage;
use Marketday\Events\Calendar\Colour;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\ShownEvent;
use Marketday\Events\Calendar\StructuredData;
use Marketday\Events\Calendar\UpcomingList;
use Marketday\Kernel\View;
use Marketday\Tests\MarkupFixture;
use PHPUnit\Framework\Attributes\DataProvider;

/** What React reads its state from, and draws the same: describeMarkup() has the other side. */
final class CalendarMarkupTest extends CalendarTestCase {
	/**
	 * @param array<string, string> $query
	 * @param array<string, mixed>  $attributes
	 */
	#[DataProvider( 'looks' )]
	public function test_a_calendar( string $name, array $query, array $attributes = [] ): void {
		$this->programme();
		$_GET                   = wp_slash( $query );
		$_SERVER['REQUEST_URI'] = '/events/?' . http_build_query( $query );
		$page                   = fn (): CalendarPage => new CalendarPage( $this->finder, $this->clock );
		$block                  = fn (): CalendarBlock => new CalendarBlock( $this->finder, $page(), $this->view(), new StructuredData() );
		$html                   = (string) preg_replace( '#<script.*</script>#s', '', $block()->render( $attributes ) );
		$content                = [ 'calendar' => $block()->data( $attributes )['calendar'] ];
		$data                   = (string) wp_json_encode( $content, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );

		MarkupFixture::check( "events-calendar/{$name}", $this->settled( $html ) );
		MarkupFixture::checkData( "events-calendar/{$name}", json_decode( $this->settled( $data ) ) );
	}

	/** @return iterable<string, array{string, array<string, string>, 2?: array<string, mixed>}> */
	public static function looks(): iterable {
		foreach ( [
			'month'          => [],
			'month-filtered' => [
				'month' => '12',
				'yr'    => '2026',
				'mcs'   => 'Winter "market"',
			],
			'month-empty'    => [ 'mcs' => 'nothing of it' ],
			'week'           => [
				'month' => '11',
				'yr'    => '2026',
				'dy'    => '27',
				'time'  => 'week',
			],
			'day'            => [
				'month'  => '11',
				'yr'     => '2026',
				'dy'     => '27',
				'time'   => 'day',
				'format' => 'list',
			],
			'list'           => [ 'format' => 'list' ],
			'mini'           => [ 'format' => 'mini' ],
			'mini-chosen'    => [
				'format' => 'mini',
				'month'  => '11',
				'yr'     => '2026',
				'dy'     => '27',
			],
			'fault'          => [ 'month' => '13' ],
		] as $name => $query ) {
			yield $name => [ $name, $query ];
		}
		yield 'inline' => [
			'inline',
			[],
			[
				'view'        => 'list',
				'details'     => 'inline',
				'showFilters' => false,
			],
		];
	}

	public function test_what_comes_next(): void {
		$this->programme();
		$list = new UpcomingList( $this->finder, $this->clock, $this->view() );

		MarkupFixture::check( 'upcoming-events/some', $this->settled( $list->render( [ 'number' => 4 ] ) ) );
		MarkupFixture::check( 'upcoming-events/all', $this->settled( $list->render( [ 'loadMore' => false ] ) ) );
	}

	public function test_nothing_comes_next(): void {
		MarkupFixture::check( 'upcoming-events/none', ( new UpcomingList( $this->finder, $this->clock, $this->view() ) )->render( [] ) );
	}

	public function test_when_an_event_is(): void {
		$ids = $this->programme();
		foreach ( [
			'plain'     => $ids['Market'] ?? 0,
			'elsewhere' => $ids['Far'] ?? 0,
			'again'     => $ids['Again'] ?? 0,
		] as $name => $id ) {
			$event = $this->finder->ofEvent( $id, $this->clock->now()->getTimestamp(), 1 )[0];
			$drawn = $this->view()->render( 'details', [
				'event'   => $event,
				'isOver'  => false,
				'dates'   => [],
				'recurs'  => 'again' === $name ? 'Every day' : '',
				'product' => null,
				'links'   => [],
				'data'    => '',
			] );
			self::assertSame( 1, preg_match( '#<div class="marketday-event-details__when".*?</div>#s', $drawn, $found ) );
			MarkupFixture::check( "event-when/{$name}", $found[0] );
		}
	}

	public function test_what_an_events_page_says_only_until_it_is_over(): void {
		$first  = $this->event( 'Course', '2026-11-27T10:00', '2026-11-27T12:00', [ 'rrule' => 'FREQ=DAILY;COUNT=3' ] );
		$events = $this->finder->ofEvent( $first, $this->clock->now()->getTimestamp(), 3 );
		$drawn  = fn ( bool $isOver ): string => View::tight( $this->view()->render( 'details', [
			'event'   => $events[0],
			'isOver'  => $isOver,
			'dates'   => array_slice( $events, 1 ),
			'recurs'  => 'Every day',
			'product' => null,
			'links'   => [],
			'data'    => '',
		] ) );
		$ends   = array_map( static fn ( ShownEvent $event ): string => 'data-end="' . $event->end->getTimestamp() . '"', $events );

		$now = $drawn( false );
		self::assertMatchesRegularExpression( "#<p class=\"[^\"]*__state\" {$ends[0]} hidden><strong>This event has ended\\.#", $now );
		self::assertStringContainsString( "__actions\" {$ends[0]}", $now );
		self::assertStringContainsString( "__dates\" {$ends[2]}", $now );
		self::assertSame( 2, substr_count( $now, "<li {$ends[1]}>" ) + substr_count( $now, "<li {$ends[2]}>" ) );
		self::assertStringNotContainsString( 'hidden>', $drawn( true ) );
		self::assertStringContainsString( 'This event has ended.', $drawn( true ) );
	}

	/** @return array<string, int> Ids by title. */
	private function programme(): array {
		foreach ( [ EventType::CATEGORY, EventType::LOCATION, EventType::ACCESS ] as $taxonomy ) {
			foreach ( (array) get_terms( [
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'ids',
			] ) as $term ) {
				wp_delete_term( (int) $term, $taxonomy );
			}
		}
		$fair = $this->term( EventType::CATEGORY, 'Fairs & more', [ Colour::META => '#facc15' ] );
		$hall = $this->term( EventType::LOCATION, 'Town hall' );
		$ids  = [];
		foreach ( [
			[ 'Market', '2026-11-27T10:00', '2026-11-27T12:00', [ 'cost' => '£5' ] ],
			[ 'Two', '2026-11-27T11:00', '2026-11-27T11:00', [ 'onlineUrl' => 'https://meet.example/two' ] ],
			[ 'Three', '2026-11-27T12:00', '2026-11-27T13:00', [] ],
			[ 'Four', '2026-11-27T13:00', '2026-11-27T14:00', [] ],
			[ 'Five', '2026-11-27T14:00', '2026-11-27T15:00', [] ],
			[ 'Winter "market" & <more>', '2026-12-05T22:00', '2026-12-07T02:00', [] ],
			[ 'Far', '2026-11-28T23:00', '2026-11-29T02:00', [ 'zone' => 'America/New_York' ] ],
			[ 'Whole day', '2026-11-03T00:00', '2026-11-04T00:00', [ 'allDay' => true ] ],
			[ 'Again', '2026-11-24T08:00', '2026-11-24T09:00', [
				'rrule'   => 'FREQ=DAILY;COUNT=3',
				'changes' => [
					[
						'at'     => '2026-11-26T08:00',
						'start'  => '',
						'end'    => '',
						'status' => 'cancelled',
					],
				],
			] ],
		] as [ $title, $start, $end, $data ] ) {
			$ids[ $title ] = $this->event( $title, $start, $end, $data, [ 'post_name' => sanitize_title( "drawn {$title}" ) ] );
		}
		wp_set_object_terms( $ids['Market'] ?? 0, [ $fair ], EventType::CATEGORY );
		wp_set_object_terms( $ids['Market'] ?? 0, [ $hall ], EventType::LOCATION );
		return $ids;
	}

	/** Without what is another in the next run: ids of terms, signatures, the moment. */
	private function settled( string $html ): string {
		$html = (string) preg_replace( '#value="\d+"(?=[^>]*>(?:Fairs|Town))#', 'value="7"', $html );
		$html = (string) preg_replace( '#"value":"\d+"(?=,"label":"(?:Fairs|Town))#', '"value":"7"', $html );
		$html = (string) preg_replace( '#(ref=[^"|]*-)[0-9a-f]{16}#', '$1signature', $html );
		return str_replace( home_url(), 'https://shop.example', str_replace( rawurlencode( home_url() ), 'https%3A%2F%2Fshop.example', $html ) );
	}

	private function view(): View {
		return new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Events\Calendar\EventTickets;
use Marketday\Events\Calendar\EventType;

/** Which events a product is the ticket of, as an order's mail tells it. */
final class EventTicketsTest extends CalendarTestCase {
	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( Tickets::ASKED );
		( new EventTickets( $this->clock ) )->register();
	}

	public function test_a_product_brings_its_event_with_time_place_and_file(): void {
		$hall  = $this->term( EventType::LOCATION, 'The Hall', [ 'marketday_venue_city' => 'Kendal' ] );
		$event = $this->event( 'Slate evening', '2026-12-03T19:00', '2026-12-03T21:00', [ 'product' => 12 ] );
		wp_set_object_terms( $event, [ $hall ], EventType::LOCATION );
		$this->event( 'Another', '2026-12-04T19:00', '2026-12-04T21:00', [ 'product' => 123 ] );

		[ $ticket ] = $tickets = Tickets::of( [ 12, 7 ] );

		self::assertCount( 1, $tickets );
		self::assertSame(
			[ 12, 'Slate evening', 'Thursday, 3 December 2026, 19:00–21:00', 'The Hall, Kendal' ],
			[ $ticket->productId, $ticket->name, $ticket->when, $ticket->where ]
		);
		self::assertSame( [ 'slate-evening.ics', 'text/calendar' ], [ $ticket->file->name, $ticket->file->type ] );
		self::assertStringContainsString( 'SUMMARY:Slate evening', $ticket->file->content );
		self::assertStringContainsString( 'DTSTART;TZID=Europe/London:20261203T190000', $ticket->file->content );
	}

	public function test_what_is_over_or_not_public_is_not_told(): void {
		$this->event( 'Over', '2026-11-03T19:00', '2026-11-03T21:00', [ 'product' => 12 ] );
		$this->event( 'Draft', '2026-12-03T19:00', '2026-12-03T21:00', [ 'product' => 12 ], [ 'post_status' => 'draft' ] );
		$this->event( 'Secret', '2026-12-03T19:00', '2026-12-03T21:00', [ 'product' => 12 ], [ 'post_password' => 'x' ] );

		self::assertSame( [], array_map( static fn ( Ticket $one ): string => $one->name, Tickets::of( [ 12 ] ) ) );
		self::assertSame( [], Tickets::of( [] ) );
	}
}

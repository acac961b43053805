<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Emails\EmailFile;

/** Tells the mails of an order which events its products are the tickets of. */
final class EventTickets {
	/** Events of one order that are told. */
	private const MOST = 10;

	public function __construct( private readonly Clock $clock ) {}

	public function register(): void {
		Tickets::on( $this->of( ... ) );
	}

	/**
	 * @param list<int> $products
	 * @return list<Ticket>
	 */
	private function of( array $products ): array {
		$finder  = new EventFinder( new OccurrenceTable() );
		$feed    = new IcsFeedEndpoint( $finder, $this->clock );
		$tickets = [];
		foreach ( $this->events( $products ) as $id ) {
			$event = $finder->ofEvent( $id, $this->clock->now()->getTimestamp(), 1 )[0] ?? null;
			if ( null !== $event && in_array( $event->product(), $products, true ) && OccurrenceTable::isPublic( $event->post ) ) {
				$venue     = $event->venue();
				$tickets[] = new Ticket(
					$event->product(),
					$event->title(),
					EventTimes::everywhere( $event, wp_timezone() ),
					null === $venue ? $event->text( 'onlineUrl' ) : implode( wp_get_list_item_separator(), NonEmpty::of( [ $venue->name, $venue->shownAddress() ] ) ),
					$event->url(),
					new EmailFile( sanitize_file_name( "{$event->post->post_name}.ics" ), 'text/calendar', $feed->text( [ $id ] ) )
				);
			}
		}
		return $tickets;
	}

	/**
	 * Events that name one of the products: it stands among their other facts.
	 *
	 * @param list<int> $products
	 * @return list<int>
	 */
	private function events( array $products ): array {
		global $wpdb;
		if ( [] === $products ) {
			return [];
		}
		$likes = implode( ' OR ', array_map(
			static fn ( int $product ): string => (string) $wpdb->prepare( 'm.meta_value LIKE %s', '%' . $wpdb->esc_like( "s:7:\"product\";i:{$product};" ) . '%' ),
			$products
		) );
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared above.
		$found = $wpdb->get_col( $wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id AND p.post_type = %s AND p.post_status = 'publish' WHERE m.meta_key = %s AND ({$likes}) ORDER BY p.ID LIMIT %d",
			EventType::NAME,
			EventData::META,
			self::MOST
		) );
		// phpcs:enable
		return array_map( 'intval', array_values( $found ) );
	}
}

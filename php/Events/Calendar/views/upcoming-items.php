<?php declare( strict_types=1 );
/**
 * Items of a list of upcoming events.
 *
 * @var list<\Marketday\Events\Calendar\ShownEvent> $events
 */

use Marketday\Events\Calendar\EventRow;

defined( 'ABSPATH' ) || exit;

$marketday_zone = wp_timezone();
foreach ( $events as $marketday_one ) {
	$marketday_event = EventRow::rowWithDate( $marketday_one, $marketday_zone );
	require __DIR__ . '/list-event.php';
}

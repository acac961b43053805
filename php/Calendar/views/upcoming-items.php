<?php declare( strict_types=1 );
/**
 * Items of a list of upcoming events.
 *
 * @var list<\Marketday\Calendar\ShownEvent> $events
 */

defined( 'ABSPATH' ) || exit;

$marketday_zone    = wp_timezone();
$marketday_isDated = true;
foreach ( $events as $marketday_event ) {
	require __DIR__ . '/list-event.php';
}

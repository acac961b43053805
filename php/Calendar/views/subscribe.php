<?php
/**
 * Ways to take the events along: subscriptions stay up to date, a download does not.
 *
 * @var string $feed Address of the iCalendar feed.
 */

defined( 'ABSPATH' ) || exit;

$marketday_webcal = (string) preg_replace( '/^https?:/', 'webcal:', $feed );
$marketday_ways   = [
	[ __( 'Apple Calendar', 'marketday' ), $marketday_webcal ],
	[ __( 'Google Calendar', 'marketday' ), 'https://calendar.google.com/calendar/render?cid=' . rawurlencode( $marketday_webcal ) ],
	[
		__( 'Outlook', 'marketday' ),
		'https://outlook.live.com/calendar/0/addfromweb?url=' . rawurlencode( $feed ) . '&name=' . rawurlencode( get_bloginfo( 'name' ) )
	],
	[
		__( 'Microsoft 365', 'marketday' ),
		'https://outlook.office.com/calendar/0/addfromweb?url=' . rawurlencode( $feed ) . '&name=' . rawurlencode( get_bloginfo( 'name' ) )
	],
];
?>
<details class="marketday-events-calendar__subscribe">
	<summary><?php esc_html_e( 'Subscribe or export', 'marketday' ); ?></summary>
	<ul>
		<?php foreach ( $marketday_ways as [ $marketday_label, $marketday_url ] ) : ?>
			<li><a rel="nofollow noopener" href="<?php echo esc_url( $marketday_url, [ 'https', 'webcal' ] ); ?>"><?php echo esc_html( $marketday_label ); ?></a></li>
		<?php endforeach; ?>
		<li><a rel="nofollow" href="<?php echo esc_url( $feed ); ?>" download><?php esc_html_e( 'Download (.ics)', 'marketday' ); ?></a></li>
	</ul>
</details>

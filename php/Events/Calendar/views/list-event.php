<?php
/**
 * An event in a list.
 *
 * @var array<string, mixed> $marketday_event `EventRow`.
 */

defined( 'ABSPATH' ) || exit;

$marketday_when = $marketday_event['when'];
$marketday_time = $marketday_when['time'];
?>
<li
	class="marketday-event is-<?php echo esc_attr( $marketday_event['status'] ); ?>"
	style="--event-colour:<?php echo esc_attr( $marketday_event['colour'] ); ?>"
	data-start="<?php echo esc_attr( $marketday_event['start'] ); ?>"
	data-end="<?php echo esc_attr( $marketday_event['end'] ); ?>">
	<p class="marketday-event__when"><?php
		echo esc_html( $marketday_when['before'] );
	if ( null !== $marketday_time ) {
		printf(
			'<time datetime="%1$s"%2$s%3$s>%4$s</time>',
			esc_attr( $marketday_time['start'] ),
			isset( $marketday_time['end'] ) ? ' data-event-end="' . esc_attr( $marketday_time['end'] ) . '"' : '',
			esc_attr( $marketday_time['isDated'] ? ' data-event-dated' : '' ),
			esc_html( $marketday_time['text'] )
		);
	}
		echo esc_html( $marketday_when['after'] );
		echo '' === $marketday_event['state'] ? '' : ' <strong class="marketday-event__state">' . esc_html( $marketday_event['state'] ) . '</strong>';
	?></p>
	<p class="marketday-event__title"><a data-calendar-event href="<?php echo esc_url( $marketday_event['url'] ); ?>"><?php
		echo esc_html( $marketday_event['title'] );
	?><?php if ( '' !== $marketday_event['whole'] ) : ?><span class="marketday-hidden"><?php
		echo esc_html( $marketday_event['whole'] );
	?></span><?php endif; ?></a></p>
	<p class="marketday-event__facts">
		<?php foreach ( $marketday_event['facts'] as $marketday_fact ) : ?>
			<span><?php echo esc_html( $marketday_fact ); ?></span>
		<?php endforeach; ?>
	</p>
</li>

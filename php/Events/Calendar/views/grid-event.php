<?php
/**
 * An event within a day of the grid.
 *
 * @var array<string, mixed> $marketday_event
 */

defined( 'ABSPATH' ) || exit;
?>
<a
	class="marketday-events-calendar__event is-<?php echo esc_attr( $marketday_event['status'] . ( $marketday_event['goesOn'] ? ' goes-on' : '' ) . ( $marketday_event['goesFurther'] ? ' goes-further' : '' ) ); ?>"
	style="--event-colour:<?php echo esc_attr( $marketday_event['colour'] ); ?>;--event-ink:<?php echo esc_attr( $marketday_event['ink'] ); ?>" data-calendar-event
	href="<?php echo esc_url( $marketday_event['url'] ); ?>"><?php if ( null !== $marketday_event['time'] ) : ?><time
		class="marketday-events-calendar__time"
		datetime="<?php echo esc_attr( $marketday_event['time']['start'] ); ?>"><?php
			echo esc_html( $marketday_event['time']['text'] );
		?></time> <?php endif; ?><span class="marketday-events-calendar__name"><?php
			echo esc_html( $marketday_event['title'] );
		?></span><?php if ( '' !== $marketday_event['state'] ) : ?> <span class="marketday-events-calendar__state"><?php
			echo esc_html( $marketday_event['state'] );
		?></span><?php endif; ?><?php if ( '' !== $marketday_event['own'] ) : ?> <span class="marketday-events-calendar__own" aria-hidden="true"><?php
			echo esc_html( $marketday_event['own'] );
		?></span><?php endif; ?><span class="marketday-hidden"><?php
			echo esc_html( $marketday_event['whole'] );
		?></span></a>

<?php
/**
 * An event within a day of the grid.
 *
 * @var \Marketday\Calendar\ShownEvent $marketday_event
 * @var string                         $marketday_date
 */

use Marketday\Calendar\EventTimes;

defined( 'ABSPATH' ) || exit;

$marketday_zone   = wp_timezone();
$marketday_colour = $marketday_event->colour();
$marketday_state  = $marketday_event->status->label();
$marketday_time   = $marketday_event->isAllDay() || $marketday_event->firstDay !== $marketday_date
	? ''
	: $marketday_event->time( $marketday_event->start->setTimezone( $marketday_zone ) );
$marketday_own    = '' === $marketday_time ? '' : EventTimes::elsewhereInBrief( $marketday_event, $marketday_zone );
?>
<a
	class="marketday-events-calendar__event is-<?php echo esc_attr( $marketday_event->status->value . ( $marketday_event->firstDay < $marketday_date ? ' goes-on' : '' ) ); ?>"
	style="--event-colour:<?php echo esc_attr( $marketday_colour->hex ); ?>;--event-ink:<?php echo esc_attr( $marketday_colour->ink() ); ?>" data-calendar-event
	href="<?php echo esc_url( $marketday_event->url() ); ?>"><?php if ( '' !== $marketday_time ) : ?><time
		class="marketday-events-calendar__time"
		datetime="<?php echo esc_attr( $marketday_event->start->setTimezone( $marketday_zone )->format( DATE_ATOM ) ); ?>"><?php
			echo esc_html( $marketday_time );
		?></time> <?php endif; ?><span class="marketday-events-calendar__name"><?php
			echo esc_html( $marketday_event->title() );
		?></span><?php if ( '' !== $marketday_state ) : ?> <span class="marketday-events-calendar__state"><?php
			echo esc_html( $marketday_state );
		?></span><?php endif; ?><?php if ( '' !== $marketday_own ) : ?> <span class="marketday-events-calendar__own" aria-hidden="true"><?php
			echo esc_html( $marketday_own );
		?></span><?php endif; ?><span class="marketday-hidden">, <?php
			echo esc_html( EventTimes::everywhere( $marketday_event, $marketday_zone ) );
		?></span></a>

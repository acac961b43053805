<?php
/**
 * An event in a list.
 *
 * @var \Marketday\Calendar\ShownEvent $marketday_event
 * @var \DateTimeZone                  $marketday_zone
 * @var bool|null                      $marketday_isDated Whether the date is said too: no heading does.
 */

use Marketday\Calendar\EventType;
use Marketday\Calendar\Filled;

defined( 'ABSPATH' ) || exit;

$marketday_isDated ??= false;
$marketday_state     = $marketday_event->status->label();
$marketday_venue     = $marketday_event->venue();
$marketday_places    = [
	$marketday_event->isOnline() ? __( 'Online', 'marketday' ) : '',
	null === $marketday_venue || $marketday_event->isOnline() ? '' : $marketday_venue->name
];
$marketday_colour    = $marketday_event->colour();
$marketday_when      = $marketday_isDated ? $marketday_event->whole( $marketday_zone ) : $marketday_event->hours( $marketday_zone );
?>
<li
	class="marketday-event is-<?php echo esc_attr( $marketday_event->status->value ); ?>"
	style="--event-colour:<?php echo esc_attr( $marketday_colour->hex ); ?>"
	data-start="<?php echo esc_attr( $marketday_event->start->format( 'Y-m-d H:i:s' ) ); ?>">
	<p class="marketday-event__when">
		<?php if ( $marketday_event->isAllDay() ) : ?>
			<?php echo esc_html( $marketday_when ); ?>
		<?php else : ?>
			<time
				datetime="<?php echo esc_attr( $marketday_event->start->format( DATE_ATOM ) ); ?>"
				data-event-end="<?php echo esc_attr( $marketday_event->end->format( DATE_ATOM ) ); ?>"<?php
					echo $marketday_isDated ? ' data-event-dated' : '';
				?>><?php echo esc_html( $marketday_when ); ?></time>
		<?php endif; ?>
		<?php if ( '' !== $marketday_state ) : ?>
			<strong class="marketday-event__state"><?php echo esc_html( $marketday_state ); ?></strong>
		<?php endif; ?>
	</p>
	<p class="marketday-event__title"><a data-calendar-event href="<?php echo esc_url( $marketday_event->url() ); ?>"><?php
		echo esc_html( $marketday_event->title() );
	?><?php if ( ! $marketday_isDated ) : ?><span class="marketday-hidden">, <?php
		echo esc_html( $marketday_event->whole( $marketday_zone ) );
	?></span><?php endif; ?></a></p>
	<p class="marketday-event__facts">
		<?php
		$marketday_nameOf = static fn ( WP_Term $marketday_term ): string => html_entity_decode( $marketday_term->name, ENT_QUOTES );
		$marketday_terms  = array_map( $marketday_nameOf, $marketday_event->terms( EventType::CATEGORY ) );
		$marketday_facts  = [ ...Filled::of( $marketday_places ), ...$marketday_terms, ...Filled::of( [ $marketday_event->text( 'cost' ) ] ) ];
		foreach ( $marketday_facts as $marketday_fact ) :
			?>
			<span><?php echo esc_html( $marketday_fact ); ?></span>
		<?php endforeach; ?>
	</p>
</li>

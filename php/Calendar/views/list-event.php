<?php
/**
 * An event in a list.
 *
 * @var \Marketday\Calendar\ShownEvent $marketday_event
 * @var \DateTimeZone                  $marketday_zone
 * @var bool|null                      $marketday_isDated Whether the date is said too: no heading does.
 * @var string|null                    $marketday_date    The day of the list, where there is one.
 */

use Marketday\Calendar\EventTimes;
use Marketday\Calendar\EventType;
use Marketday\Calendar\Filled;

defined( 'ABSPATH' ) || exit;

$marketday_isDated ??= false;
$marketday_state     = $marketday_event->status->label();
$marketday_venue     = $marketday_event->venue();
$marketday_places    = [
	$marketday_event->isOnline() ? __( 'Online', 'marketday' ) : '',
	null === $marketday_venue || $marketday_event->isOnline() ? '' : $marketday_venue->name,
];
$marketday_colour    = $marketday_event->colour();
$marketday_goesOn    = ! $marketday_isDated && isset( $marketday_date ) && $marketday_event->firstDay < $marketday_date;
$marketday_until     = $marketday_goesOn ? EventTimes::endOn( $marketday_event, $marketday_date, $marketday_zone ) : null;
$marketday_when      = $marketday_isDated ? $marketday_event->whole( $marketday_zone ) : $marketday_event->hours( $marketday_zone );
?>
<li
	class="marketday-event is-<?php echo esc_attr( $marketday_event->status->value ); ?>"
	style="--event-colour:<?php echo esc_attr( $marketday_colour->hex ); ?>"
	data-start="<?php echo esc_attr( $marketday_event->start->format( 'Y-m-d H:i:s' ) ); ?>"
	data-end="<?php echo esc_attr( (string) $marketday_event->end->getTimestamp() ); ?>">
	<p class="marketday-event__when"><?php
	if ( null !== $marketday_until ) {
		printf(
			/* translators: %s: a date, or a time of a day. */
			esc_html__( 'until %s', 'marketday' ),
			sprintf( '<time datetime="%s">%s</time>', esc_attr( $marketday_until->format( DATE_ATOM ) ), esc_html( $marketday_event->time( $marketday_until ) ) )
		);
	} elseif ( $marketday_goesOn ) {
		esc_html_e( 'All day', 'marketday' );
	} elseif ( $marketday_event->isAllDay() ) {
		echo esc_html( $marketday_when );
	} else {
		printf(
			'<time datetime="%1$s" data-event-end="%2$s"%3$s>%4$s</time>',
			esc_attr( $marketday_event->start->setTimezone( $marketday_zone )->format( DATE_ATOM ) ),
			esc_attr( $marketday_event->end->setTimezone( $marketday_zone )->format( DATE_ATOM ) ),
			$marketday_isDated ? ' data-event-dated' : '',
			esc_html( $marketday_when )
		);
	}
	echo '' === $marketday_state ? '' : ' <strong class="marketday-event__state">' . esc_html( $marketday_state ) . '</strong>';
	?></p>
	<p class="marketday-event__title"><a data-calendar-event href="<?php echo esc_url( $marketday_event->url() ); ?>"><?php
		echo esc_html( $marketday_event->title() );
	?><?php if ( ! $marketday_isDated ) : ?><span class="marketday-hidden">, <?php
		echo esc_html( $marketday_event->whole( $marketday_zone ) );
	?></span><?php endif; ?></a></p>
	<p class="marketday-event__facts">
		<?php
		$marketday_nameOf = static fn ( WP_Term $marketday_term ): string => html_entity_decode( $marketday_term->name, ENT_QUOTES );
		$marketday_terms  = array_map( $marketday_nameOf, $marketday_event->terms( EventType::CATEGORY ) );
		$marketday_own    = EventTimes::elsewhere( $marketday_event, $marketday_zone );
		$marketday_facts  = [ ...Filled::of( [ $marketday_own, ...$marketday_places ] ), ...$marketday_terms, ...Filled::of( [ $marketday_event->text( 'cost' ) ] ) ];
		foreach ( $marketday_facts as $marketday_fact ) :
			?>
			<span><?php echo esc_html( $marketday_fact ); ?></span>
		<?php endforeach; ?>
	</p>
</li>

<?php
/**
 * A day in a list of events.
 *
 * @var string                               $id
 * @var string                               $marketday_date
 * @var string                               $marketday_today
 * @var \DateTimeZone                        $marketday_zone
 * @var list<\Marketday\Calendar\ShownEvent> $marketday_events
 * @var array<string, int>                   $hidden           Further events, by day.
 * @var string                               $view
 * @var \Marketday\Calendar\CalendarState    $state
 */

use Marketday\Calendar\EventTimes;

defined( 'ABSPATH' ) || exit;

$marketday_day = new DateTimeImmutable( $marketday_date, $marketday_zone );
?>
<section
	class="marketday-events-calendar__day<?php echo $marketday_today === $marketday_date ? ' is-today' : ''; ?>"
	aria-labelledby="<?php echo esc_attr( "{$id}-{$marketday_date}" ); ?>">
	<h3 class="marketday-events-calendar__date" id="<?php echo esc_attr( "{$id}-{$marketday_date}" ); ?>">
		<span class="marketday-hidden"><?php echo esc_html( EventTimes::date( $marketday_day ) ); ?></span>
		<span class="marketday-events-calendar__weekday" aria-hidden="true"><?php echo esc_html( EventTimes::say( 'D', $marketday_day ) ); ?></span>
		<span class="marketday-events-calendar__big" aria-hidden="true"><?php echo esc_html( EventTimes::say( 'j', $marketday_day ) ); ?></span>
		<span class="marketday-events-calendar__weekday" aria-hidden="true"><?php echo esc_html( EventTimes::say( 'M', $marketday_day ) ); ?></span>
	</h3>
	<ul>
		<?php
		foreach ( $marketday_events as $marketday_event ) {
			require __DIR__ . '/list-event.php';
		}
		?>
	</ul>
	<?php require __DIR__ . '/day-rest.php'; ?>
</section>

<?php
/**
 * A day in a list of events.
 *
 * @var array<string, mixed> $calendar
 * @var array<string, mixed> $marketday_day
 */

defined( 'ABSPATH' ) || exit;

$marketday_id   = "{$calendar['id']}-{$marketday_day['date']}";
$marketday_rest = $marketday_day['rest'];
?>
<section
	class="marketday-events-calendar__day<?php echo $marketday_day['isToday'] ? ' is-today' : ''; ?>"
	aria-labelledby="<?php echo esc_attr( $marketday_id ); ?>">
	<h3 class="marketday-events-calendar__date" id="<?php echo esc_attr( $marketday_id ); ?>">
		<span class="marketday-hidden"><?php echo esc_html( $marketday_day['name'] ); ?></span>
		<span class="marketday-events-calendar__weekday" aria-hidden="true"><?php echo esc_html( $marketday_day['weekday'] ); ?></span>
		<span class="marketday-events-calendar__big" aria-hidden="true"><?php echo esc_html( $marketday_day['number'] ); ?></span>
		<span class="marketday-events-calendar__weekday" aria-hidden="true"><?php echo esc_html( $marketday_day['month'] ); ?></span>
	</h3>
	<ul>
		<?php
		foreach ( $marketday_day['events'] as $marketday_event ) {
			require __DIR__ . '/list-event.php';
		}
		?>
	</ul>
	<?php require __DIR__ . '/day-rest.php'; ?>
</section>

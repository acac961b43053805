<?php
/**
 * A month or a week as a table. Scripts make it a grid with one tab stop (src/features/calendar); without them its links are in the tab order.
 * In a small month, for a sidebar, days with events lead to that day's events, which are below it.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;

$marketday_grid   = $calendar['grid'];
$marketday_isMini = 'mini' === $marketday_grid['kind'];
?>
<table
	class="<?php echo $marketday_isMini ? 'marketday-events-calendar__mini' : 'marketday-events-calendar__grid is-' . esc_attr( $marketday_grid['kind'] ); ?>"
	data-calendar-grid
	aria-labelledby="<?php echo esc_attr( $calendar['id'] ); ?>-title">
	<thead>
		<tr>
			<?php foreach ( $marketday_grid['weekdays'] as $marketday_day ) : ?>
				<th scope="col" abbr="<?php echo esc_attr( $marketday_day['name'] ); ?>"><?php echo esc_html( $marketday_day['text'] ); ?></th>
			<?php endforeach; ?>
		</tr>
	</thead>
	<tbody>
		<?php foreach ( $marketday_grid['weeks'] as $marketday_week ) : ?>
			<tr>
				<?php
				foreach ( $marketday_week as $marketday_day ) {
					require __DIR__ . '/grid-day.php';
				}
				?>
			</tr>
		<?php endforeach; ?>
	</tbody>
</table>

<?php
/**
 * The events shown, day by day. Narrow places show it instead of the grid.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;

$marketday_list = $calendar['list'];
?>
<div class="marketday-events-calendar__list">
	<?php if ( '' !== $marketday_list['empty'] ) : ?>
		<p class="marketday-events-calendar__empty"><?php echo esc_html( $marketday_list['empty'] ); ?></p>
	<?php endif; ?>
	<?php if ( [] !== $marketday_list['earlier'] ) : ?>
		<details class="marketday-events-calendar__earlier"<?php echo $marketday_list['isEarlierOpen'] ? ' open' : ''; ?>>
			<summary><?php esc_html_e( 'Earlier this month', 'marketday' ); ?></summary>
			<?php
			foreach ( $marketday_list['earlier'] as $marketday_day ) {
				require __DIR__ . '/list-day.php';
			}
			?>
		</details>
	<?php endif; ?>
	<?php
	foreach ( $marketday_list['days'] as $marketday_day ) {
		require __DIR__ . '/list-day.php';
	}
	?>
</div>

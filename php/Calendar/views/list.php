<?php
/**
 * The events shown, day by day. Narrow places show it instead of the grid.
 *
 * @var string                                              $id
 * @var \Marketday\Calendar\CalendarState                   $state
 * @var array<string, list<\Marketday\Calendar\ShownEvent>> $inMonth
 * @var array<string, int>                                  $hidden Further events, by day.
 * @var string                                              $view
 */

defined( 'ABSPATH' ) || exit;

$marketday_zone    = wp_timezone();
$marketday_today   = (string) wp_date( 'Y-m-d' );
$marketday_isNow   = 'month' === $state->span && $state->from()->format( 'Ym' ) === (string) wp_date( 'Ym' );
$marketday_earlier = array_filter(
	$inMonth,
	static fn ( string $marketday_date ): bool => $marketday_isNow && $marketday_date < $marketday_today,
	ARRAY_FILTER_USE_KEY
);
$marketday_later   = array_diff_key( $inMonth, $marketday_earlier );
?>
<div class="marketday-events-calendar__list">
	<?php if ( [] === $inMonth ) : ?>
		<p class="marketday-events-calendar__empty"><?php
			echo esc_html( '' !== $state->filter->search ? __( 'Sorry, your search produced no results.', 'marketday' ) : __(
				'There are no events scheduled during these dates.',
				'marketday'
			) );
		?></p>
	<?php endif; ?>
	<?php if ( [] !== $marketday_earlier ) : ?>
		<details class="marketday-events-calendar__earlier"<?php echo [] === $marketday_later ? ' open' : ''; ?>>
			<summary><?php esc_html_e( 'Earlier this month', 'marketday' ); ?></summary>
			<?php
			foreach ( $marketday_earlier as $marketday_date => $marketday_events ) {
				require __DIR__ . '/list-day.php';
			}
			?>
		</details>
	<?php endif; ?>
	<?php
	foreach ( $marketday_later as $marketday_date => $marketday_events ) {
		require __DIR__ . '/list-day.php';
	}
	?>
</div>

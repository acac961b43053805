<?php
/**
 * A month or a week as a table. Scripts make it a grid with one tab stop (src/features/calendar); without them its links are in the tab order.
 *
 * @var string                                              $id
 * @var \Marketday\Calendar\CalendarState                   $state
 * @var string                                              $view
 * @var list<list<\DateTimeImmutable>>                      $weeks
 * @var array<string, list<\Marketday\Calendar\ShownEvent>> $days
 * @var array<string, int>                                  $hidden Further events, by day.
 */

use Marketday\Calendar\CalendarPage;
use Marketday\Calendar\EventTimes;

defined( 'ABSPATH' ) || exit;

$marketday_today    = wp_date( 'Y-m-d' );
$marketday_shown    = 'week' === $state->span ? 50 : 3;
/* translators: 1: number of further events. 2: a date. */
$marketday_moreHtml = wp_kses( __( '+%1$d more<span class="marketday-hidden"> on %2$s</span>', 'marketday' ), [ 'span' => [ 'class' => true ] ] );
?>
<table
	class="marketday-events-calendar__grid is-<?php echo esc_attr( $state->span ); ?>" data-calendar-grid
	aria-labelledby="<?php echo esc_attr( $id ); ?>-title">
	<thead>
		<tr>
			<?php foreach ( $weeks[0] ?? [] as $marketday_day ) : ?>
				<th scope="col" abbr="<?php echo esc_attr( EventTimes::say( 'l', $marketday_day ) ); ?>"><?php
					echo esc_html( EventTimes::say( 'D', $marketday_day ) );
				?></th>
			<?php endforeach; ?>
		</tr>
	</thead>
	<tbody>
		<?php foreach ( $weeks as $marketday_week ) : ?>
			<tr>
				<?php foreach ( $marketday_week as $marketday_day ) : ?>
					<?php
					$marketday_date   = $marketday_day->format( 'Y-m-d' );
					$marketday_events = $days[ $marketday_date ] ?? [];
					$marketday_more   = $hidden[ $marketday_date ] ?? 0;
					$marketday_name   = EventTimes::date( $marketday_day );
					/* translators: 1: a date. 2: a number of events. */
					$marketday_says   = [] === $marketday_events ? $marketday_name : sprintf( _n( '%1$s, %2$d event', '%1$s, %2$d events', count( $marketday_events ) + $marketday_more, 'marketday' ), $marketday_name, count( $marketday_events ) + $marketday_more );
					$marketday_class  = ( $marketday_date === $marketday_today ? ' is-today' : '' )
						. ( 'month' === $state->span && $marketday_day->format( 'Ym' ) !== $state->day->format( 'Ym' ) ? ' is-outside' : '' )
						. ( [] === $marketday_events ? '' : ' has-events' );
					$marketday_rest   = array_slice( $marketday_events, $marketday_shown );
					?>
					<td
						class="marketday-events-calendar__cell<?php echo esc_attr( $marketday_class ); ?>"
						data-date="<?php echo esc_attr( $marketday_date ); ?>"
						data-label="<?php echo esc_attr( $marketday_says ); ?>"<?php echo $marketday_date === $marketday_today ? ' aria-current="date"' : ''; ?>>
						<span class="marketday-events-calendar__number"><span class="marketday-hidden"><?php
							echo esc_html( $marketday_name );
						?></span><span aria-hidden="true"><?php
							echo esc_html( EventTimes::say( 'j', $marketday_day ) );
						?></span></span>
						<?php
						foreach ( array_slice( $marketday_events, 0, $marketday_shown ) as $marketday_event ) {
							require __DIR__ . '/grid-event.php';
						}
						?>
						<?php if ( [] !== $marketday_rest ) : ?>
							<details class="marketday-events-calendar__more">
								<summary>
									<?php echo sprintf( $marketday_moreHtml, count( $marketday_rest ) + $marketday_more, esc_html( $marketday_name ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- the sentence is cleaned above. ?>
								</summary>
								<?php
								foreach ( array_slice( $marketday_rest, 0, 20 ) as $marketday_event ) {
									require __DIR__ . '/grid-event.php';
								}
								?>
								<?php if ( $marketday_more > 0 || count( $marketday_rest ) > 20 ) : ?>
									<a
										rel="nofollow"
										data-calendar-way="day"
										href="<?php echo esc_url( CalendarPage::url( $state->as( 'list', 'month' )->at( $marketday_day, 'day' ), $view ) ); ?>"><?php
											esc_html_e( 'All of this day', 'marketday' );
										?></a>
								<?php endif; ?>
							</details>
						<?php endif; ?>
					</td>
				<?php endforeach; ?>
			</tr>
		<?php endforeach; ?>
	</tbody>
</table>

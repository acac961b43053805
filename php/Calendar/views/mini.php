<?php
/**
 * A small month for a sidebar: days with events lead to that day's events, which are below it.
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

$marketday_today  = (string) wp_date( 'Y-m-d' );
$marketday_chosen = $state->isDayChosen ? $state->day->format( 'Y-m-d' ) : $marketday_today;
$marketday_zone   = wp_timezone();
?>
<table class="marketday-events-calendar__mini" data-calendar-grid aria-labelledby="<?php echo esc_attr( $id ); ?>-title">
	<thead>
		<tr>
			<?php foreach ( $weeks[0] ?? [] as $marketday_day ) : ?>
				<th scope="col" abbr="<?php echo esc_attr( EventTimes::say( 'l', $marketday_day ) ); ?>"><?php
					echo esc_html( mb_substr( EventTimes::say( 'D', $marketday_day ), 0, 2 ) );
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
					$marketday_count  = count( $marketday_events ) + ( $hidden[ $marketday_date ] ?? 0 );
					$marketday_name   = EventTimes::date( $marketday_day );
					/* translators: 1: a date. 2: a number of events. */
					$marketday_says   = [] === $marketday_events ? $marketday_name : sprintf( _n( '%1$s, %2$d event', '%1$s, %2$d events', $marketday_count, 'marketday' ), $marketday_name, $marketday_count );
					$marketday_class  = ( $marketday_date === $marketday_today ? ' is-today' : '' )
						. ( $marketday_day->format( 'Ym' ) !== $state->day->format( 'Ym' ) ? ' is-outside' : '' )
						. ( $marketday_date === $marketday_chosen ? ' is-chosen' : '' );
					?>
					<td
						class="marketday-events-calendar__cell<?php echo esc_attr( $marketday_class ); ?>"
						data-date="<?php echo esc_attr( $marketday_date ); ?>"
						data-label="<?php echo esc_attr( $marketday_says ); ?>"<?php echo $marketday_date === $marketday_today ? ' aria-current="date"' : ''; ?>>
						<?php if ( [] === $marketday_events ) : ?>
							<span class="marketday-events-calendar__number"><span class="marketday-hidden"><?php
								echo esc_html( $marketday_name );
							?></span><span aria-hidden="true"><?php
								echo esc_html( EventTimes::say( 'j', $marketday_day ) );
							?></span></span>
						<?php else : ?>
							<a
								class="marketday-events-calendar__number"
								rel="nofollow"
								data-calendar-way="day-<?php echo esc_attr( $marketday_date ); ?>"
								href="<?php echo esc_url( CalendarPage::url( $state->at( $marketday_day, 'month' )->onDay(), $view ) ); ?>"><span class="marketday-hidden"><?php
									echo esc_html( $marketday_says );
								?></span><span aria-hidden="true"><?php
									echo esc_html( EventTimes::say( 'j', $marketday_day ) );
								?></span></a>
						<?php endif; ?>
					</td>
				<?php endforeach; ?>
			</tr>
		<?php endforeach; ?>
	</tbody>
</table>
<?php
$marketday_date = $marketday_chosen;
if ( isset( $days[ $marketday_date ] ) ) :
	?>
	<p class="marketday-events-calendar__chosen"><?php echo esc_html( EventTimes::date( new DateTimeImmutable( $marketday_chosen, $marketday_zone ) ) ); ?></p>
	<ul class="marketday-events-calendar__of-day">
		<?php foreach ( $days[ $marketday_chosen ] as $marketday_event ) : ?>
			<?php require __DIR__ . '/list-event.php'; ?>
		<?php endforeach; ?>
	</ul>
	<?php require __DIR__ . '/day-rest.php'; ?>
<?php endif; ?>

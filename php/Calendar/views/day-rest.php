<?php
/**
 * The way to the events of a day that a list has no room for.
 *
 * @var string                            $marketday_date
 * @var \DateTimeZone                     $marketday_zone
 * @var array<string, int>                $hidden         Further events, by day.
 * @var string                            $view
 * @var \Marketday\Calendar\CalendarState $state
 */

use Marketday\Calendar\CalendarPage;

defined( 'ABSPATH' ) || exit;

if ( ( $hidden[ $marketday_date ] ?? 0 ) > 0 && 'day' !== $state->span ) :
	$marketday_day = new DateTimeImmutable( $marketday_date, $marketday_zone );
	?>
	<p class="marketday-events-calendar__rest"><a
		rel="nofollow"
		data-calendar-way="day"
		href="<?php echo esc_url( CalendarPage::url( $state->as( 'list', 'month' )->at( $marketday_day, 'day' ), $view ) ); ?>"><?php
			/* translators: %d: a number of events. */ echo esc_html( sprintf(
				_n( '%d more event of this day', '%d more events of this day', $hidden[ $marketday_date ], 'marketday' ),
				$hidden[ $marketday_date ]
			) );
		?></a></p>
<?php endif; ?>

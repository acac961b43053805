<?php
/**
 * A calendar: its head with the ways to other months and filters, the month, and the ways to take it along.
 *
 * @var string                                                                        $id
 * @var \Marketday\Calendar\CalendarState                                             $state
 * @var string                                                                        $view     The block's own.
 * @var string                                                                        $title
 * @var bool                                                                          $isGrid
 * @var list<list<\DateTimeImmutable>>                                                $weeks
 * @var array<string, list<\Marketday\Calendar\ShownEvent>>                           $days
 * @var array<string, int>                                                            $hidden   Further events, by day.
 * @var array<string, list<\Marketday\Calendar\ShownEvent>>                           $inMonth
 * @var \Marketday\Calendar\CalendarState|null                                        $previous
 * @var \Marketday\Calendar\CalendarState|null                                        $next
 * @var \Marketday\Calendar\CalendarState                                             $today
 * @var array<string, array<int, string>>|null                                        $filters
 * @var list<int>                                                                     $years
 * @var string                                                                        $feed
 * @var \Marketday\Kernel\View                                                        $view_file
 */

use Marketday\Calendar\CalendarPage;

defined( 'ABSPATH' ) || exit;

$marketday_looks = [
	[ __( 'Month', 'marketday' ), 'grid', 'month' ],
	[ __( 'Week', 'marketday' ), 'grid', 'week' ],
	[ __( 'Day', 'marketday' ), 'list', 'day' ],
	[ __( 'List', 'marketday' ), 'list', 'month' ],
];
$marketday_shared = compact( 'id', 'state', 'view', 'title', 'weeks', 'days', 'hidden', 'inMonth', 'previous', 'next' );
?>
<div class="marketday-events-calendar__head">
	<h2 class="marketday-events-calendar__title" id="<?php echo esc_attr( $id ); ?>-title" tabindex="-1"><?php echo esc_html( $title ); ?></h2>
	<nav class="marketday-events-calendar__ways" aria-label="<?php esc_attr_e( 'Dates of the calendar', 'marketday' ); ?>">
		<?php
		$marketday_ways = [
			[ 'previous', $previous, __( 'Previous', 'marketday' ), '‹' ],
			[ 'today', $state->isMoved ? $today : null, __( 'Today', 'marketday' ), '' ],
			[ 'next', $next, __( 'Next', 'marketday' ), '›' ],
		];
		foreach ( $marketday_ways as [ $marketday_key, $marketday_state, $marketday_label, $marketday_sign ] ) :
			?>
			<?php if ( null !== $marketday_state ) : ?>
				<a
					class="marketday-button marketday-button--quiet marketday-events-calendar__way"
					data-calendar-way="<?php echo esc_attr( $marketday_key ); ?>"
					rel="nofollow"
					href="<?php echo esc_url( CalendarPage::url( $marketday_state, $view ) ); ?>">
					<?php if ( '' !== $marketday_sign ) : ?>
						<span class="marketday-events-calendar__sign" aria-hidden="true"><?php echo esc_html( $marketday_sign ); ?></span><span class="marketday-hidden"><?php
							echo esc_html( $marketday_label );
						?></span>
					<?php else : ?>
						<?php echo esc_html( $marketday_label ); ?>
					<?php endif; ?>
				</a>
			<?php endif; ?>
		<?php endforeach; ?>
	</nav>
	<?php if ( 'mini' !== $state->view ) : ?>
		<ul class="marketday-events-calendar__looks" aria-label="<?php esc_attr_e( 'How the calendar is shown', 'marketday' ); ?>">
			<?php foreach ( $marketday_looks as [ $marketday_label, $marketday_view, $marketday_span ] ) : ?>
				<?php $marketday_is = $state->view === $marketday_view && $state->span === $marketday_span || 'day' === $marketday_span && 'day' === $state->span; ?>
				<li><a
					class="marketday-events-calendar__look"
					data-calendar-way="look-<?php echo esc_attr( "{$marketday_view}-{$marketday_span}" ); ?>"
					rel="nofollow"<?php echo $marketday_is ? ' aria-current="true"' : ''; ?>
					href="<?php echo esc_url( CalendarPage::url( $state->as( $marketday_view, $marketday_span ), $view ) ); ?>"><?php
						echo esc_html( $marketday_label );
					?></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
<?php
if ( null !== $filters && 'mini' !== $state->view ) {
	echo $view_file->render( 'filters', compact( 'id', 'state', 'view', 'filters', 'years' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
}
if ( $isGrid ) {
	echo $view_file->render( 'mini' === $state->view ? 'mini' : 'grid', $marketday_shared ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
}
if ( 'mini' !== $state->view ) {
	echo $view_file->render( 'list', $marketday_shared ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	echo $view_file->render( 'subscribe', compact( 'feed' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
}

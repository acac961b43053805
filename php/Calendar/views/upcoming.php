<?php
/**
 * The next events, with a button for more of them. Without scripts it leads to the calendar.
 *
 * @var list<\Marketday\Calendar\ShownEvent> $events
 * @var bool                                 $isMore
 * @var string                               $value
 * @var string                               $args
 * @var string                               $all
 */

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $events ) : ?>
	<p class="marketday-upcoming-events__empty"><?php esc_html_e( 'No upcoming events found.', 'marketday' ); ?></p>
<?php else : ?>
	<ul class="marketday-upcoming-events__list">
		<?php require __DIR__ . '/upcoming-items.php'; ?>
	</ul>
	<?php if ( $isMore ) : ?>
		<form class="marketday-upcoming-events__more" method="get" action="<?php echo esc_url( $all ); ?>">
			<button
				class="marketday-button marketday-button--quiet"
				type="submit"
				value="<?php echo esc_attr( $value ); ?>"
				data-type="time"
				data-value="<?php echo esc_attr( $args ); ?>"><?php esc_html_e( 'Load more events', 'marketday' ); ?></button>
		</form>
	<?php endif; ?>
<?php endif; ?>

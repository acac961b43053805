<?php
/**
 * The next events, with a button for more of them. Without scripts it leads to the calendar.
 *
 * @var list<\Marketday\Events\Calendar\ShownEvent> $events
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
	<?php // Where all of a kept page are over meanwhile, its script leaves an empty list. ?>
	<p class="marketday-upcoming-events__empty"><?php esc_html_e( 'No upcoming events found.', 'marketday' ); ?></p>
	<?php if ( $isMore ) : ?>
		<form class="marketday-upcoming-events__more" method="get" action="<?php echo esc_url( $all ); ?>">
			<?php
			// An address without pretty links names its page by a parameter, which a form of this kind would lose.
			wp_parse_str( (string) wp_parse_url( $all, PHP_URL_QUERY ), $marketday_query );
			foreach ( array_filter( $marketday_query, 'is_string' ) as $marketday_name => $marketday_value ) :
				?>
				<input type="hidden" name="<?php echo esc_attr( (string) $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
			<?php endforeach; ?>
			<button
				class="marketday-button marketday-button--quiet"
				type="submit"
				value="<?php echo esc_attr( $value ); ?>"
				data-type="time"
				data-value="<?php echo esc_attr( $args ); ?>"><?php esc_html_e( 'Load more events', 'marketday' ); ?></button>
		</form>
	<?php endif; ?>
<?php endif; ?>

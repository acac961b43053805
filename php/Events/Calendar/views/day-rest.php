<?php
/**
 * The way to the events of a day that a list has no room for.
 *
 * @var array{key: string, label: string, url: string}|null $marketday_rest
 */

defined( 'ABSPATH' ) || exit;

if ( null !== $marketday_rest ) :
	?>
	<p class="marketday-events-calendar__rest"><a
		rel="nofollow"
		data-calendar-way="<?php echo esc_attr( $marketday_rest['key'] ); ?>"
		href="<?php echo esc_url( $marketday_rest['url'] ); ?>"><?php echo esc_html( $marketday_rest['label'] ); ?></a></p>
<?php endif; ?>

<?php
/**
 * What a calendar says when its address asks for what is not there.
 *
 * @var string $id
 * @var string $fault
 * @var string $url The calendar as it is by itself.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-events-calendar__fault" id="<?php echo esc_attr( $id ); ?>-title" role="alert">
	<p><?php echo esc_html( $fault ); ?></p>
	<p><a
		class="marketday-button"
		data-calendar-way="again"
		rel="nofollow"
		href="<?php echo esc_url( $url ); ?>"><?php esc_html_e( 'Show the events of this month', 'marketday' ); ?></a></p>
</div>

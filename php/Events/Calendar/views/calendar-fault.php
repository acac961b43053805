<?php
/**
 * The sentence of a calendar when its address asks for what is not there.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-events-calendar__fault" id="<?php echo esc_attr( $calendar['id'] ); ?>-title" role="alert">
	<p><?php echo esc_html( $calendar['fault']['text'] ); ?></p>
	<p><a
		class="marketday-button"
		data-calendar-way="<?php echo esc_attr( $calendar['fault']['way']['key'] ); ?>"
		rel="nofollow"
		href="<?php echo esc_url( $calendar['fault']['way']['url'] ); ?>"><?php echo esc_html( $calendar['fault']['way']['label'] ); ?></a></p>
</div>

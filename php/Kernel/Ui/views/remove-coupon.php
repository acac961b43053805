<?php
/**
 * The button that takes a coupon off.
 *
 * @var string $code
 */

defined( 'ABSPATH' ) || exit;

/* translators: %s: coupon code. */
$marketday_label = sprintf( __( 'Remove coupon %s', 'marketday' ), $code );
?>
<button
	type="submit"
	class="marketday-link"
	name="remove-coupon"
	value="<?php echo esc_attr( $code ); ?>"
	aria-label="<?php echo esc_attr( $marketday_label ); ?>"><?php esc_html_e( 'Remove', 'marketday' ); ?></button>

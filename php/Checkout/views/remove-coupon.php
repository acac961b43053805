<?php
/**
 * The way to take a coupon off: the twin of src/features/checkout/remove-coupon.tsx.
 *
 * @var string $code
 * @var string $formUrl
 * @var string $nonce
 */

defined( 'ABSPATH' ) || exit;

/* translators: %s: coupon code. */
$marketday_label = sprintf( __( 'Remove coupon %s', 'marketday' ), $code );
?>
<form class="marketday-checkout__coupon" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<input type="hidden" name="marketday-action" value="checkout-coupon">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<button
		type="submit"
		class="marketday-link"
		name="remove-coupon"
		value="<?php echo esc_attr( $code ); ?>"
		aria-label="<?php echo esc_attr( $marketday_label ); ?>"><?php esc_html_e( 'Remove', 'marketday' ); ?></button>
</form>

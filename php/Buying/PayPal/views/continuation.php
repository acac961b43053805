<?php
/**
 * The shopper has approved a payment: only the order is still to be placed.
 *
 * @var string $cancelUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-paypal marketday-paypal--continuation">
	<p><?php esc_html_e( 'You’re paying with PayPal. Check your order, then place it.', 'marketday' ); ?></p>
	<p id="ppcp-cancel"><a href="<?php echo esc_url( $cancelUrl ); ?>"><?php esc_html_e( 'Pay another way', 'marketday' ); ?></a></p>
</div>

<?php
/**
 * The account at PayPal that a customer lets the shop keep.
 *
 * @var string $address Of the account; '' for none.
 * @var string $here
 * @var string $nonce
 */

defined( 'ABSPATH' ) || exit;

$marketday_form = '' === $address
	? [ 'keep-paypal', __( 'Save a PayPal account', 'marketday' ), 'marketday-button' ]
	: [ 'forget-paypal', __( 'Remove account', 'marketday' ), 'marketday-button marketday-button--quiet' ];
?>
<?php if ( '' === $address ) : ?>
<p><?php esc_html_e( 'Save your PayPal account for faster checkout. You’ll confirm it at PayPal, and can remove it here at any time.', 'marketday' ); ?></p>
<?php else : ?>
<p><strong><?php echo esc_html( $address ); ?></strong></p>
<p><?php esc_html_e( 'You can pay with this account at checkout without going to PayPal.', 'marketday' ); ?></p>
<?php endif; ?>
<form method="post" action="<?php echo esc_url( $here ); ?>">
<input type="hidden" name="marketday-action" value="<?php echo esc_attr( $marketday_form[0] ); ?>">
<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
<p><button type="submit" class="<?php echo esc_attr( $marketday_form[2] ); ?>"><?php echo esc_html( $marketday_form[1] ); ?></button></p>
</form>

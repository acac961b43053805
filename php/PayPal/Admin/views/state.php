<?php
/**
 * Whether orders can be paid by PayPal here.
 *
 * @var Marketday\PayPal\PayPalSettings $settings
 * @var string                          $name
 */

defined( 'ABSPATH' ) || exit;
?>
<input type="hidden" name="<?php echo esc_attr( $name ); ?>[form]" value="1">
<?php if ( '' !== $settings->rival() ) : ?>
	<?php /* translators: %s: name of a plugin */ ?>
	<p><strong><?php echo esc_html( sprintf( __( '%s offers PayPal here: Marketday’s buttons stand back, and never both are shown.', 'marketday' ), $settings->rival() ) ); ?></strong></p>
<?php elseif ( $settings->isReady() ) : ?>
	<p><?php echo esc_html( 'live' === $settings->mode() ? __( 'Orders can be paid by PayPal.', 'marketday' ) : __( 'Orders can be paid in PayPal’s sandbox. No money is moved.', 'marketday' ) ); ?></p>
<?php else : ?>
	<p><?php esc_html_e( 'Not connected yet. Client id and secret are in PayPal’s developer dashboard, at “Apps & Credentials”.', 'marketday' ); ?></p>
<?php endif; ?>

<?php
/**
 * One message after a coupon call, in WooCommerce's markup.
 *
 * @var string $kind    success or error.
 * @var string $message Plain text.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( 'error' === $kind ) : ?>
	<ul class="woocommerce-error" role="alert"><li><?php echo esc_html( $message ); ?></li></ul>
<?php else : ?>
	<div class="woocommerce-message" role="alert"><?php echo esc_html( $message ); ?></div>
<?php endif; ?>

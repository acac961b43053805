<?php
/**
 * @var string $shopUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-wished__empty">
<p><strong><?php esc_html_e( 'Your wishlist is empty.', 'marketday' ); ?></strong></p>
<p><?php esc_html_e( 'Tap the heart on a product to save it here.', 'marketday' ); ?></p>
<p><a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a></p>
</div>

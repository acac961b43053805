<?php
/**
 * @var string $shopUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-wished__empty">
<p><strong><?php esc_html_e( 'Your wishlist is empty.', 'marketday' ); ?></strong></p>
<p><?php esc_html_e( 'The heart on a product keeps it here.', 'marketday' ); ?></p>
<p><a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Go to the shop', 'marketday' ); ?></a></p>
</div>

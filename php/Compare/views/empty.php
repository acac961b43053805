<?php
/**
 * @var string $shopUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-compared__empty wopb-compare-wrapper">
<p><strong><?php esc_html_e( 'There is nothing to compare yet.', 'marketday' ); ?></strong></p>
<p><?php esc_html_e( 'The arrows on a product put it here, beside others.', 'marketday' ); ?></p>
<p><a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Go to the shop', 'marketday' ); ?></a></p>
</div>

<?php
/**
 * @var string $shopUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-compared__empty wopb-compare-wrapper">
<p><strong><?php esc_html_e( 'Nothing to compare yet.', 'marketday' ); ?></strong></p>
<p><?php esc_html_e( 'Use the ⇄ button on any product.', 'marketday' ); ?></p>
<p><a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a></p>
</div>

<?php
/**
 * @var string $url
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-wished__empty">
<p><strong><?php esc_html_e( 'Please log in to see your wishlist.', 'marketday' ); ?></strong></p>
<p><a class="marketday-button" href="<?php echo esc_url( $url ); ?>"><?php esc_html_e( 'Log in', 'marketday' ); ?></a></p>
</div>

<?php
/**
 * Link to the order where the basket is empty because it was ordered, for who has lost the answer.
 *
 * @var string $url
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-notices">
	<div class="marketday-notice marketday-notice--success">
		<p><?php esc_html_e( 'Order placed.', 'marketday' ); ?>
		<a href="<?php echo esc_url( $url ); ?>"><?php esc_html_e( 'View your order', 'marketday' ); ?></a></p>
	</div>
</div>

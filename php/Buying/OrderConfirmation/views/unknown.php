<?php
/**
 * The number or the key belongs to no order: nothing is told of any.
 *
 * @var string $wrapper    Attributes of the block's element, escaped.
 * @var string $accountUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<div class="marketday-notice marketday-notice--info" role="status"><p><?php
	esc_html_e( 'We can’t show that order. Use the link in your order email, or log in to see your orders.', 'marketday' );
?></p></div>
<p><a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $accountUrl ); ?>"><?php esc_html_e( 'Go to my account', 'marketday' ); ?></a></p>
</div>

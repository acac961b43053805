<?php
/**
 * A customer's order is shown to its customer.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var string $form    WordPress's own form.
 * @var string $lostUrl
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- WordPress escaped both.
?>
<div <?php echo $wrapper; ?>>
<p><?php esc_html_e( 'Please log in to see this order.', 'marketday' ); ?></p>
<?php echo $form; ?>
<p><a href="<?php echo esc_url( $lostUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a></p>
</div>

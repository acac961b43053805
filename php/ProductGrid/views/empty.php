<?php
/**
 * A listing without products.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var string $shopUrl '' where the shop itself is what is empty.
 */
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<div class="marketday-product-grid__empty">
<p><?php esc_html_e( 'No products were found here.', 'marketday' ); ?></p>
<?php if ( '' !== $shopUrl ) : ?>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'See all products', 'marketday' ); ?></a></p>
<?php endif; ?>
</div>
</div>

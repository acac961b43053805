<?php
/**
 * Somebody else's list, to read.
 *
 * @var string $cards HTML of the products' cards.
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-wishlist__note"><?php esc_html_e( 'This list was shared with you.', 'marketday' ); ?></p>
<?php if ( '' === $cards ) : ?>
<p><?php esc_html_e( 'There is nothing on it at the moment.', 'marketday' ); ?></p>
<?php else : ?>
<div class="marketday-product-grid"><ul class="marketday-product-grid__list" role="list" style="--marketday-columns:3"><?php echo $cards; // phpcs:ignore WordPress.Security.EscapeOutput -- the cards have escaped. ?></ul></div>
<?php endif; ?>

<?php
/**
 * A strip of a category's newest products.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var int    $level   Of the heading.
 * @var string $title
 * @var string $strip   HTML of the products.
 */

defined( 'ABSPATH' ) || exit;

?>
<section <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<?php printf( '<h%1$d class="marketday-exclusive-products__title">%2$s</h%1$d>', (int) $level, esc_html( $title ) ); ?>
<?php echo $strip; // phpcs:ignore WordPress.Security.EscapeOutput -- its templates escape. ?>
</section>

<?php
/**
 * Figures of a product.
 *
 * @var string       $wrapper Attributes.
 * @var list<string> $lines
 */

defined( 'ABSPATH' ) || exit;
?>
<ul <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>>
<?php foreach ( $lines as $line ) : ?>
<li><?php echo esc_html( $line ); ?></li>
<?php endforeach; ?>
</ul>

<?php
/**
 * A shelf of other products.
 *
 * @var string $title
 * @var string $grid  HTML of the listing.
 */

defined( 'ABSPATH' ) || exit;
?>
<section class="marketday-product__related"><h2><?php echo esc_html( $title ); ?></h2>
<?php echo $grid; // phpcs:ignore WordPress.Security.EscapeOutput -- the listing has escaped itself. ?>
</section>

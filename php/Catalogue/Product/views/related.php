<?php
/**
 * A row of other products.
 *
 * @var string $grid HTML of the listing, with its heading.
 */

defined( 'ABSPATH' ) || exit;
?>
<section class="marketday-product__related">
<?php echo $grid; // phpcs:ignore WordPress.Security.EscapeOutput -- the listing has escaped itself. ?>
</section>

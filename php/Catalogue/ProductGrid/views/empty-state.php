<?php
/**
 * The way on from a page that has nothing to show.
 *
 * @var list<Marketday\Engine\Contract\Term> $categories
 * @var string                     $bestSellers HTML of a listing.
 */

defined( 'ABSPATH' ) || exit;

?>
<div class="marketday-ways-on">
<?php if ( [] !== $categories ) : ?>
<nav class="marketday-product-grid__tabs" aria-label="<?php esc_attr_e( 'Categories', 'marketday' ); ?>"><ul role="list">
	<?php foreach ( $categories as $category ) : ?>
<li><a href="<?php echo esc_url( $category->url() ); ?>"><?php echo esc_html( $category->name ); ?></a></li>
	<?php endforeach; ?>
</ul></nav>
<?php endif; ?>
<?php echo $bestSellers; // phpcs:ignore WordPress.Security.EscapeOutput -- the listing has escaped itself. ?>
</div>

<?php
/**
 * The way to a product.
 *
 * @var list<array{name: string, url: string}> $trail The product last.
 */

defined( 'ABSPATH' ) || exit;

$last = array_key_last( $trail );
?>
<nav class="marketday-product__breadcrumbs" aria-label="<?php esc_attr_e( 'Breadcrumb', 'marketday' ); ?>"><ol>
<?php foreach ( $trail as $place => $step ) : ?>
<li>
	<?php if ( $place === $last ) : ?>
<span aria-current="page"><?php echo esc_html( $step['name'] ); ?></span>
	<?php else : ?>
<a href="<?php echo esc_url( $step['url'] ); ?>"><?php echo esc_html( $step['name'] ); ?></a>
	<?php endif; ?>
</li>
<?php endforeach; ?>
</ol></nav>

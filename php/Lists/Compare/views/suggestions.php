<?php
/**
 * Products that could join the comparison.
 *
 * @var list<array<string, mixed>> $products As `ComparisonData::suggested()` says them.
 */

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $products ) : ?>
<p class="marketday-suggested__none"><?php esc_html_e( 'No products found.', 'marketday' ); ?></p>
<?php else : ?>
<ul class="marketday-suggested" role="list">
	<?php foreach ( $products as $product ) : ?>
<li><button type="button" class="marketday-suggested__item" data-marketday-button="compare" name="add" value="<?php
	echo esc_attr( (string) $product['id'] );
?>">
<span class="marketday-suggested__picture"><?php
	echo $product['picture']['html'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- ImageTag has escaped.
?></span>
<span class="marketday-suggested__name"><?php echo esc_html( $product['name'] ); ?></span>
<span class="marketday-suggested__price"><?php
	echo $product['price']['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- safe HTML of the engine.
?></span>
</button></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>

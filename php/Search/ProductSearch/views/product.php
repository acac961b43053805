<?php
/**
 * A product that a live search found.
 *
 * @var array<string, mixed> $one
 * @var string               $extra Of the class.
 * @var string               $hide
 * @var array<string, mixed> $found
 */

use Marketday\Search\ProductSearch\Highlight;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- `html` is safe, and Highlight escapes.
?>
<a
	role="option"
	class="marketday-product-search__option wopb-search-item<?php echo esc_attr( $extra ); ?>"
	href="<?php echo esc_url( $one['url'] ); ?>"<?php echo esc_attr( $hide ); ?>>
<?php if ( null !== $one['picture'] ) : ?>
<span class="marketday-product-search__picture"><?php echo $one['picture']['html']; ?></span>
<?php endif; ?>
<span class="marketday-product-search__text">
<span class="marketday-product-search__title"><?php echo Highlight::html( $one['name'] ); ?></span>
<?php if ( '' !== $one['variation'] ) : ?>
<span class="marketday-product-search__variation"><?php echo esc_html( $one['variation'] ); ?></span>
<?php endif; ?>
<?php if ( '' !== $one['sku'] ) : ?>
<span class="marketday-product-search__sku"><?php
	echo esc_html( $found['words']['sku'] );
?> <strong class="wopb-highlight"><?php echo esc_html( $one['sku'] ); ?></strong></span>
<?php endif; ?>
<?php if ( null !== $one['rating'] ) : ?>
<span class="marketday-product-search__rating"><?php echo $one['rating']['html']; ?></span>
<?php endif; ?>
</span>
<?php if ( null !== $one['price'] ) : ?>
<span class="marketday-product-search__price"><?php echo $one['price']['html']; ?></span>
<?php endif; ?>
</a>

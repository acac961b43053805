<?php
/**
 * Price of a product.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

defined( 'ABSPATH' ) || exit;

if ( '' !== $product->price()->html ) :
	?>
<p class="marketday-product__price price"><?php echo wp_kses_post( $product->price()->html ); ?></p>
	<?php
endif;

<?php
/**
 * Whether a product is there; of one with options, each option tells it.
 *
 * @var Marketday\Store\Product $product
 */

use Marketday\Store\ProductType;

defined( 'ABSPATH' ) || exit;

if ( '' !== $product->stock->text && $product->stock->isBuyable() && ProductType::Variable !== $product->type ) :
	?>
<p class="marketday-product__stock stock <?php echo esc_attr( $product->stock->status->value ); ?>"><?php echo esc_html( $product->stock->text ); ?></p>
	<?php
endif;

<?php
/**
 * Tells whether a product is there, and what its delivery costs; of one with options, each option tells whether it is there.
 *
 * @var Marketday\Engine\Contract\Product            $product
 * @var Marketday\Engine\Contract\DeliveryOffer|null $delivery Null where nothing can be said.
 */

use Marketday\Engine\Contract\ProductType;

defined( 'ABSPATH' ) || exit;

$stock = $product->stock->isBuyable() && ProductType::Variable !== $product->type ? $product->stock->text : '';
if ( '' !== $stock || null !== $delivery ) :
	?>
<div class="marketday-product__availability">
	<?php if ( '' !== $stock ) : ?>
<p class="marketday-product__stock stock <?php echo esc_attr( $product->stock->status->value ); ?>"><?php echo esc_html( $stock ); ?></p>
	<?php endif; ?>
	<?php if ( null !== $delivery ) : ?>
<p class="marketday-product__delivery"><?php echo esc_html( $delivery->sentence() ); ?></p>
	<?php endif; ?>
</div>
	<?php
endif;

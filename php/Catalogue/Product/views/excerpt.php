<?php
/**
 * A product in a few words.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

defined( 'ABSPATH' ) || exit;

if ( ! $product->shortDescription->isEmpty() ) :
	?>
<div class="marketday-product__excerpt"><?php echo wp_kses_post( $product->shortDescription->html() ); ?></div>
	<?php
endif;

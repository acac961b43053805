<?php
/**
 * A product that another shop sells.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="cart marketday-add-to-basket"><a
	class="single_add_to_cart_button marketday-button"
	href="<?php echo esc_url( $product->addToBasket->url ); ?>"
	rel="nofollow noopener"><?php echo esc_html( $product->addToBasket->text ); ?></a></p>

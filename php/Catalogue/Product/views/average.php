<?php
/**
 * Average of a product's reviews, and the way to them.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

use Marketday\Kernel\Stars;

defined( 'ABSPATH' ) || exit;

if ( $product->rating->count > 0 ) :
	?>
<p class="marketday-product__rating"><?php
	echo Stars::html( $product->rating->average, $product->rating->count ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?> <a class="woocommerce-review-link" href="#reviews">
	<?php
	/* translators: %s: number of reviews. */
	echo esc_html( sprintf( _n( '%s review', '%s reviews', $product->rating->count, 'marketday' ), number_format_i18n( $product->rating->count ) ) );
	?>
</a></p>
	<?php
endif;

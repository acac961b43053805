<?php declare( strict_types=1 );
/**
 * A product's name.
 *
 * @var Marketday\Engine\Contract\Product $product
 * @var string                  $heading h1 on the product's own page, else h2.
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Units;

printf( '<%1$s class="marketday-product__title">%2$s</%1$s>', esc_attr( $heading ), esc_html( Units::keepTogether( $product->name ) ) );

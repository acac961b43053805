<?php
/**
 * A product's number and where else it belongs.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Term;

defined( 'ABSPATH' ) || exit;

$links = static fn ( array $terms ): string => implode(
	', ',
	array_map( static fn ( Term $term ): string => sprintf( '<a href="%s">%s</a>', esc_url( $term->url() ), esc_html( $term->name ) ), $terms )
);
// phpcs:disable WordPress.Security.EscapeOutput -- the links are escaped.
?>
<dl class="marketday-product__meta product_meta">
<?php if ( '' !== $product->sku || ProductType::Variable === $product->type ) : ?>
<div><dt><?php esc_html_e( 'SKU', 'marketday' ); ?></dt><dd class="sku" data-marketday-sku=""><?php
	echo esc_html( $product->sku ?: __( 'N/A', 'marketday' ) );
?></dd></div>
<?php endif; ?>
<?php if ( [] !== $product->details()->categories ) : ?>
<div><dt><?php
	echo esc_html( 1 === count( $product->details()->categories ) ? __( 'Category', 'marketday' ) : __( 'Categories', 'marketday' ) );
?></dt><dd><?php echo $links( $product->details()->categories ); ?></dd></div>
<?php endif; ?>
<?php if ( [] !== $product->details()->tags ) : ?>
<div><dt><?php
	echo esc_html( 1 === count( $product->details()->tags ) ? __( 'Tag', 'marketday' ) : __( 'Tags', 'marketday' ) );
?></dt><dd><?php echo $links( $product->details()->tags ); ?></dd></div>
<?php endif; ?>
</dl>

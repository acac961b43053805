<?php
/**
 * The page of one product.
 *
 * @var string                     $wrapper     Attributes of the block's element, escaped.
 * @var Marketday\Store\Product    $product
 * @var string                     $heading     h1 on the product's own page, else h2.
 * @var Closure(string): bool      $shows       By the block's attribute.
 * @var string                     $breadcrumbs Parts that escaped themselves.
 * @var string                     $gallery
 * @var string                     $form
 * @var string                     $details
 * @var string                     $related
 * @var string                     $schema
 */

use Marketday\Kernel\Stars;
use Marketday\Store\ProductType;
use Marketday\Store\Term;

$links = static fn ( array $terms ): string => implode( ', ', array_map( static fn ( Term $term ): string => sprintf( '<a href="%s">%s</a>', esc_url( $term->url() ), esc_html( $term->name ) ), $terms ) );
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped themselves.
?>
<div <?php echo $wrapper; ?> data-marketday-product="<?php echo esc_attr( (string) $product->id ); ?>">
<?php echo $breadcrumbs; ?>
<div class="marketday-product__top<?php echo '' === $gallery ? ' has-no-gallery' : ''; ?>">
<?php echo $gallery; ?>
<div class="marketday-product__summary">
<?php if ( $shows( 'showTitle' ) ) : ?>
<?php printf( '<%1$s class="marketday-product__title">%2$s</%1$s>', esc_attr( $heading ), esc_html( $product->name ) ); ?>
<?php endif; ?>
<?php if ( $product->rating->count > 0 ) : ?>
<p class="marketday-product__rating"><?php echo Stars::html( $product->rating->average, $product->rating->count ); ?> <a class="woocommerce-review-link" href="#reviews">
	<?php
	/* translators: %s: number of reviews. */
	echo esc_html( sprintf( _n( '%s review', '%s reviews', $product->rating->count, 'marketday' ), number_format_i18n( $product->rating->count ) ) );
	?>
</a></p>
<?php endif; ?>
<?php if ( '' !== $product->price()->html ) : ?>
<p class="marketday-product__price price"><?php echo wp_kses_post( $product->price()->html ); ?></p>
<?php endif; ?>
<?php if ( ! $product->shortDescription->isEmpty() ) : ?>
<div class="marketday-product__excerpt"><?php echo wp_kses_post( $product->shortDescription->html() ); ?></div>
<?php endif; ?>
<?php if ( '' !== $product->stock->text && $product->stock->isBuyable() && ProductType::Variable !== $product->type ) : ?>
<p class="marketday-product__stock stock <?php echo esc_attr( $product->stock->status->value ); ?>"><?php echo esc_html( $product->stock->text ); ?></p>
<?php endif; ?>
<?php echo $form; ?>
<?php
/**
 * Further buttons of a product's page: compare, wish, share.
 *
 * @param Marketday\Store\Product $product
 */
do_action( 'marketday_product_actions', $product );
?>
<dl class="marketday-product__meta product_meta">
<?php if ( '' !== $product->sku || ProductType::Variable === $product->type ) : ?>
<div><dt><?php esc_html_e( 'SKU', 'marketday' ); ?></dt><dd class="sku" data-marketday-sku=""><?php echo esc_html( $product->sku ?: __( 'N/A', 'marketday' ) ); ?></dd></div>
<?php endif; ?>
<?php if ( [] !== $product->details()->categories ) : ?>
<div><dt><?php echo esc_html( _n( 'Category', 'Categories', count( $product->details()->categories ), 'marketday' ) ); ?></dt><dd><?php echo $links( $product->details()->categories ); ?></dd></div>
<?php endif; ?>
<?php if ( [] !== $product->details()->tags ) : ?>
<div><dt><?php echo esc_html( _n( 'Tag', 'Tags', count( $product->details()->tags ), 'marketday' ) ); ?></dt><dd><?php echo $links( $product->details()->tags ); ?></dd></div>
<?php endif; ?>
</dl>
</div>
</div>
<?php echo $details, $related, $schema; ?>
</div>

<?php
/**
 * One product of a listing.
 *
 * @var Marketday\Search\Contract\SearchHit $found
 * @var Marketday\Catalogue\ProductGrid\CardOptions      $options
 * @var string                                  $deal       Markup, '' for none.
 * @var array<string, string>                  $attributes Of the picture.
 */

use Marketday\Kernel\Slot;
use Marketday\Kernel\Stars;
use Marketday\Kernel\Units;
use Marketday\Engine\Contract\ImageTag;

defined( 'ABSPATH' ) || exit;

$product   = $found->product;
$picture   = $found->image();
$price     = $found->price();
$button    = $product->addToBasket;
$available = $product->stock->isBuyable();
?>
<li
	class="marketday-product-grid__card<?php echo $available ? '' : ' is-out-of-stock'; ?>"
	data-marketday-card=""<?php echo null === $found->variation ? '' : ' data-variation_id="' . esc_attr( (string) $found->variation->id ) . '"'; ?>>
<?php
if ( $options->parts->picture ) {
	$html = null === $picture ? '' : ImageTag::html( $picture, $attributes + [ 'srcset' => $picture->srcsetBetween( 250, 1300 ) ] );
	// The link of the name covers the picture, too.
	printf( $options->parts->title ? '<div class="marketday-product-grid__picture" data-marketday-picture="">%s</div>' : '<a class="marketday-product-grid__picture" data-marketday-picture="" data-marketday-card-link="" href="%2$s" aria-label="%3$s">%1$s</a>', $html, esc_url( $found->url() ), esc_attr( $product->name ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
}
?>
<?php if ( ! $available ) : ?>
<span class="marketday-product-grid__badge is-quiet"><?php esc_html_e( 'Out of stock', 'marketday' ); ?></span>
<?php elseif ( $options->parts->badge && $price->onSale ) : ?>
<span class="marketday-product-grid__badge"><?php esc_html_e( 'Sale', 'marketday' ); ?></span>
<?php endif; ?>
<?php
if ( $options->parts->badge ) {
	Slot::CardBadges->print( $product );
}
?>
<?php if ( $options->parts->title ) : ?>
<?php printf( '<h%1$d class="marketday-product-grid__title"><a data-marketday-card-link="" href="%2$s">%3$s</a></h%1$d>', (int) $options->headingLevel, esc_url( $found->url() ), esc_html( Units::keepTogether( $product->name ) ) ); ?>
<?php endif; ?>
<?php if ( $options->parts->rating && $product->rating->count > 0 ) : ?>
<p class="marketday-product-grid__rating"><?php
	echo Stars::html( $product->rating->average, $product->rating->count ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?><span aria-hidden="true">(<?php echo esc_html( number_format_i18n( $product->rating->count ) ); ?>)</span></p>
<?php endif; ?>
<?php
Slot::CardOptions->print( $product, $found->variation );
?>
<?php if ( $options->parts->price && '' !== $price->html ) : ?>
<p class="marketday-product-grid__price" data-marketday-price=""><?php
	echo $price->html; // phpcs:ignore WordPress.Security.EscapeOutput -- safe HTML of the engine.
?></p>
<?php endif; ?>
<?php echo $deal; // phpcs:ignore WordPress.Security.EscapeOutput -- DealTag has escaped. ?>
<?php if ( $options->parts->button ) : ?>
<div class="marketday-product-grid__actions"><a
	class="marketday-button product_type_<?php echo esc_attr( $product->type->value ); ?><?php echo $product->purchasable && $available ? ' add_to_cart_button' : ''; ?><?php echo $button->ajax ? ' ajax_add_to_cart' : ' marketday-button--quiet'; ?>"
	data-marketday-card-button=""<?php echo $button->ajax ? '' : ' data-marketday-card-link=""'; ?>
	href="<?php echo esc_url( null === $found->variation ? $button->url : $found->url() ); ?>"
	rel="nofollow"
	data-product_id="<?php echo esc_attr( (string) $product->id ); ?>"
	data-quantity="<?php echo esc_attr( (string) $product->limits->minimum ); ?>"
	data-product_sku="<?php echo esc_attr( $product->sku ); ?>"
	aria-label="<?php echo esc_attr( $button->description ); ?>"<?php
		echo '' === $button->successMessage ? '' : ' data-success_message="' . esc_attr( $button->successMessage ) . '"';
	?>><?php echo esc_html( $button->text ); ?></a>
<?php
Slot::CardActions->print( $product );
?>
</div>
<?php endif; ?>
</li>

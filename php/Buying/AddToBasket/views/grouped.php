<?php
/**
 * The form of a grouped product: a quantity for each of its products.
 *
 * @var Marketday\Engine\Contract\Product       $product
 * @var list<Marketday\Engine\Contract\Product> $children
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Slot;
use Marketday\Engine\Contract\ImageTag;

$can_add = static fn ( Marketday\Engine\Contract\Product $child ): bool => $child->addToBasket->ajax;
?>
<form
	class="cart grouped_form marketday-add-to-basket"
	method="post"
	enctype="multipart/form-data"
	action="<?php echo esc_url( $product->url ); ?>"
	data-marketday-grouped="">
<ul class="marketday-add-to-basket__group" role="list">
<?php foreach ( $children as $child ) : ?>
<li class="marketday-add-to-basket__child">
<span class="marketday-add-to-basket__picture"><?php
	echo null === $child->image() ? '' : ImageTag::html( $child->image(), [ 'alt' => '', 'sizes' => '64px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></span>
<span class="marketday-add-to-basket__what"><a class="marketday-add-to-basket__name" href="<?php echo esc_url( $child->url ); ?>"><?php
	echo esc_html( $child->name );
?></a>
<span class="marketday-add-to-basket__price"><?php echo wp_kses_post( $child->price()->html ); ?></span></span>
	<?php if ( ! $can_add( $child ) ) : ?>
<a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $child->url ); ?>"><?php
		echo esc_html( $child->stock->isBuyable() ? $child->addToBasket->text : __( 'Out of stock', 'marketday' ) );
	?><span class="marketday-hidden">: <?php echo esc_html( $child->name ); ?></span></a>
	<?php elseif ( $child->soldIndividually ) : ?>
		<?php /* translators: %s: product name. */ ?>
<label class="marketday-add-to-basket__one"><input
	type="checkbox"
	name="quantity[<?php echo esc_attr( (string) $child->id ); ?>]"
	value="1"
	aria-label="<?php echo esc_attr( sprintf( __( 'One of %s', 'marketday' ), $child->name ) ); ?>"></label>
	<?php else : ?>
<div class="marketday-quantity">
		<?php /* translators: %s: product name. */ ?>
<button
	type="button"
	class="marketday-quantity__button"
	data-step="-1"
	aria-label="<?php echo esc_attr( sprintf( __( 'Reduce quantity of %s', 'marketday' ), $child->name ) ); ?>" disabled>−</button>
		<?php /* translators: %s: product name. */ ?>
<input
	class="marketday-quantity__input"
	type="number"
	inputmode="numeric"
	autocomplete="off"
	name="quantity[<?php echo esc_attr( (string) $child->id ); ?>]"
	min="0"<?php echo null === $child->limits->maximum ? '' : ' max="' . esc_attr( (string) $child->limits->maximum ) . '"'; ?>
	step="<?php echo esc_attr( (string) $child->limits->step ); ?>"
	placeholder="0"
	aria-label="<?php echo esc_attr( sprintf( __( 'Quantity of %s', 'marketday' ), $child->name ) ); ?>">
		<?php /* translators: %s: product name. */ ?>
<button
	type="button"
	class="marketday-quantity__button"
	data-step="1"
	aria-label="<?php echo esc_attr( sprintf( __( 'Increase quantity of %s', 'marketday' ), $child->name ) ); ?>">+</button>
</div>
	<?php endif; ?>
</li>
<?php endforeach; ?>
</ul>
<?php Slot::ProductFormFields->print( $product ); ?>
<?php if ( [] !== array_filter( $children, $can_add ) ) : ?>
<button type="submit" class="single_add_to_cart_button marketday-button"><?php esc_html_e( 'Add to basket', 'marketday' ); ?></button>
<?php endif; ?>
<input type="hidden" name="add-to-cart" value="<?php echo esc_attr( (string) $product->id ); ?>">
</form>

<?php
/**
 * The list, within a form that works without scripts.
 *
 * @var array<int, Marketday\Store\Discovery\FoundProduct|null> $products
 * @var string                                                  $pageUrl
 * @var bool                                                    $isOver Over another page.
 * @var string                                                  $nonce
 */

use Marketday\Kernel\Http\PageForm;
use Marketday\Listing\ListedProducts;
use Marketday\Store\PictureTag;
use Marketday\Wishlist\WishlistForms;

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-wished" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( WishlistForms::ACTION ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::NONCE ); ?>" value="<?php echo esc_attr( $nonce ); ?>">
<ul class="marketday-wished__list" role="list">
<?php
foreach ( $products as $id => $found ) :
	$name    = $found->product->name ?? __( 'A product that is no longer sold', 'marketday' );
	$picture = $found?->picture();
	?>
<li class="marketday-wished__item wopb-wishlist-product" data-id="<?php echo esc_attr( (string) $id ); ?>">
<div class="marketday-wished__picture"><?php echo null === $picture ? '' : PictureTag::html( $picture, [ 'alt' => '', 'sizes' => '96px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?></div>
<div class="marketday-wished__what">
	<?php if ( null === $found ) : ?>
<p class="marketday-wished__name"><?php echo esc_html( $name ); ?></p>
	<?php else : ?>
<p class="marketday-wished__name"><a href="<?php echo esc_url( $found->url() ); ?>"><?php echo esc_html( $name ); ?></a></p>
<p class="marketday-wished__price"><?php echo $found->price()->html; // phpcs:ignore WordPress.Security.EscapeOutput -- safe HTML of the engine. ?></p>
		<?php
		$stock = $found->variation->stock ?? $found->product->stock;
		if ( ! $stock->isBuyable() || '' !== $stock->text ) :
			?>
<p class="marketday-wished__stock<?php echo $stock->isBuyable() ? '' : ' is-out'; ?>"><?php echo esc_html( $stock->text ?: __( 'Out of stock', 'marketday' ) ); ?></p>
		<?php endif; ?>
	<?php endif; ?>
</div>
<div class="marketday-wished__buttons">
	<?php if ( null !== $found && ListedProducts::isAddable( $found ) ) : ?>
<button type="submit" data-marketday-button="wishlist" class="marketday-button wopb-wishlist-cart-added" name="to-basket" value="<?php echo esc_attr( (string) $id ); ?>" data-product_id="<?php echo esc_attr( (string) ( $found->variation->id ?? $found->product->id ) ); ?>" data-quantity="<?php echo esc_attr( (string) $found->product->limits->minimum ); ?>"><?php esc_html_e( 'Move to basket', 'marketday' ); ?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></button>
	<?php elseif ( null !== $found && $found->product->stock->isBuyable() ) : ?>
<a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $found->url() ); ?>"><?php echo esc_html( $found->product->addToBasket->text ); ?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></a>
	<?php endif; ?>
<button type="submit" data-marketday-button="wishlist" class="marketday-wished__remove wopb-wishlist-remove" name="remove" value="<?php echo esc_attr( (string) $id ); ?>" data-postid="<?php echo esc_attr( (string) $id ); ?>" title="<?php esc_attr_e( 'Remove', 'marketday' ); ?>"><span aria-hidden="true">×</span><span class="marketday-hidden"><?php
	/* translators: %s: product name. */
	echo esc_html( sprintf( __( 'Remove %s from your wishlist', 'marketday' ), $name ) );
?></span></button>
</div>
</li>
<?php endforeach; ?>
</ul>
<div class="marketday-wished__foot">
<button type="submit" data-marketday-button="wishlist" class="marketday-button" name="all-to-basket" value="1"><?php esc_html_e( 'Move all to basket', 'marketday' ); ?></button>
<?php if ( $isOver ) : ?>
<a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'Open wishlist page', 'marketday' ); ?></a>
<?php endif; ?>
<button type="submit" data-marketday-button="wishlist" class="marketday-link" name="clear" value="1"><?php esc_html_e( 'Remove all', 'marketday' ); ?></button>
</div>
</form>

<?php
/**
 * The list, within a form that works without scripts.
 *
 * @var list<Marketday\Lists\Wishlist\WishlistRow>         $rows
 * @var int                                      $list  0 for all of them.
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists To move to; none over another page.
 * @var string                                   $pageUrl
 * @var bool                                     $isOver Over another page.
 * @var string                                   $nonce
 */

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\ImageTag;
use Marketday\Lists\Wishlist\ListChanges;

defined( 'ABSPATH' ) || exit;

$marketday_is_editable = ! $isOver && ( 0 !== $list || count( $lists ) < 2 );
?>
<form class="marketday-wished" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<?php if ( $marketday_is_editable ) : ?>
	<?php // What Enter presses: a form's first submit button, which would else move the first product to the basket. ?>
<button type="submit" class="marketday-hidden" name="save" value="<?php echo esc_attr( ListChanges::EVERY ); ?>" tabindex="-1" aria-hidden="true"></button>
<?php endif; ?>
<ul class="marketday-wished__list" role="list">
<?php
foreach ( $rows as $row ) :
	$id      = (string) $row->id;
	$found   = $row->found;
	$name    = $row->name();
	$picture = $found?->image();
	?>
<li class="marketday-wished__item wopb-wishlist-product" data-id="<?php echo esc_attr( $id ); ?>">
<div class="marketday-wished__picture"><?php
	echo null === $picture ? '' : ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '96px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></div>
<div class="marketday-wished__what"><?php require __DIR__ . '/what.php'; ?></div>
<div class="marketday-wished__buttons">
	<?php if ( null !== $found && ListedProducts::isAddable( $found ) ) : ?>
<button
	type="submit"
	data-marketday-button="wishlist"
	class="marketday-button wopb-wishlist-cart-added"
	name="to-basket"
	value="<?php echo esc_attr( $id ); ?>"
	data-product_id="<?php echo esc_attr( (string) ( $found->variation->id ?? $found->product->id ) ); ?>"
	data-quantity="<?php echo esc_attr( (string) $row->quantity() ); ?>"><?php
		esc_html_e( 'Move to basket', 'marketday' );
	?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></button>
	<?php elseif ( null !== $found && $found->product->stock->isBuyable() ) : ?>
<a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $found->url() ); ?>"><?php
		echo esc_html( $found->product->addToBasket->text );
	?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></a>
	<?php endif; ?>
<button
	type="submit"
	data-marketday-button="wishlist"
	class="marketday-wished__remove wopb-wishlist-remove"
	name="remove"
	value="<?php echo esc_attr( $id ); ?>"
	data-postid="<?php echo esc_attr( $id ); ?>"
	title="<?php esc_attr_e( 'Remove', 'marketday' ); ?>"><span aria-hidden="true">×</span><span class="marketday-hidden"><?php
	/* translators: %s: product name. */
	echo esc_html( sprintf( __( 'Remove %s from your wishlist', 'marketday' ), $name ) );
?></span></button>
</div>
	<?php
	if ( null !== $row->item && $marketday_is_editable ) {
		require __DIR__ . '/edit.php';
	}
	?>
</li>
<?php endforeach; ?>
</ul>
<div class="marketday-wished__foot">
<button
	type="submit"
	data-marketday-button="wishlist"
	class="marketday-button"
	name="all-to-basket"
	value="1"><?php esc_html_e( 'Move all to basket', 'marketday' ); ?></button>
<?php if ( $isOver ) : ?>
<a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'Open wishlist page', 'marketday' ); ?></a>
<?php endif; ?>
<button type="submit" data-marketday-button="wishlist" class="marketday-link" name="clear" value="1"><?php esc_html_e( 'Remove all', 'marketday' ); ?></button>
</div>
</form>

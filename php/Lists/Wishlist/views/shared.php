<?php
/**
 * Somebody else's list, to read and to buy from.
 *
 * @var string                           $name
 * @var list<Marketday\Lists\Wishlist\WishlistRow> $rows
 * @var bool                             $hasNotes Whether its owner wants the notes to be read.
 */

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\ImageTag;

defined( 'ABSPATH' ) || exit;

$isOthers   = true;
$hidesNotes = ! $hasNotes;
?>
<h2><?php echo esc_html( $name ); ?></h2>
<p class="marketday-wishlist__note"><?php esc_html_e( 'Someone shared this list with you.', 'marketday' ); ?></p>
<?php if ( [] === $rows ) : ?>
<p><?php esc_html_e( 'Nothing on this list right now.', 'marketday' ); ?></p>
<?php else : ?>
<div class="marketday-wished"><ul class="marketday-wished__list" role="list">
	<?php
	foreach ( $rows as $row ) :
		$found   = $row->found;
		$picture = $found?->image();
		if ( null === $found ) {
			continue;
		}
		?>
<li class="marketday-wished__item">
<div class="marketday-wished__picture"><?php
	echo null === $picture ? '' : ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '96px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></div>
<div class="marketday-wished__what"><?php require __DIR__ . '/what.php'; ?></div>
<div class="marketday-wished__buttons">
		<?php if ( ListedProducts::isAddable( $found ) && null === $found->variation ) : ?>
<a
	class="add_to_cart_button ajax_add_to_cart marketday-button"
	rel="nofollow"
	href="<?php echo esc_url( "?add-to-cart={$row->id}&quantity={$row->quantity()}" ); ?>"
	data-product_id="<?php echo esc_attr( (string) $row->id ); ?>"
	data-quantity="<?php echo esc_attr( (string) $row->quantity() ); ?>"
	data-product_sku="<?php echo esc_attr( $found->product->sku ); ?>"><?php
		esc_html_e( 'Add to basket', 'marketday' );
	?><span class="marketday-hidden">: <?php echo esc_html( $row->name() ); ?></span></a>
		<?php else : ?>
<a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $found->url() ); ?>"><?php
		esc_html_e( 'View product', 'marketday' );
	?><span class="marketday-hidden">: <?php echo esc_html( $row->name() ); ?></span></a>
		<?php endif; ?>
</div>
</li>
	<?php endforeach; ?>
</ul></div>
<?php endif; ?>

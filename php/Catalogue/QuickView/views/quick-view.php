<?php
/**
 * A product over a listing.
 *
 * @var Marketday\Engine\Contract\Product      $product
 * @var string                       $body   HTML of the product's parts.
 * @var bool                         $closes Once it is in the basket.
 * @var Marketday\Engine\Contract\Product|null $before
 * @var Marketday\Engine\Contract\Product|null $after
 * @var string                       $listed The listing's products, with commas.
 * @var string                       $assets HTML of styles and scripts.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped themselves, and WordPress its styles and scripts.
?>
<div
	class="marketday-quick-view wopb-modal-body"
	data-product_id="<?php echo esc_attr( (string) $product->id ); ?>"
	data-title="<?php echo esc_attr( $product->name ); ?>"
	data-modal_close_after_cart="<?php echo $closes ? 'yes' : ''; ?>"
	data-outside_click="yes">
<div class="marketday-quick-view__content"><?php echo $body; ?></div>
<p class="marketday-quick-view__more"><a href="<?php echo esc_url( $product->url ); ?>"><?php esc_html_e( 'Full details', 'marketday' ); ?></a></p>
<?php if ( null !== $before || null !== $after ) : ?>
<div class="marketday-quick-view__neighbours wopb-quick-view-navigation">
	<?php
	foreach ( [ 'before' => $before, 'after' => $after ] as $side => $one ) :
		if ( null === $one ) {
			continue;
		}
		$label = 'before' === $side ? __( 'Previous product', 'marketday' ) : __( 'Next product', 'marketday' );
		?>
<button
	type="button"
	class="wopb-nav-arrow is-<?php echo esc_attr( $side ); ?>"
	data-marketday-button="quick-view"
	name="show"
	value="<?php echo esc_attr( (string) $one->id ); ?>"
	data-postid="<?php echo esc_attr( (string) $one->id ); ?>"
	data-list="<?php echo esc_attr( $listed ); ?>"><span class="marketday-quick-view__side"><?php
		echo esc_html( $label );
	?></span><span class="marketday-quick-view__name"><?php
		echo esc_html( $one->name );
	?></span></button>
	<?php endforeach; ?>
</div>
<?php endif; ?>
</div>
<template class="marketday-quick-view__assets"><?php echo $assets; ?></template>

<?php
/**
 * The small buttons of a product.
 *
 * @var Marketday\Engine\Contract\Product                        $product
 * @var array<string, Marketday\Catalogue\Listing\ProductButton> $buttons
 * @var bool                                           $isOnCard Pictures alone; with their words on the product's page.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-product-buttons<?php echo $isOnCard ? ' is-on-card' : ''; ?>">
<?php
foreach ( $buttons as $button ) :
	$label = ( $button->label )();
	?>
<a
	class="marketday-product-button is-<?php echo esc_attr( trim( "{$button->name} {$button->classes}" ) ); ?>"
	data-marketday-button="<?php echo esc_attr( $button->name ); ?>"
	data-postid="<?php echo esc_attr( (string) $product->id ); ?>"
	href="<?php echo esc_url( ( $button->url )( $product ) ); ?>"
	rel="nofollow"<?php foreach ( $button->data() as $key => $value ) : ?>
	<?php echo esc_attr( $key ); ?>="<?php echo esc_attr( $value ); ?>"<?php endforeach; ?><?php if ( $isOnCard ) : ?>
	title="<?php echo esc_attr( $label ); ?>"<?php endif; ?>><?php
		// In one piece: a part of it that is hidden by itself would be heard with a space before it.
		echo $isOnCard ? '' : '<span aria-hidden="true">' . esc_html( $label ) . '</span>';
	?><span class="marketday-hidden"><?php echo esc_html( "{$label}: {$product->name}" ); ?></span></a>
<?php endforeach; ?>
</div>

<?php
/**
 * The pictures of a product: a strip to scroll or swipe, and small pictures that lead to each.
 *
 * @var Marketday\Store\Product $product
 */

use Marketday\Store\PictureTag;

defined( 'ABSPATH' ) || exit;

$many  = count( $product->details()->pictures );
$sizes = '(min-width: 1000px) 640px, 100vw';
// phpcs:disable WordPress.Security.EscapeOutput -- PictureTag escapes.
?>
<div class="marketday-product__gallery">
<?php if ( 0 === $many ) : ?>
<div class="marketday-product__strip is-empty" aria-hidden="true"></div>
<?php else : ?>
<div class="marketday-product__strip"<?php echo $many > 1 ? ' tabindex="0" role="group" aria-label="' . esc_attr__( 'Pictures', 'marketday' ) . '"' : ''; ?>>
	<?php foreach ( $product->details()->pictures as $place => $picture ) : ?>
<div class="marketday-product__picture" id="<?php echo esc_attr( "picture-{$product->id}-" . ( $place + 1 ) ); ?>">
		<?php
		$attributes = 0 === $place
			? [
				'fetchpriority' => 'high',
				'sizes'         => $sizes,
			]
			: [
				'loading' => 'lazy',
				'sizes'   => "auto, {$sizes}",
			];
		/* translators: 1: product name, 2: number of the picture. */
		$alt = $picture->alt ?: ( $many > 1 ? sprintf( __( '%1$s, picture %2$d', 'marketday' ), $product->name, $place + 1 ) : $product->name );
		echo PictureTag::html( $picture, [ 'alt' => $alt ] + ( '' === $picture->srcset ? array_diff_key( $attributes, [ 'sizes' => 1 ] ) : $attributes ) );
		?>
</div>
	<?php endforeach; ?>
</div>
	<?php if ( $many > 1 ) : ?>
<ul class="marketday-product__thumbnails" role="list" aria-label="<?php esc_attr_e( 'Choose a picture', 'marketday' ); ?>">
		<?php
		foreach ( $product->details()->pictures as $place => $picture ) :
			/* translators: 1: number of the picture, 2: number of pictures. */
			$label = sprintf( __( 'Show picture %1$d of %2$d', 'marketday' ), $place + 1, $many );
			?>
<li><a href="#<?php echo esc_attr( "picture-{$product->id}-" . ( $place + 1 ) ); ?>"<?php echo 0 === $place ? ' aria-current="true"' : ''; ?>><img src="<?php echo esc_url( $picture->thumbnail() ); ?>" alt="<?php echo esc_attr( $label ); ?>" width="96" height="96" loading="lazy" decoding="async"></a></li>
		<?php endforeach; ?>
</ul>
	<?php endif; ?>
<?php endif; ?>
</div>

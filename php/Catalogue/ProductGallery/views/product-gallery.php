<?php
/**
 * The images of a product: the twin of src/features/product-gallery/product-gallery.tsx.
 *
 * @var int                                                                                                                                                 $productId
 * @var list<array{src: string, srcset: string, width: int, height: int, alt: string, full: string, thumbnail: string, video?: array<string, bool|string>}> $images
 */

defined( 'ABSPATH' ) || exit;

$many  = count( $images ) > 1;
$sizes = '(min-width: 1000px) 640px, 100vw';
$plain = array_values( array_filter( $images, static fn ( array $image ): bool => ! isset( $image['video'] ) ) );
$full  = ( $plain[0] ?? $images[0] ?? [ 'full' => '' ] )['full'];
?>
<?php if ( [] === $images ) : ?>
<div class="marketday-product-gallery__strip is-empty" aria-hidden="true"></div>
<?php else : ?>
<div class="marketday-product-gallery__stage">
<div
	class="marketday-product-gallery__strip"<?php if ( $many ) : ?>
	tabindex="0"
	role="group"
	aria-label="<?php esc_attr_e( 'Images', 'marketday' ); ?>"<?php endif; ?>>
	<?php foreach ( $images as $place => $image ) : ?>
<div
	class="marketday-product-gallery__image<?php echo isset( $image['video'] ) ? ' marketday-product-gallery__image--video' : ''; ?>"
	id="<?php echo esc_attr( "image-{$productId}-" . ( $place + 1 ) ); ?>">
		<?php
		if ( isset( $image['video']['src'] ) ) {
			require __DIR__ . '/video-file.php';
		} elseif ( '' !== $image['src'] ) {
			?>
<img <?php echo 0 === $place ? 'fetchpriority="high"' : 'loading="lazy"'; ?>
 alt="<?php echo isset( $image['video'] ) ? '' : esc_attr( $image['alt'] ); ?>"
 src="<?php echo esc_url( $image['src'] ); ?>"
 width="<?php echo esc_attr( (string) $image['width'] ); ?>"
 height="<?php echo esc_attr( (string) $image['height'] ); ?>"
			<?php if ( '' !== $image['srcset'] ) : ?>
 srcset="<?php echo esc_attr( $image['srcset'] ); ?>"
 sizes="<?php echo esc_attr( 0 === $place ? $sizes : "auto, {$sizes}" ); ?>"
			<?php endif; ?>
 decoding="async">
			<?php
		}
		if ( isset( $image['video']['player'] ) ) {
			require __DIR__ . '/video-elsewhere.php';
		}
		?>
</div>
	<?php endforeach; ?>
</div>
	<?php if ( '' !== $full ) : ?>
<form class="marketday-product-gallery__enlarge" action="<?php echo esc_url( $full ); ?>">
<button type="submit" aria-label="<?php esc_attr_e( 'View full-screen image gallery', 'marketday' ); ?>"></button>
</form>
	<?php endif; ?>
</div>
	<?php if ( $many ) : ?>
<ul class="marketday-product-gallery__thumbnails" aria-label="<?php esc_attr_e( 'Choose an image', 'marketday' ); ?>">
		<?php
		foreach ( $images as $place => $image ) :
			$is_video = isset( $image['video'] );
			$label    = sprintf(
				$is_video
					/* translators: 1: number of the video among the images, 2: number of images. */
					? __( 'Show video, %1$d of %2$d', 'marketday' )
					/* translators: 1: number of the image, 2: number of images. */
					: __( 'Show image %1$d of %2$d', 'marketday' ),
				$place + 1,
				count( $images )
			);
			?>
<li><a href="#<?php echo esc_attr( "image-{$productId}-" . ( $place + 1 ) ); ?>"<?php
	echo ( 0 === $place ? ' aria-current="true"' : '' ) . ( $is_video ? ' class="is-video"' : '' );
?>>
			<?php if ( '' !== $image['thumbnail'] ) : ?>
<img src="<?php echo esc_url( $image['thumbnail'] ); ?>" alt="<?php echo esc_attr( $label ); ?>" width="96" height="96" loading="lazy" decoding="async">
			<?php else : ?>
<span class="marketday-hidden"><?php echo esc_html( $label ); ?></span>
			<?php endif; ?>
</a></li>
		<?php endforeach; ?>
</ul>
	<?php endif; ?>
<?php endif; ?>

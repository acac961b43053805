<?php
/**
 * A video that is a file: the twin of FileVideo in src/features/product-gallery/strip-video.tsx.
 *
 * @var array{src: string, width: int, height: int, alt: string, video: array{src: string, repeats: bool}} $image
 */

defined( 'ABSPATH' ) || exit;

$has_poster = '' !== $image['src'];
?>
<video
	src="<?php echo esc_url( $image['video']['src'] ); ?>"
	aria-label="<?php echo esc_attr( $image['alt'] ); ?>"
	controls=""
	playsinline=""<?php echo $image['video']['repeats'] ? ' loop=""' : ''; ?>
	preload="<?php echo $has_poster ? 'none' : 'metadata'; ?>"<?php if ( $has_poster ) : ?>
	poster="<?php echo esc_url( $image['src'] ); ?>"
	width="<?php echo esc_attr( (string) $image['width'] ); ?>"
	height="<?php echo esc_attr( (string) $image['height'] ); ?>"<?php endif; ?>>
<a href="<?php echo esc_url( $image['video']['src'] ); ?>"><?php echo esc_html( $image['alt'] ); ?></a>
</video>

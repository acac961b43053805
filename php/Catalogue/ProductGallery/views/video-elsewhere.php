<?php
/**
 * A video of another site, of which nothing is loaded before it plays: the twin of OtherSitesVideo in src/features/product-gallery/strip-video.tsx.
 *
 * @var array{alt: string, video: array{from: string, page: string}} $image
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-product-gallery__play" action="<?php echo esc_url( $image['video']['page'] ); ?>">
<button type="submit" aria-label="<?php echo esc_attr( $image['alt'] ); ?>"></button>
<p>
<?php
/* translators: %s: name of a site, such as YouTube. */
echo esc_html( sprintf( __( 'Playing loads the video from %s, which will know about your visit.', 'marketday' ), $image['video']['from'] ) );
?>
</p>
</form>

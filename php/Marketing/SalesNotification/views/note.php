<?php
/**
 * A note: what was bought, and when.
 *
 * @var Marketday\Engine\Contract\Product $product
 * @var string                  $town '' for none.
 * @var int                     $at   Unix time.
 * @var string                  $ago  Such as '5 minutes'.
 */

use Marketday\Engine\Contract\ImageTag;

defined( 'ABSPATH' ) || exit;

$picture = $product->image();
/* translators: %s: a town. */
$words = '' === $town ? __( 'Someone bought', 'marketday' ) : sprintf( __( 'Someone in %s bought', 'marketday' ), $town );
?>
<?php
if ( null !== $picture ) {
	printf( '<span class="marketday-sales-note__picture">%s</span>', ImageTag::html( $picture, [ 'sizes' => '64px', 'alt' => '', 'loading' => 'lazy' ] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
}
?>
<p class="marketday-sales-note__text"><?php echo esc_html( $words ); ?> <a href="<?php echo esc_url( $product->url ); ?>"><?php
	echo esc_html( $product->name );
?></a> <time datetime="<?php echo esc_attr( gmdate( DATE_ATOM, $at ) ); ?>"><?php
	/* translators: %s: a time such as '5 minutes'. */ echo esc_html( sprintf( __( '%s ago', 'marketday' ), $ago ) );
?></time></p>

<?php
/**
 * The reviews of a product, and the form to write one.
 *
 * @var Marketday\Product\Details $details
 */

use Marketday\Kernel\Slot;
use Marketday\Kernel\Stars;

defined( 'ABSPATH' ) || exit;
?>
<div id="reviews">
<?php if ( [] === $details->reviews ) : ?>
<p><?php esc_html_e( 'There are no reviews yet.', 'marketday' ); ?></p>
<?php else : ?>
<ol class="marketday-product__reviews">
	<?php foreach ( $details->reviews as $review ) : ?>
<li id="comment-<?php echo esc_attr( (string) $review->id ); ?>">
<p class="marketday-product__reviewer">
		<?php if ( $review->rating > 0 ) : ?>
			<?php echo Stars::html( (float) $review->rating ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?>
		<?php endif; ?>
<strong><?php echo esc_html( $review->author ); ?></strong> <time datetime="<?php echo esc_attr( $review->isoDate ); ?>"><?php echo esc_html( $review->date ); ?></time></p>
		<?php echo wp_kses_post( $review->html ); ?>
</li>
	<?php endforeach; ?>
</ol>
<?php endif; ?>
<?php Slot::AfterReviews->print( $details->product ); ?>
</div>

<?php
/**
 * Description, additional information and reviews, each to open and close.
 *
 * @var Marketday\Product\Details $details
 * @var string                    $heading h2 below the product's h1, else h3.
 */

use Marketday\Kernel\Stars;

defined( 'ABSPATH' ) || exit;

$product = $details->product;
$titles  = [
	'description'            => __( 'Description', 'marketday' ),
	'additional_information' => __( 'Additional information', 'marketday' ),
	/* translators: %s: number of reviews. */
	'reviews'                => sprintf( __( 'Reviews (%s)', 'marketday' ), number_format_i18n( $product->rating->count ) ),
];
?>
<div class="marketday-product__details">
<?php foreach ( $details->sections() as $section ) : ?>
<details id="tab-<?php echo esc_attr( $section ); ?>" class="marketday-product__section" name="marketday-details-<?php echo esc_attr( (string) $product->id ); ?>"<?php echo $details->openSection() === $section ? ' open' : ''; ?>>
<summary><?php printf( '<%1$s class="marketday-product__heading">%2$s</%1$s>', esc_attr( $heading ), esc_html( $titles[ $section ] ) ); ?></summary>
<div class="marketday-product__text">
	<?php if ( 'description' === $section ) : ?>
		<?php echo wp_kses_post( $product->description->html() ); ?>
	<?php elseif ( 'additional_information' === $section ) : ?>
<table class="marketday-product__facts"><tbody>
		<?php foreach ( $details->facts() as $key => $fact ) : ?>
<tr><th scope="row"><?php echo esc_html( $fact['label'] ); ?></th><td data-marketday-fact="<?php echo esc_attr( $key ); ?>"><?php echo esc_html( $fact['value'] ); ?></td></tr>
		<?php endforeach; ?>
</tbody></table>
	<?php else : ?>
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
		<?php
		/**
		 * After the list of reviews: the form to write one.
		 *
		 * @param Marketday\Store\Product $product
		 */
		do_action( 'marketday_after_reviews', $product );
		?>
</div>
	<?php endif; ?>
</div>
</details>
<?php endforeach; ?>
</div>

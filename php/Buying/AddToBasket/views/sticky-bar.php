<?php
/**
 * The bar that stays in sight while a product's page is read. A script shows it: without one the form is what there is.
 *
 * @var Marketday\Engine\Contract\Product $product
 * @var int                     $after   Pixels scrolled until it appears.
 */

use Marketday\Engine\Contract\ImageTag;
use Marketday\Engine\Contract\ProductType;

defined( 'ABSPATH' ) || exit;

$picture = $product->image();
$choose  = ProductType::Grouped === $product->type ? __( 'Choose products', 'marketday' ) : __( 'Choose options', 'marketday' );
?>
<?php /* translators: %s: product name. */ ?>
<section
	class="marketday-sticky-bar wopb-sticky-cart"
	hidden=""
	data-scroll="<?php echo esc_attr( (string) $after ); ?>"
	aria-label="<?php echo esc_attr( sprintf( __( 'Buy %s', 'marketday' ), $product->name ) ); ?>">
	<?php if ( null !== $picture ) : ?>
	<span class="marketday-sticky-bar__picture"><?php
		echo ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '48px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
	?></span>
	<?php endif; ?>
	<span class="marketday-sticky-bar__what">
		<span class="marketday-sticky-bar__name"><?php echo esc_html( $product->name ); ?></span>
		<span class="marketday-sticky-bar__price"><?php echo wp_kses_post( $product->price()->html ); ?></span>
	</span>
	<button
		type="button"
		class="marketday-sticky-bar__button marketday-button"
		data-choose="<?php echo esc_attr( $choose ); ?>"><?php
			echo esc_html( ProductType::Simple === $product->type ? __( 'Add to basket', 'marketday' ) : $choose );
		?></button>
</section>

<?php
/**
 * The place of a listing that a call fills: as high as one row of cards.
 *
 * @var Marketday\Catalogue\ProductGrid\GridSettings $settings
 */

defined( 'ABSPATH' ) || exit;

?>
<?php if ( '' !== $settings->title ) : ?>
	<?php printf(
		'<h%1$d class="marketday-product-grid__heading">%2$s</h%1$d>',
		(int) max( 2, $settings->look->card->headingLevel - 1 ),
		esc_html( $settings->title )
	); ?>
<?php endif; ?>
<div class="marketday-product-grid__list is-waiting" aria-hidden="true" style="<?php echo esc_attr( $settings->look->card->style() ); ?>">
<?php for ( $place = 0; $place < min( $settings->pages->perPage, $settings->look->card->columns->desktop ); $place++ ) : ?>
<div class="marketday-product-grid__card"><span class="marketday-product-grid__picture"></span></div>
<?php endfor; ?>
</div>

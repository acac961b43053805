<?php
/**
 * Content of a listing's element: heading, tabs, a place for tools, the products.
 *
 * @var Marketday\Catalogue\ProductGrid\GridSettings                  $settings
 * @var Marketday\Catalogue\ProductGrid\GridContents                  $listing
 * @var Closure( string ): string                          $nameOf
 * @var Closure( Marketday\Catalogue\ProductGrid\Tab ): string        $tabUrl
 * @var string                                              $body     HTML.
 */

use Marketday\Kernel\Slot;

defined( 'ABSPATH' ) || exit;

?>
<?php if ( '' !== $settings->title ) : ?>
	<?php printf(
		'<h%1$d class="marketday-product-grid__heading">%2$s</h%1$d>',
		(int) max( 2, $settings->look->card->headingLevel - 1 ),
		esc_html( $settings->title )
	); ?>
<?php endif; ?>
<?php
Slot::ListingToolbar->print( $settings->queryId, $settings->blockId );
?>
<?php if ( [] !== $listing->tabs ) : ?>
<nav
	class="marketday-product-grid__tabs wopb-filter-wrap"
	data-taxtype="<?php echo esc_attr( $settings->tabs->taxonomy ); ?>"
	aria-label="<?php echo esc_attr( $nameOf( __( 'Product groups', 'marketday' ) ) ); ?>"><ul role="list">
	<?php foreach ( $listing->tabs as $tab ) : ?>
<li class="filter-item"><a
	rel="nofollow"
	data-taxonomy="<?php echo esc_attr( $tab->wire ); ?>"
	href="<?php echo esc_url( $tabUrl( $tab ) ); ?>"<?php
		echo $tab->key === $listing->tab?->key ? ' class="filter-active" aria-current="true"' : '';
	?>><?php echo esc_html( $tab->label ); ?></a></li>
	<?php endforeach; ?>
</ul></nav>
<?php endif; ?>
<?php if ( '' !== $listing->note ) : ?>
<p class="marketday-product-grid__corrected"><?php echo esc_html( $listing->note ); ?></p>
<?php endif; ?>
<?php echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes. ?>

<?php
/**
 * Description, additional information, reviews and what other plugins add: links to panels that can all be read; scripts make them tabs.
 *
 * @var list<Marketday\Catalogue\Product\ProductTab> $tabs
 * @var string                             $open    The key of the tab that is open at first.
 * @var string                             $prefix  Of the panels' ids: `tab-` on the product's own page.
 * @var string                             $heading h2 below the product's h1, else h3.
 */

defined( 'ABSPATH' ) || exit;

if ( [] === $tabs ) {
	return;
}
?>
<div class="marketday-product-tabs" data-marketday-island="product-tabs"><?php
if ( count( $tabs ) > 1 ) :
	?><ul class="marketday-product-tabs__list"><?php
foreach ( $tabs as $tab ) :
	?><li><a
	class="marketday-product-tabs__tab"
	id="<?php echo esc_attr( "{$prefix}title-{$tab->key}" ); ?>"
	href="#<?php echo esc_attr( $prefix . $tab->key ); ?>"<?php
		echo $tab->key === $open ? ' aria-current="true"' : '';
	?>><?php echo esc_html( $tab->title ); ?></a></li><?php
endforeach;
?></ul><?php
endif;
foreach ( $tabs as $tab ) :
	?><section
	id="<?php echo esc_attr( $prefix . $tab->key ); ?>"
	class="marketday-product-tabs__panel<?php echo $tab->key === $open ? ' is-open' : ''; ?>"
	data-tab="<?php echo esc_attr( $tab->key ); ?>"><?php
printf( '<%1$s class="marketday-product-tabs__heading">%2$s</%1$s>', esc_attr( $heading ), esc_html( $tab->title ) );
?><div class="marketday-product__text">
<?php echo $tab->html; // phpcs:ignore WordPress.Security.EscapeOutput -- safe HTML, as ProductTab says. ?>
</div></section><?php
endforeach;
?></div>

<?php
/**
 * The products a size chart is for, on its editing screen.
 *
 * @var string                                                              $name
 * @var bool                                                                $isForAll
 * @var list<array{id: int, name: string, depth: int, isChosen: bool}>      $categories
 * @var array<string, array{label: string, products: array<int, string>}>   $lists
 * @var string                                                              $search Address that finds products.
 */

defined( 'ABSPATH' ) || exit;
?>
<p><label><input
	type="checkbox"
	name="<?php echo esc_attr( $name ); ?>[all]"
	value="1"
	<?php checked( $isForAll ); ?>> <strong><?php esc_html_e( 'All products', 'marketday' ); ?></strong></label></p>
<?php if ( [] !== $categories ) : ?>
<fieldset class="marketday-chart-editor__fieldset">
<legend><?php esc_html_e( 'Products in these categories and their subcategories', 'marketday' ); ?></legend>
<div class="marketday-chart-editor__categories">
	<?php foreach ( $categories as $category ) : ?>
<label style="--depth:<?php echo esc_attr( (string) $category['depth'] ); ?>"><input
	type="checkbox"
	name="<?php echo esc_attr( $name ); ?>[categories][]"
	value="<?php echo esc_attr( (string) $category['id'] ); ?>"
	<?php checked( $category['isChosen'] ); ?>> <?php echo esc_html( $category['name'] ); ?></label>
	<?php endforeach; ?>
</div>
</fieldset>
<?php endif; ?>
<?php foreach ( $lists as $key => $list ) : ?>
<fieldset
	class="marketday-chart-editor__fieldset"
	data-marketday-products="<?php echo esc_attr( "{$name}[{$key}][]" ); ?>"
	data-search="<?php echo esc_url( $search ); ?>">
<legend><?php echo esc_html( $list['label'] ); ?></legend>
<div data-chosen="">
	<?php foreach ( $list['products'] as $id => $title ) : ?>
<label><input
	type="checkbox"
	name="<?php echo esc_attr( "{$name}[{$key}][]" ); ?>"
	value="<?php echo esc_attr( (string) $id ); ?>" checked> <?php echo esc_html( $title ); ?></label>
	<?php endforeach; ?>
</div>
<label><?php esc_html_e( 'Find a product by name', 'marketday' ); ?>
<input type="search" class="widefat" list="<?php echo esc_attr( "{$name}-{$key}" ); ?>" autocomplete="off" disabled></label>
<datalist id="<?php echo esc_attr( "{$name}-{$key}" ); ?>"></datalist>
</fieldset>
<?php endforeach; ?>
<p class="description"><?php
	esc_html_e( 'A chart chosen for one product always wins. Otherwise a product shows its newest matching chart.', 'marketday' );
?></p>

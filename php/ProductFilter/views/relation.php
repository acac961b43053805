<?php
/**
 * Whether a product must match every kind of choice or any of them (`tax_relation`).
 *
 * @var Marketday\ProductFilter\FilterView $view
 */

defined( 'ABSPATH' ) || exit;
$relations = [
	''   => __( 'Everything chosen', 'marketday' ),
	'or' => __( 'Anything chosen', 'marketday' ),
];
?>
<ul role="list" class="marketday-product-filter__list">
<?php foreach ( $relations as $value => $label ) : ?>
<li><label><input
	type="radio"
	name="<?php echo esc_attr( $view->address->parameter( 'filter_relation' ) ); ?>"
	value="<?php echo esc_attr( $value ); ?>"<?php checked( $view->state->anyTaxonomy, 'or' === $value ); ?>><?php echo esc_html( $label ); ?></label></li>
<?php endforeach; ?>
</ul>

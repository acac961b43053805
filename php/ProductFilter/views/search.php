<?php
/**
 * Words to find within the listing.
 *
 * @var string                             $id
 * @var string                             $heading
 * @var Marketday\ProductFilter\FilterView $view
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-product-filter__search"><input
	type="search"
	class="marketday-field__control"
	id="<?php echo esc_attr( $id ); ?>"
	name="<?php echo esc_attr( $view->address->parameter( 'filter_search' ) ); ?>"
	value="<?php echo esc_attr( $view->state->search ); ?>"
	maxlength="200"
	placeholder="<?php esc_attr_e( 'Search these products', 'marketday' ); ?>"
	aria-label="<?php echo esc_attr( $heading ); ?>"></div>

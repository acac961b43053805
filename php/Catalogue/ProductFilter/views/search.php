<?php
/**
 * Words to find within the listing.
 *
 * @var array<string, mixed> $section Of FilterBlock.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-product-filter__search"><input
	type="search"
	class="marketday-field__control"
	id="<?php echo esc_attr( $section['id'] ); ?>"
	name="<?php echo esc_attr( $section['field'] ); ?>"
	value="<?php echo esc_attr( $section['value'] ); ?>"
	maxlength="200"
	placeholder="<?php esc_attr_e( 'Search these products', 'marketday' ); ?>"
	aria-label="<?php echo esc_attr( $section['heading'] ); ?>"></div>

<?php
/**
 * The order of the listing, as a section of its filter.
 *
 * @var string                             $id
 * @var string                             $heading
 * @var array<string, string>              $orders Labels by value.
 * @var Marketday\ProductFilter\FilterView $view
 */

defined( 'ABSPATH' ) || exit;
?>
<select
	class="marketday-field__control"
	id="<?php echo esc_attr( $id ); ?>"
	name="<?php echo esc_attr( $view->address->parameter( 'orderby' ) ); ?>"
	aria-label="<?php echo esc_attr( $heading ); ?>">
<?php foreach ( $orders as $value => $label ) : ?>
<option value="<?php echo esc_attr( $value ); ?>"<?php selected( $view->state->sort->value ?? '', $value ); ?>><?php echo esc_html( $label ); ?></option>
<?php endforeach; ?>
</select>

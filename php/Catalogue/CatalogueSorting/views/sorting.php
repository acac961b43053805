<?php
/**
 * The order of a listing, as a plain form.
 *
 * @var string                      $wrapper Attributes of the block's element, escaped.
 * @var string                      $id      Of the select.
 * @var string                      $name    Of the address's parameter.
 * @var array<string, string>       $orders  Labels by value.
 * @var string                      $chosen
 * @var string                      $action  The form's address.
 * @var list<array{string, string}> $hidden  Names and values the form must not lose.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<form method="get" action="<?php echo esc_url( $action ); ?>" autocomplete="off">
<?php foreach ( $hidden as [ $field, $value ] ) : ?>
<input type="hidden" name="<?php echo esc_attr( $field ); ?>" value="<?php echo esc_attr( $value ); ?>">
<?php endforeach; ?>
<select
	class="orderby marketday-field__control"
	id="<?php echo esc_attr( $id ); ?>"
	name="<?php echo esc_attr( $name ); ?>"
	aria-label="<?php esc_attr_e( 'Sort products', 'marketday' ); ?>">
<?php foreach ( $orders as $value => $label ) : ?>
<option value="<?php echo esc_attr( $value ); ?>"<?php selected( $chosen, $value ); ?>><?php echo esc_html( $label ); ?></option>
<?php endforeach; ?>
</select>
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Sort', 'marketday' ); ?></button>
</form>
</div>

<?php
/**
 * The box of agreement: never ticked beforehand.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var string                              $id
 * @var Marketday\Marketing\Newsletter\Form\FormField $field
 * @var string                              $error
 * @var array<string, string>               $rules   Attributes by name.
 */

defined( 'ABSPATH' ) || exit;

$marketday_html = '' === $error ? '' : ' aria-invalid="true" aria-describedby="' . esc_attr( "{$id}-error" ) . '"';
foreach ( $rules as $marketday_name => $marketday_value ) {
	$marketday_html .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
}
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<div class="marketday-choice">
<input
	type="checkbox"
	id="<?php echo esc_attr( $id ); ?>"
	name="<?php echo esc_attr( $field->inputName() ); ?>"
	value="1"
	data-parsley-errors-container="#<?php echo esc_attr( "{$id}-errors" ); ?>"<?php
		echo $marketday_html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	?>>
<label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $field->label ); ?></label>
</div>
<div class="marketday-newsletter__faults" id="<?php echo esc_attr( "{$id}-errors" ); ?>"><?php
if ( '' !== $error ) :
	?><p class="marketday-field__error" id="<?php echo esc_attr( "{$id}-error" ); ?>"><?php
	echo esc_html( $error );
?></p><?php endif; ?></div>
</div>

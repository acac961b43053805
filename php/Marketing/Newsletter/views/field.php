<?php
/**
 * A field to type or choose in.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var string                              $id
 * @var Marketday\Marketing\Newsletter\Form\FormField $field
 * @var string                              $placeholder
 * @var array<string, string>               $options
 * @var string|list<string>                 $value
 * @var string                              $error
 * @var array<string, string>               $rules   Attributes by name.
 */

defined( 'ABSPATH' ) || exit;

$marketday_complete   = [
	'email'      => 'email',
	'first_name' => 'given-name',
	'last_name'  => 'family-name',
][ $field->kind ] ?? '';
$marketday_attributes = array_filter( [
	'class'            => 'marketday-field__control',
	'id'               => $id,
	'name'             => $field->inputName(),
	'autocomplete'     => $marketday_complete,
	'placeholder'      => $placeholder,
	'aria-invalid'     => '' === $error ? '' : 'true',
	'aria-describedby' => '' === $error ? '' : "{$id}-error",
], static fn ( string $attribute ): bool => '' !== $attribute ) + $rules + [ 'data-parsley-errors-container' => "#{$id}-errors" ];
$marketday_html       = '';
foreach ( $marketday_attributes as $marketday_name => $marketday_value ) {
	$marketday_html .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
}
$marketday_text = is_string( $value ) ? $value : '';
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<div class="marketday-field">
<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>"><?php
	echo esc_html( $field->label );
?><?php if ( ! $field->isRequired ) : ?> <span class="marketday-field__optional"><?php
	esc_html_e( '(optional)', 'marketday' );
?></span><?php endif; ?></label>
<?php if ( 'select' === $field->kind ) : ?>
<select<?php echo $marketday_html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>>
<option value=""><?php esc_html_e( 'Choose one', 'marketday' ); ?></option>
	<?php foreach ( $options as $marketday_option => $marketday_label ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_option ); ?>"<?php
	echo $marketday_text === (string) $marketday_option ? ' selected' : '';
?>><?php echo esc_html( $marketday_label ); ?></option>
	<?php endforeach; ?>
</select>
<?php elseif ( 'textarea' === $field->kind ) : ?>
<textarea rows="3"<?php
	echo $marketday_html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
?>><?php echo esc_textarea( $marketday_text ); ?></textarea>
<?php else : ?>
<input
	type="<?php echo esc_attr( in_array( $field->kind, [ 'email', 'date' ], true ) ? $field->kind : 'text' ); ?>"<?php echo $marketday_html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
	value="<?php echo esc_attr( $marketday_text ); ?>">
<?php endif; ?>
<div class="marketday-newsletter__faults" id="<?php echo esc_attr( "{$id}-errors" ); ?>"><?php
if ( '' !== $error ) :
	?><p class="marketday-field__error" id="<?php echo esc_attr( "{$id}-error" ); ?>"><?php
	echo esc_html( $error );
?></p><?php endif; ?></div>
</div>
</div>

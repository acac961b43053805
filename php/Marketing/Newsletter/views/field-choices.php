<?php
/**
 * Things to choose from: one of them, or several.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var string                              $id
 * @var Marketday\Marketing\Newsletter\Form\FormField $field
 * @var array<string, string>               $options
 * @var string|list<string>                 $value
 * @var string                              $error
 * @var array<string, string>               $rules   Attributes by name.
 */

defined( 'ABSPATH' ) || exit;

$marketday_type   = 'radio' === $field->kind ? 'radio' : 'checkbox';
$marketday_chosen = (array) $value;
$marketday_offers = [] === $options ? [ '1' => $field->label ] : $options;
$marketday_first  = '';
// Of boxes the browser would want each: among several, the script asks for one.
foreach ( array_diff_key(
	$rules,
	'radio' === $marketday_type || 1 === count( $marketday_offers ) ? [] : [ 'required' => '' ]
) + ( isset( $rules['required'] ) ? [ 'data-parsley-required' => 'true' ] : [] ) as $marketday_name => $marketday_value ) {
	$marketday_first .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
}
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<fieldset class="marketday-choices"<?php echo '' === $error ? '' : ' aria-describedby="' . esc_attr( "{$id}-error" ) . '"'; ?>>
<legend class="<?php echo [] === $options ? 'marketday-hidden' : 'marketday-choices__legend marketday-field__label'; ?>"><?php
	echo esc_html( $field->label );
?></legend>
<?php foreach ( $marketday_offers as $marketday_option => $marketday_label ) : ?>
<div class="marketday-choice">
<input
	type="<?php echo esc_attr( $marketday_type ); ?>"
	id="<?php echo esc_attr( "{$id}-{$marketday_option}" ); ?>"
	name="<?php echo esc_attr( $field->inputName() ); ?>"
	value="<?php echo esc_attr( (string) $marketday_option ); ?>"<?php echo in_array( (string) $marketday_option, $marketday_chosen, true ) ? ' checked' : ''; ?>
	data-parsley-errors-container="#<?php echo esc_attr( "{$id}-errors" ); ?>"<?php
		echo $marketday_first; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	?>>
<label for="<?php echo esc_attr( "{$id}-{$marketday_option}" ); ?>"><?php echo esc_html( $marketday_label ); ?></label>
</div>
	<?php $marketday_first = ''; ?>
<?php endforeach; ?>
</fieldset>
<div class="marketday-newsletter__faults" id="<?php echo esc_attr( "{$id}-errors" ); ?>"><?php
if ( '' !== $error ) :
	?><p class="marketday-field__error" id="<?php echo esc_attr( "{$id}-error" ); ?>"><?php
	echo esc_html( $error );
?></p><?php endif; ?></div>
</div>

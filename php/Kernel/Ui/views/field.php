<?php
/**
 * Twin of src/ui/field/field.tsx.
 *
 * @var string                $id           Also the name of the form field.
 * @var string                $label
 * @var string                $value
 * @var string                $type         text, email, tel, password, select or textarea.
 * @var bool                  $isRequired
 * @var bool                  $isEnforced   The browser refuses to send the form while it is empty.
 * @var string                $optionalText
 * @var string                $autoComplete '' leaves it out.
 * @var array<string, string> $options      Label by value, for a select.
 * @var string|null           $emptyOption
 * @var string                $error
 * @var string                $className
 * @var array<string, string> $rules        Further attributes of the control, by name: its rules.
 */

defined( 'ABSPATH' ) || exit;

$isRequired   ??= true;
$isEnforced   ??= true;
$optionalText ??= '';
$options      ??= [];
$emptyOption  ??= null;
$className    ??= '';
$rules        ??= [];

$marketday_attributes = sprintf(
	'class="marketday-field__control" id="%1$s" name="%1$s"%2$s%3$s%4$s',
	esc_attr( $id ),
	'' === $autoComplete ? '' : ' autocomplete="' . esc_attr( $autoComplete ) . '"',
	$isRequired ? ( $isEnforced ? ' required=""' : ' aria-required="true"' ) : '',
	'' === $error ? '' : ' aria-invalid="true" aria-describedby="' . esc_attr( "{$id}-error" ) . '"'
);
foreach ( array_diff_key( $rules, [ 'required' => '' ] ) as $marketday_name => $marketday_value ) {
	$marketday_attributes .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
}
?>
<div class="<?php echo esc_attr( trim( "marketday-field {$className}" ) ); ?>">
	<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?>
		<?php if ( ! $isRequired && '' !== $optionalText ) : ?>
			<span class="marketday-field__optional"><?php echo esc_html( " {$optionalText}" ); ?></span>
		<?php endif; ?>
	</label>
	<?php if ( 'select' === $type ) : ?>
		<select <?php echo $marketday_attributes; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>>
			<?php if ( null !== $emptyOption ) : ?>
				<option value=""<?php echo '' === $value ? ' selected=""' : ''; ?>><?php echo esc_html( $emptyOption ); ?></option>
			<?php endif; ?>
			<?php foreach ( $options as $marketday_code => $marketday_name ) : ?>
				<option value="<?php echo esc_attr( (string) $marketday_code ); ?>"<?php
					echo (string) $marketday_code === $value ? ' selected=""' : '';
				?>><?php echo esc_html( $marketday_name ); ?></option>
			<?php endforeach; ?>
		</select>
	<?php elseif ( 'textarea' === $type ) : ?>
		<textarea
			<?php echo $marketday_attributes; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
			rows="3"><?php echo esc_textarea( $value ); ?></textarea>
	<?php elseif ( 'password' === $type ) : ?>
		<span class="marketday-password"><input
			<?php echo $marketday_attributes; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
			type="password"
			value="<?php echo esc_attr( $value ); ?>"></span>
	<?php else : ?>
		<input
			<?php echo $marketday_attributes; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
			type="<?php echo esc_attr( $type ); ?>"
			value="<?php echo esc_attr( $value ); ?>">
	<?php endif; ?>
	<?php if ( '' !== $error ) : ?>
		<p class="marketday-field__error" id="<?php echo esc_attr( "{$id}-error" ); ?>"><?php echo esc_html( $error ); ?></p>
	<?php endif; ?>
</div>

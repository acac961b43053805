<?php
/**
 * The order of the listing, as a section of its filter.
 *
 * @var array<string, mixed> $section Of FilterBlock.
 */

defined( 'ABSPATH' ) || exit;
?>
<select
	class="marketday-field__control"
	id="<?php echo esc_attr( $section['id'] ); ?>"
	name="<?php echo esc_attr( $section['field'] ); ?>"
	aria-label="<?php echo esc_attr( $section['heading'] ); ?>">
<?php foreach ( $section['options'] as $option ) : ?>
<option value="<?php echo esc_attr( $option['value'] ); ?>"<?php selected( $section['value'], $option['value'] ); ?>><?php
	echo esc_html( $option['label'] );
?></option>
<?php endforeach; ?>
</select>

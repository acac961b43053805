<?php
/**
 * Tells whether a product must match every kind of choice or any of them (`tax_relation`).
 *
 * @var array<string, mixed> $section Of FilterBlock.
 */

defined( 'ABSPATH' ) || exit;
?>
<ul role="list" class="marketday-product-filter__list">
<?php foreach ( $section['options'] as $option ) : ?>
<li><label><input
	type="radio"
	name="<?php echo esc_attr( $section['field'] ); ?>"
	value="<?php echo esc_attr( $option['value'] ); ?>"<?php checked( $section['value'], $option['value'] ); ?>><?php
	echo esc_html( $option['label'] );
?></label></li>
<?php endforeach; ?>
</ul>

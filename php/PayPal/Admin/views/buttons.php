<?php
/**
 * Where buttons stand and how they look.
 *
 * @var Marketday\PayPal\PayPalSettings      $settings
 * @var array<string, array<string, string>> $choices
 * @var string                               $name
 */

defined( 'ABSPATH' ) || exit;

$marketday_places = [
	'product'   => __( 'Product', 'marketday' ),
	'mini-cart' => __( 'Mini basket', 'marketday' ),
	'cart'      => __( 'Basket', 'marketday' ),
	'express'   => __( 'Above the checkout’s form', 'marketday' ),
	'checkout'  => __( 'Above the button that orders', 'marketday' ),
];
$marketday_looks  = [
	'color'  => __( 'Colour', 'marketday' ),
	'shape'  => __( 'Shape', 'marketday' ),
	'label'  => __( 'Words', 'marketday' ),
	'layout' => __( 'Several buttons', 'marketday' ),
];
?>
<p>
	<?php foreach ( $marketday_places as $marketday_place => $marketday_label ) : ?>
		<label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[places][]" value="<?php echo esc_attr( $marketday_place ); ?>"<?php checked( in_array( $marketday_place, $settings->list( 'places' ), true ) ); ?>> <?php echo esc_html( $marketday_label ); ?></label><br>
	<?php endforeach; ?>
</p>
<?php foreach ( $marketday_looks as $marketday_field => $marketday_label ) : ?>
	<p><label><?php echo esc_html( $marketday_label ); ?><br>
		<select name="<?php echo esc_attr( "{$name}[{$marketday_field}]" ); ?>">
			<?php foreach ( $choices[ $marketday_field ] as $marketday_value => $marketday_words ) : ?>
				<option value="<?php echo esc_attr( $marketday_value ); ?>"<?php selected( $settings->text( $marketday_field ), $marketday_value ); ?>><?php echo esc_html( $marketday_words ); ?></option>
			<?php endforeach; ?>
		</select></label></p>
<?php endforeach; ?>

<?php
/**
 * How money is taken.
 *
 * @var Marketday\PayPal\PayPalSettings      $settings
 * @var array<string, array<string, string>> $choices
 * @var string                               $name
 */

defined( 'ABSPATH' ) || exit;

$marketday_switches = [
	'pay_later'    => __( 'Offer Pay Later', 'marketday' ),
	'wallet'       => __( 'Offer Venmo where PayPal has it', 'marketday' ),
	'cards'        => __( 'Offer cards in PayPal’s window', 'marketday' ),
	'final_review' => __( 'Show the checkout once more after express payments', 'marketday' ),
	'early_check'  => __( 'Check the checkout’s form before PayPal opens', 'marketday' ),
	'vaulting'     => __( 'Let customers keep PayPal for later payments', 'marketday' ),
];
foreach ( [ 'intent' => __( 'When the money is taken', 'marketday' ), 'contingency' => __( '3-D Secure of cards', 'marketday' ) ] as $marketday_field => $marketday_label ) :
	?>
	<p><label><?php echo esc_html( $marketday_label ); ?><br>
		<select name="<?php echo esc_attr( "{$name}[{$marketday_field}]" ); ?>">
			<?php foreach ( $choices[ $marketday_field ] as $marketday_value => $marketday_words ) : ?>
				<option value="<?php echo esc_attr( $marketday_value ); ?>"<?php selected( $settings->text( $marketday_field ), $marketday_value ); ?>><?php echo esc_html( $marketday_words ); ?></option>
			<?php endforeach; ?>
		</select></label></p>
<?php endforeach; ?>
<p>
	<?php foreach ( $marketday_switches as $marketday_field => $marketday_label ) : ?>
		<label><input type="checkbox" name="<?php echo esc_attr( "{$name}[{$marketday_field}]" ); ?>" value="1"<?php checked( $settings->is( $marketday_field ) ); ?>> <?php echo esc_html( $marketday_label ); ?></label><br>
	<?php endforeach; ?>
</p>
<p><label><?php esc_html_e( 'Text on the shopper’s statement, at most 22 letters', 'marketday' ); ?><br>
	<input type="text" maxlength="22" name="<?php echo esc_attr( $name ); ?>[statement]" value="<?php echo esc_attr( $settings->text( 'statement' ) ); ?>"></label></p>
<p><label><?php esc_html_e( 'Before each invoice number; another one in each shop of the same PayPal account', 'marketday' ); ?><br>
	<input type="text" maxlength="20" name="<?php echo esc_attr( $name ); ?>[prefix]" placeholder="<?php echo esc_attr( $settings->prefix() ); ?>" value="<?php echo esc_attr( $settings->text( 'prefix' ) ); ?>"></label></p>

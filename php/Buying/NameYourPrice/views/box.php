<?php
/**
 * The limits within which shoppers name a price, on the product's editing screen.
 *
 * @var string                $nonce
 * @var string                $symbol
 * @var array<string, string> $stored
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $nonce, "{$nonce}_nonce" );
$fields = [
	/* translators: %s: currency symbol. */
	'min'       => sprintf( __( 'Lowest price (%s)', 'marketday' ), $symbol ),
	/* translators: %s: currency symbol. */
	'max'       => sprintf( __( 'Highest price (%s)', 'marketday' ), $symbol ),
	/* translators: %s: currency symbol. */
	'suggested' => sprintf( __( 'Suggested price (%s)', 'marketday' ), $symbol ),
	/* translators: %s: currency symbol. */
	'chunk'     => sprintf( __( 'Suggested prices (%s), separated by commas', 'marketday' ), $symbol ),
];
?>
<p>
	<label>
		<input type="checkbox" name="<?php echo esc_attr( $nonce ); ?>[enable]" value="yes" <?php checked( $stored['enable'], 'yes' ); ?>>
		<?php esc_html_e( 'Shoppers name their own price', 'marketday' ); ?>
	</label>
</p>
<?php foreach ( $fields as $name => $label ) : ?>
<p>
	<label for="<?php echo esc_attr( "{$nonce}-{$name}" ); ?>"><?php echo esc_html( $label ); ?></label><br>
	<input
		class="regular-text"
		id="<?php echo esc_attr( "{$nonce}-{$name}" ); ?>"
		name="<?php echo esc_attr( "{$nonce}[{$name}]" ); ?>"
		value="<?php echo esc_attr( $stored[ $name ] ); ?>"
		autocomplete="off">
</p>
<?php endforeach; ?>
<p class="description"><?php
	esc_html_e( 'If blank, the lowest price is 1 and there’s no highest. Shoppers can’t go beyond these limits.', 'marketday' );
?></p>

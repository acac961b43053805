<?php
/**
 * A product's prices in further currencies, on its editing screen.
 *
 * @var string                                               $nonce
 * @var array<string, array{regular: string, sale: string}> $rows  By code.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $nonce, "{$nonce}_nonce" );
?>
<p class="description"><?php esc_html_e( 'Leave blank to follow the rate.', 'marketday' ); ?></p>
<table>
<?php foreach ( $rows as $code => $prices ) : ?>
	<tr>
		<th scope="row" style="text-align:start"><?php echo esc_html( $code ); ?></th>
		<td><label><?php esc_html_e( 'Price', 'marketday' ); ?> <input
			type="text"
			inputmode="decimal"
			size="9"
			name="<?php echo esc_attr( "{$nonce}[{$code}][regular]" ); ?>"
			value="<?php echo esc_attr( $prices['regular'] ); ?>"></label></td>
		<td><label><?php esc_html_e( 'Sale price', 'marketday' ); ?> <input
			type="text"
			inputmode="decimal"
			size="9"
			name="<?php echo esc_attr( "{$nonce}[{$code}][sale]" ); ?>"
			value="<?php echo esc_attr( $prices['sale'] ); ?>"></label></td>
	</tr>
<?php endforeach ?>
</table>

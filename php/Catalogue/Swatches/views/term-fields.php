<?php
/**
 * Look of a value of an attribute. WordPress's screen of all terms wants paragraphs, that of one term wants rows.
 *
 * @var bool                                  $isRow
 * @var string                                $nonce
 * @var list<array{string, string, string}>  $colours Field, label and value.
 * @var string                                $name
 * @var int                                   $image   An attachment, 0 for none.
 */

defined( 'ABSPATH' ) || exit;

$marketday_open  = static fn ( string $field, string $label ): string => $isRow
	? sprintf( '<tr class="form-field"><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $field ), esc_html( $label ) )
	: sprintf( '<div class="form-field"><label for="%s">%s</label>', esc_attr( $field ), esc_html( $label ) );
$marketday_close = $isRow ? '</td></tr>' : '</div>';
// phpcs:disable WordPress.Security.EscapeOutput -- open and close have escaped.
foreach ( $colours as [ $marketday_field, $marketday_label, $marketday_value ] ) :
	echo $marketday_open( $marketday_field, $marketday_label );
	?>
<input
	class="marketday-term-colour"
	type="text"
	id="<?php echo esc_attr( $marketday_field ); ?>"
	name="<?php echo esc_attr( $marketday_field ); ?>"
	value="<?php echo esc_attr( $marketday_value ); ?>"
	maxlength="7"
	pattern="#[0-9a-fA-F]{6}"
	placeholder="#2b3a57">
	<?php
	echo $marketday_close;
endforeach;
echo $marketday_open( $name, __( 'Swatch image', 'marketday' ) );
?>
<input
	type="hidden"
	id="<?php echo esc_attr( $name ); ?>"
	name="<?php echo esc_attr( $name ); ?>"
	value="<?php echo esc_attr( 0 === $image ? '' : (string) $image ); ?>">
<span class="marketday-term-image"><?php echo 0 === $image ? '' : wp_get_attachment_image( $image, [ 60, 60 ] ); ?></span>
<button type="button" class="button marketday-term-choose"><?php esc_html_e( 'Choose an image', 'marketday' ); ?></button>
<button
	type="button"
	class="button marketday-term-remove"<?php echo 0 === $image ? ' style="display:none"' : ''; ?>><?php esc_html_e( 'Remove image', 'marketday' ); ?></button>
<p class="description"><?php esc_html_e( 'Shoppers see the image, or else the colours, or else the name.', 'marketday' ); ?></p>
<?php
echo $marketday_close;
// phpcs:enable
wp_nonce_field( $nonce, "{$nonce}_nonce", false );

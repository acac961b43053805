<?php
/**
 * Attributes of a product, as a table.
 *
 * @var Marketday\Catalogue\Product\Details $details
 */

defined( 'ABSPATH' ) || exit;
?>
<table class="marketday-product__facts"><tbody>
<?php foreach ( $details->facts() as $key => $fact ) : ?>
<tr><th scope="row"><?php
	echo esc_html( $fact['label'] );
?></th><td data-marketday-fact="<?php echo esc_attr( $key ); ?>"><?php echo esc_html( $fact['value'] ); ?></td></tr>
<?php endforeach; ?>
</tbody></table>

<?php
/**
 * Options on a product's card, as React draws them too (`CardOptions` of src/features/add-to-basket).
 *
 * @var int                                                                                                                                              $productId
 * @var string                                                                                                                                           $name
 * @var string                                                                                                                                           $url
 * @var array{name: string, label: string, options: list<array{value: string, label: string, swatch?: array{colours: list<string>, image: string}}>} $attribute
 * @var string                                                                                                                                           $chosen
 * @var int                                                                                                                                              $shown
 */

use Marketday\Buying\AddToBasket\SwatchRadio;

defined( 'ABSPATH' ) || exit;

$swatch = new SwatchRadio();
$query  = [];
// With plain permalinks the address itself has fields, which a form that is sent would lose.
wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
$more   = count( $attribute['options'] ) - $shown;
/* translators: 1: option, such as 'Colour', 2: product name. */
$label = sprintf( __( '%1$s of %2$s', 'marketday' ), $attribute['label'], $name );
?>
<form class="marketday-card-options" action="<?php echo esc_url( $url ); ?>" method="get" data-product_id="<?php echo esc_attr( (string) $productId ); ?>">
<?php foreach ( array_filter( $query, 'is_string' ) as $field => $value ) : ?>
<input type="hidden" name="<?php echo esc_attr( (string) $field ); ?>" value="<?php echo esc_attr( $value ); ?>">
<?php endforeach; ?>
<div class="marketday-card-options__first">
<div class="marketday-swatches" role="radiogroup" aria-label="<?php echo esc_attr( $label ); ?>">
<?php
foreach ( array_slice( $attribute['options'], 0, $shown ) as $option ) {
	$swatch->print( $attribute['name'], $option, $option['value'] === $chosen );
}
?>
</div>
<?php if ( $more > 0 ) : ?>
	<?php /* translators: 1: number of values, 2: option, such as 'Colour', 3: product name. */ ?>
<a
	class="marketday-card-options__more"
	href="<?php echo esc_url( $url ); ?>"
	aria-label="<?php echo esc_attr( sprintf( __( '%1$d more of %2$s: %3$s', 'marketday' ), $more, $attribute['label'], $name ) ); ?>">+<?php
		echo esc_html( (string) $more );
	?></a>
<?php endif; ?>
</div>
<div class="marketday-card-options__over">
<p class="marketday-card-options__news" role="status"></p>
</div>
</form>

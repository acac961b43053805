<?php
/**
 * The price: two inputs, and with scripts a slider with two handles.
 *
 * @var string                             $id
 * @var Marketday\ProductFilter\FilterView $view
 * @var Marketday\ProductFilter\PriceRange $range
 */

defined( 'ABSPATH' ) || exit;
$bounds = $range->hasSlider() ? sprintf( ' min="%d" max="%d"', $range->lowest(), $range->highest() ) : ' min="0"';
$inputs = [
	'min' => [ __( 'Lowest price', 'marketday' ), 'min_price', $range->typedMinimum(), $range->lowest(), $range->from() ],
	'max' => [ __( 'Highest price', 'marketday' ), 'max_price', $range->typedMaximum(), $range->highest(), $range->to() ],
];
?>
<div
	class="marketday-product-filter__price" data-price
	data-lowest="<?php echo esc_attr( (string) $range->lowest() ); ?>"
	data-highest="<?php echo esc_attr( (string) $range->highest() ); ?>">
<?php if ( $range->hasSlider() ) : ?>
<div
	class="marketday-product-filter__slider"
	style="--from:<?php echo esc_attr( (string) $range->from() ); ?>;--to:<?php echo esc_attr( (string) $range->to() ); ?>;--lowest:<?php echo esc_attr( (string) $range->lowest() ); ?>;--highest:<?php echo esc_attr( (string) $range->highest() ); ?>">
	<?php foreach ( $inputs as $end => [ $label, , , , $value ] ) : ?>
<input
	type="range"
	id="<?php echo esc_attr( "{$id}-{$end}-handle" ); ?>"
	data-handle="<?php echo esc_attr( $end ); ?>"<?php echo $bounds; // phpcs:ignore WordPress.Security.EscapeOutput -- numbers. ?>
	step="1"
	value="<?php echo esc_attr( (string) $value ); ?>"
	aria-label="<?php echo esc_attr( $label ); ?>"
	aria-valuetext="<?php echo esc_attr( $range->format( $value ) ); ?>">
	<?php endforeach; ?>
</div>
<?php endif; ?>
<div class="marketday-product-filter__prices">
<?php foreach ( $inputs as $end => [ $label, $name, $typed, $bound ] ) : ?>
<label class="marketday-product-filter__amount"><span class="marketday-hidden"><?php echo esc_html( $label ); ?></span><span aria-hidden="true"><?php
	echo esc_html( $range->currency->symbol );
?></span><input
	type="number"
	id="<?php echo esc_attr( "{$id}-{$end}" ); ?>"
	inputmode="decimal"
	min="0"
	step="any"
	name="<?php echo esc_attr( $view->address->parameter( $name ) ); ?>"
	value="<?php echo esc_attr( $typed ); ?>"
	data-end="<?php echo esc_attr( $end ); ?>"<?php echo $range->hasSlider() ? ' placeholder="' . esc_attr( (string) $bound ) . '"' : ''; ?>></label>
	<?php if ( 'min' === $end ) : ?>
<span aria-hidden="true">–</span>
	<?php endif; ?>
<?php endforeach; ?>
</div>
</div>

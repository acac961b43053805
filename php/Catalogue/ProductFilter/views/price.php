<?php
/**
 * The price: two inputs, and with scripts a slider with two handles.
 *
 * @var array<string, mixed> $section Of FilterBlock.
 * @var Closure(int): string $amount
 */

defined( 'ABSPATH' ) || exit;
$bounds = $section['hasSlider'] ? sprintf( ' min="%d" max="%d"', $section['lowest'], $section['highest'] ) : ' min="0"';
$inputs = [
	'min' => [ __( 'Lowest price', 'marketday' ), $section['minField'], $section['min'], $section['lowest'], $section['from'] ],
	'max' => [ __( 'Highest price', 'marketday' ), $section['maxField'], $section['max'], $section['highest'], $section['to'] ],
];
?>
<div
	class="marketday-product-filter__price" data-price
	data-lowest="<?php echo esc_attr( (string) $section['lowest'] ); ?>"
	data-highest="<?php echo esc_attr( (string) $section['highest'] ); ?>">
<?php if ( $section['hasSlider'] ) : ?>
<div
	class="marketday-product-filter__slider"
	style="--from:<?php echo esc_attr( (string) $section['from'] ); ?>;--to:<?php echo esc_attr( (string) $section['to'] ); ?>;--lowest:<?php echo esc_attr( (string) $section['lowest'] ); ?>;--highest:<?php echo esc_attr( (string) $section['highest'] ); ?>">
	<?php foreach ( $inputs as $end => [ $label, , , , $value ] ) : ?>
<input
	type="range"
	id="<?php echo esc_attr( "{$section['id']}-{$end}-handle" ); ?>"
	data-handle="<?php echo esc_attr( $end ); ?>"<?php echo $bounds; // phpcs:ignore WordPress.Security.EscapeOutput -- numbers. ?>
	step="1"
	value="<?php echo esc_attr( (string) $value ); ?>"
	aria-label="<?php echo esc_attr( $label ); ?>"
	aria-valuetext="<?php echo esc_attr( $amount( $value ) ); ?>">
	<?php endforeach; ?>
</div>
<?php endif; ?>
<div class="marketday-product-filter__prices">
<?php foreach ( $inputs as $end => [ $label, $name, $typed, $bound ] ) : ?>
<label class="marketday-product-filter__amount"><span class="marketday-hidden"><?php echo esc_html( $label ); ?></span><span aria-hidden="true"><?php
	echo esc_html( $section['symbol'] );
?></span><input
	type="number"
	id="<?php echo esc_attr( "{$section['id']}-{$end}" ); ?>"
	inputmode="decimal"
	min="0"
	step="any"
	name="<?php echo esc_attr( $name ); ?>"
	value="<?php echo esc_attr( $typed ); ?>"
	data-end="<?php echo esc_attr( $end ); ?>"<?php echo $section['hasSlider'] ? ' placeholder="' . esc_attr( (string) $bound ) . '"' : ''; ?>></label>
	<?php if ( 'min' === $end ) : ?>
<span aria-hidden="true">–</span>
	<?php endif; ?>
<?php endforeach; ?>
</div>
</div>

<?php
/**
 * Twin of src/ui/quantity-input/quantity-input.tsx.
 *
 * @var int      $quantity
 * @var int      $minimum
 * @var int|null $maximum
 * @var int      $step
 * @var string   $name
 * @var string   $label
 * @var string   $decreaseLabel
 * @var string   $increaseLabel
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-quantity">
	<button
		type="button"
		class="marketday-quantity__button"
		aria-label="<?php echo esc_attr( $decreaseLabel ); ?>"<?php echo $quantity < 2 ? ' disabled=""' : ''; ?>>−</button>
	<input
		class="marketday-quantity__input"
		type="number"
		inputmode="numeric"
		autocomplete="off"
		name="<?php echo esc_attr( $name ); ?>"
		min="<?php echo esc_attr( (string) $minimum ); ?>"<?php echo null === $maximum ? '' : ' max="' . esc_attr( (string) $maximum ) . '"'; ?>
		step="<?php echo esc_attr( (string) $step ); ?>"
		aria-label="<?php echo esc_attr( $label ); ?>"
		value="<?php echo esc_attr( (string) $quantity ); ?>">
	<button
		type="button"
		class="marketday-quantity__button"
		aria-label="<?php echo esc_attr( $increaseLabel ); ?>"<?php echo null !== $maximum && $quantity >= $maximum ? ' disabled=""' : ''; ?>>+</button>
</div>

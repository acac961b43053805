<?php
/**
 * The field in which a shopper names a price, in the product's form.
 *
 * @var int                                    $id
 * @var Marketday\Buying\NameYourPrice\NamedPrice     $price
 * @var string                                 $field
 * @var string                                 $choice
 */

defined( 'ABSPATH' ) || exit;

$input  = "marketday-name-price-{$id}";
$unit   = $price->minimum->currency->minorUnit;
$limits = null === $price->maximum
	/* translators: %s: an amount, such as '£1.00'. */
	? sprintf( __( '%s or more', 'marketday' ), $price->minimum->format() )
	/* translators: 1 and 2: amounts, such as '£1.00'. */
	: sprintf( __( 'From %1$s to %2$s', 'marketday' ), $price->minimum->format(), $price->maximum->format() );
?>
<fieldset
	class="marketday-name-price"
	data-below="<?php echo esc_attr( $price->belowMinimum() ); ?>"
	data-above="<?php echo esc_attr( $price->aboveMaximum() ); ?>">
	<legend class="marketday-name-price__legend"><?php esc_html_e( 'Name your price', 'marketday' ); ?></legend>
	<?php if ( [] !== $price->choices ) : ?>
	<div class="marketday-name-price__choices">
		<?php foreach ( $price->choices as $place => $amount ) : ?>
		<label class="marketday-name-price__choice">
			<input
				type="radio"
				name="<?php echo esc_attr( $choice ); ?>"
				value="<?php echo esc_attr( $amount->decimal() ); ?>"<?php echo $amount->minor === $price->suggested?->minor ? ' checked' : ''; ?>>
			<span><?php echo esc_html( $amount->format() ); ?></span>
		</label>
		<?php endforeach; ?>
	</div>
	<?php endif; ?>
	<label class="marketday-field__label" for="<?php echo esc_attr( $input ); ?>">
	<?php
	/* translators: %s: currency symbol. */
	echo esc_html( sprintf( __( 'Your price (%s)', 'marketday' ), $price->minimum->currency->symbol ) );
	?>
	</label>
	<input
		class="marketday-field__control marketday-name-price__input"
		id="<?php echo esc_attr( $input ); ?>"
		type="number"
		inputmode="decimal"
		autocomplete="off"
		name="<?php echo esc_attr( $field ); ?>"
		min="<?php echo esc_attr( $price->minimum->decimal() ); ?>"
		<?php echo null === $price->maximum ? '' : 'max="' . esc_attr( $price->maximum->decimal() ) . '"'; ?>
		step="<?php echo esc_attr( 0 === $unit ? '1' : '0.' . str_repeat( '0', $unit - 1 ) . '1' ); ?>"
		<?php echo [] === $price->choices ? 'required' : ''; ?>
		value="<?php echo esc_attr( $price->suggested?->decimal() ?? '' ); ?>"
		aria-describedby="<?php echo esc_attr( $input ); ?>-limits"
	>
	<p class="marketday-name-price__limits" id="<?php echo esc_attr( $input ); ?>-limits"><?php echo esc_html( $limits ); ?></p>
	<p class="marketday-name-price__warning" role="alert"></p>
</fieldset>

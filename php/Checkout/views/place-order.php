<?php
/**
 * The order once more, the terms, and the button: the twin of src/features/checkout/place-order.tsx.
 *
 * @var array<string, mixed>  $basket
 * @var array<string, string> $errors
 * @var string                $basketUrl
 * @var string                $termsUrl
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;
use Marketday\Store\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_error = $errors['terms'] ?? '';
?>
<div class="marketday-checkout__review">
	<div class="marketday-checkout__review-head">
		<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Your order', 'marketday' ); ?></h2>
		<a href="<?php echo esc_url( $basketUrl ); ?>"><?php esc_html_e( 'Edit basket', 'marketday' ); ?></a>
	</div>
	<ul class="marketday-checkout__lines">
		<?php foreach ( $basket['lines'] as $marketday_line ) : ?>
			<?php $marketday_choices = array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $marketday_line['choices'] ); ?>
			<li class="marketday-checkout__line">
				<span class="marketday-checkout__picture">
					<?php if ( null !== $marketday_line['picture'] ) : ?>
						<img src="<?php echo esc_url( $marketday_line['picture']['src'] ); ?>" alt="" width="56" height="56">
					<?php endif; ?>
				</span>
				<span>
					<span class="marketday-checkout__name"><?php echo esc_html( "{$marketday_line['name']} × {$marketday_line['quantity']}" ); ?></span>
					<?php if ( [] !== $marketday_choices ) : ?>
						<small class="marketday-checkout__choices"><?php echo esc_html( implode( ', ', $marketday_choices ) ); ?></small>
					<?php endif; ?>
				</span>
				<span class="marketday-checkout__amount"><?php echo esc_html( TotalRows::money( $basket['totals'], $marketday_line['total'] ) ); ?></span>
			</li>
		<?php endforeach; ?>
	</ul>
	<?php echo Ui::draw( 'amount-list', [ 'rows' => TotalRows::of( $basket ) ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
	<?php if ( '' !== $termsUrl ) : ?>
		<div class="marketday-checkout__terms">
			<input type="checkbox" class="marketday-checkout__checkbox" id="terms" name="terms"<?php echo '' === $marketday_error ? '' : ' aria-invalid="true" aria-describedby="terms-error"'; ?> value="1">
			<label class="marketday-checkout__checkbox-label" for="terms"><?php esc_html_e( 'I have read and accept the', 'marketday' ); ?> <a href="<?php echo esc_url( $termsUrl ); ?>" target="_blank" rel="noopener noreferrer"><?php esc_html_e( 'terms and conditions', 'marketday' ); ?></a></label>
			<?php if ( '' !== $marketday_error ) : ?>
				<p class="marketday-field__error" id="terms-error"><?php echo esc_html( $marketday_error ); ?></p>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<?php echo IslandSlots::place( $islandSlots ?? null, Slot::CheckoutBeforeSubmit ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills it has escaped. ?>
	<button type="submit" class="marketday-button marketday-button--wide marketday-checkout__place" aria-busy="false" aria-disabled="false"><?php esc_html_e( 'Place order', 'marketday' ); ?></button>
</div>

<?php
/**
 * The sum to pay, the terms, and the button: the twin of src/features/checkout/place-order.tsx.
 *
 * @var array<string, mixed>  $marketday_variables All of the props, by name.
 * @var array<string, mixed>  $basket
 * @var array<string, string> $errors
 * @var string                $termsUrl
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;
use Marketday\Engine\Contract\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_error = $errors['terms'] ?? '';
?>
<div class="marketday-checkout__finish">
	<p class="marketday-checkout__pay"><span><?php esc_html_e( 'Total', 'marketday' ); ?></span> <strong><?php
		echo esc_html( TotalRows::money( $basket['totals'], $basket['totals']['total'] ) );
	?></strong></p>
	<?php if ( '' !== $termsUrl ) : ?>
		<div class="marketday-checkout__terms">
			<input
				type="checkbox"
				class="marketday-checkout__checkbox"
				id="terms"
				name="terms"<?php echo '' === $marketday_error ? '' : ' aria-invalid="true" aria-describedby="terms-error"'; ?>
				value="1">
			<label class="marketday-checkout__checkbox-label" for="terms"><?php
				esc_html_e( 'I have read and accept the', 'marketday' );
			?> <a href="<?php echo esc_url( $termsUrl ); ?>" target="_blank" rel="noopener noreferrer"><?php
				esc_html_e( 'terms and conditions', 'marketday' );
			?></a></label>
			<?php if ( '' !== $marketday_error ) : ?>
				<span class="marketday-field__error" id="terms-error"><?php echo esc_html( $marketday_error ); ?></span>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<?php echo IslandSlots::place( $islandSlots ?? null, Slot::CheckoutBeforeSubmit ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills it has escaped. ?>
	<button
		type="submit"
		class="marketday-button marketday-button--wide marketday-checkout__place"
		aria-busy="false"
		aria-disabled="false"><?php esc_html_e( 'Place order', 'marketday' ); ?></button>
	<?php echo ( new View( __DIR__ ) )->render( 'assurance', $marketday_variables ); // phpcs:ignore WordPress.Security.EscapeOutput -- its template has escaped. ?>
</div>

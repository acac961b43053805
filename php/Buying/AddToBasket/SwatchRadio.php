<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

/** A value of an attribute as a radio button that looks like it, as `Swatches` of src/features/add-to-basket draws it too. */
final class SwatchRadio {
	/**
	 * @param string                                                                                      $name      Of the radio button.
	 * @param array{value: string, label: string, swatch?: array{colours: list<string>, image: string}} $option
	 * @param bool                                                                                        $chosen
	 * @param bool                                                                                        $made      False for what is never made.
	 * @param bool                                                                                        $soldOut
	 */
	public function print( string $name, array $option, bool $chosen, bool $made = true, bool $soldOut = false ): void {
		$look = SwatchLook::background( $option['swatch'] ?? [] );
		?>
<label class="marketday-swatch<?php echo '' === $look ? ' marketday-swatch--label' : ''; ?>">
<input
	class="marketday-swatch__input"
	type="radio"
	name="<?php echo esc_attr( $name ); ?>"
	value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo $made ? '' : ' disabled=""'; ?><?php echo $chosen ? ' checked=""' : ''; ?>>
		<?php if ( '' !== $look ) : ?>
<span class="marketday-swatch__look" style="background:<?php echo esc_attr( $look ); ?>"></span>
		<?php endif; ?>
<span class="marketday-swatch__name"><?php echo esc_html( $option['label'] ); ?></span>
		<?php if ( $soldOut ) : ?>
<span class="marketday-swatch__state"><?php esc_html_e( 'sold out', 'marketday' ); ?></span>
		<?php endif; ?>
</label>
		<?php
	}
}

<?php
/**
 * The form of a simple or variable product, as React draws it too (src/features/add-to-basket).
 *
 * @var int                                                                                                $productId
 * @var string                                                                                             $name
 * @var string                                                                                             $action
 * @var string                                                                                             $buttonText
 * @var bool                                                                                               $showBuyNow
 * @var bool                                                                                               $soldIndividually
 * @var int                                                                                                $minimum
 * @var int|null                                                                                           $maximum
 * @var int                                                                                                $step
 * @var list<array{name: string, label: string, options: list<array{value: string, label: string, swatch?: array{colours: list<string>, image: string}}>}> $attributes
 * @var list<array<string, mixed>>|null                                                                    $variations
 * @var array{rows: list<list<int>>, pictures: list<mixed>}|null                                           $combinations
 * @var array<string, string>|object                                                                       $chosen
 * @var array<string, mixed>|null                                                                          $found
 */

use Marketday\Buying\AddToBasket\OptionAvailability;
use Marketday\Buying\AddToBasket\SwatchRadio;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;

defined( 'ABSPATH' ) || exit;

$chosen   = (array) $chosen;
$missing  = array_filter( $attributes, static fn ( array $attribute ): bool => '' === ( $chosen[ $attribute['name'] ] ?? '' ) );
$is_one   = null === $found ? $soldIndividually : 'yes' === ( $found['is_sold_individually'] ?? '' );
$lowest   = (int) ( $found['min_qty'] ?? $minimum );
$highest  = null === $found ? $maximum : ( is_numeric( $found['max_qty'] ?? '' ) ? (int) $found['max_qty'] : null );
$quantity = min( max( $lowest, $minimum ), $highest ?? PHP_INT_MAX );
$offer    = null === $variations ? OptionAvailability::ofRows( $combinations['rows'] ?? [], $attributes ) : OptionAvailability::ofVariations( $variations );
$swatch   = new SwatchRadio();
$html     = static fn ( mixed $value ): string => (string) preg_replace( '/\R/', ' ', wp_kses_post( is_string( $value ) ? $value : '' ) );
?>
<form
	class="<?php echo [] === $attributes ? '' : 'marketday-add-to-basket--variable '; ?>cart marketday-add-to-basket"
	method="post"
	enctype="multipart/form-data"
	action="<?php echo esc_url( $action ); ?>"
	data-product_id="<?php echo esc_attr( (string) $productId ); ?>">
<?php if ( [] !== $attributes ) : ?>
	<div class="variations marketday-add-to-basket__options">
	<?php
	foreach ( $attributes as $attribute ) :
		$field_id = "{$attribute['name']}-{$productId}";
		$value    = $chosen[ $attribute['name'] ] ?? '';
		$swatched = isset( $attribute['options'][0]['swatch'] );
		?>
		<div class="marketday-field<?php echo $swatched ? ' marketday-field--swatches' : ''; ?>">
			<label
				class="marketday-field__label"
				for="<?php echo esc_attr( $field_id ); ?>"<?php
					echo $swatched ? ' id="' . esc_attr( $field_id ) . '-label"' : '';
				?>><?php echo esc_html( $attribute['label'] ); ?><?php
					echo $swatched && '' !== $value
						? '<span class="marketday-field__chosen">: ' . esc_html( array_column( $attribute['options'], 'label', 'value' )[ $value ] ?? '' ) . '</span>'
						: '';
				?></label>
			<select
				class="marketday-field__control"
				id="<?php echo esc_attr( $field_id ); ?>"
				name="<?php echo esc_attr( $attribute['name'] ); ?>"
				data-attribute_name="<?php echo esc_attr( $attribute['name'] ); ?>"
				data-show_option_none="yes"
				required=""
			>
				<option value=""<?php echo '' === $value ? ' selected=""' : ''; ?>><?php esc_html_e( 'Choose an option', 'marketday' ); ?></option>
				<?php foreach ( $attribute['options'] as $option ) : ?>
				<option value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo ! $offer->isPossible( $attribute['name'], $option['value'] ) ? ' disabled=""' : ''; ?><?php
					echo $option['value'] === $value ? ' selected=""' : '';
				?>><?php echo esc_html( $option['label'] ); ?></option>
				<?php endforeach; ?>
			</select>
			<?php if ( $swatched ) : ?>
			<div class="marketday-swatches" role="radiogroup" aria-labelledby="<?php echo esc_attr( $field_id ); ?>-label">
				<?php
				foreach ( $attribute['options'] as $option ) {
					$swatch->print(
						"swatch_{$attribute['name']}",
						$option,
						$option['value'] === $value,
						$offer->isPossible( $attribute['name'], $option['value'] ),
						$offer->isSoldOut( $attribute['name'], $option['value'] )
					);
				}
				?>
			</div>
			<?php endif; ?>
		</div>
	<?php endforeach; ?>
		<button type="button" class="reset_variations marketday-link" hidden=""><?php esc_html_e( 'Clear', 'marketday' ); ?></button>
	</div>
	<div class="reset_variations_alert marketday-hidden" role="alert"></div>
	<div class="marketday-add-to-basket__moved" role="status"></div>
	<div class="single_variation marketday-add-to-basket__details" role="status">
	<?php if ( null !== $found ) : ?>
		<div class="woocommerce-variation marketday-add-to-basket__variation">
			<div class="woocommerce-variation-description"><?php
				echo $html( $found['variation_description'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses_post.
			?></div>
			<div class="woocommerce-variation-price"><?php
				echo $html( $found['price_html'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses_post.
			?></div>
			<div class="woocommerce-variation-availability"><?php
				echo $html( $found['availability_html'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses_post.
			?></div>
			<div class="marketday-add-to-basket__deal"><?php
				echo $html( $found['wopb_deal'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses_post.
			?></div>
		</div>
	<?php endif; ?>
	</div>
<?php endif; ?>
	<?php echo IslandSlots::place( $islandSlots ?? null, Slot::ProductFormOptions ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills it has escaped. ?>
	<div class="marketday-add-to-basket__problem" role="alert"></div>
<?php if ( [] !== $missing ) : ?>
	<p class="marketday-add-to-basket__hint" id="choose-<?php echo esc_attr( (string) $productId ); ?>">
	<?php
	/* translators: %s: names of options, such as 'Colour, Size'. */
	echo esc_html( sprintf( __( 'Choose an option for %s.', 'marketday' ), implode( ', ', array_column( $missing, 'label' ) ) ) );
	?>
	</p>
<?php endif; ?>
	<?php echo IslandSlots::place( $islandSlots ?? null, Slot::ProductFormFields ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills it has escaped. ?>
	<div class="marketday-add-to-basket__buy">
	<?php if ( $is_one ) : ?>
		<input type="hidden" name="quantity" value="1">
	<?php else : ?>
		<div class="marketday-quantity">
			<?php /* translators: %s: product name. */ ?>
			<button
				type="button"
				class="marketday-quantity__button"
				aria-label="<?php echo esc_attr( sprintf( __( 'Reduce quantity of %s', 'marketday' ), $name ) ); ?>"<?php echo $quantity < 2 ? ' disabled=""' : ''; ?>>−</button>
			<?php /* translators: %s: product name. */ ?>
			<input
				class="marketday-quantity__input"
				type="number"
				inputmode="numeric"
				autocomplete="off"
				name="quantity"
				min="<?php echo esc_attr( (string) $lowest ); ?>"<?php echo null === $highest ? '' : ' max="' . esc_attr( (string) $highest ) . '"'; ?>
				step="<?php echo esc_attr( (string) $step ); ?>"
				aria-label="<?php echo esc_attr( sprintf( __( 'Quantity of %s', 'marketday' ), $name ) ); ?>"
				value="<?php echo esc_attr( (string) $quantity ); ?>">
			<?php /* translators: %s: product name. */ ?>
			<button
				type="button"
				class="marketday-quantity__button"
				aria-label="<?php echo esc_attr( sprintf( __( 'Increase quantity of %s', 'marketday' ), $name ) ); ?>"<?php
					echo null !== $highest && $quantity >= $highest ? ' disabled=""' : '';
				?>>+</button>
		</div>
	<?php endif; ?>
		<button
			type="submit"
			class="single_add_to_cart_button marketday-button"<?php
				echo [] === $missing ? '' : ' aria-describedby="choose-' . esc_attr( (string) $productId ) . '"';
			?>><?php echo esc_html( $buttonText ); ?></button>
	<?php if ( $showBuyNow ) : ?>
		<button
			type="submit"
			class="marketday-add-to-basket__buy-now marketday-button marketday-button--quiet"
			name="wopb-buy-now"
			value="<?php echo esc_attr( (string) $productId ); ?>"><?php esc_html_e( 'Buy now', 'marketday' ); ?></button>
	<?php endif; ?>
	</div>
	<input type="hidden" name="add-to-cart" value="<?php echo esc_attr( (string) $productId ); ?>">
<?php if ( [] !== $attributes ) : ?>
	<input type="hidden" name="product_id" value="<?php echo esc_attr( (string) $productId ); ?>">
	<input type="hidden" name="variation_id" class="variation_id" value="<?php echo esc_attr( (string) ( $found['variation_id'] ?? 0 ) ); ?>">
<?php endif; ?>
</form>

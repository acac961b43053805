<?php
/**
 * The basket's totals with the choice of shipping, in WooCommerce's markup.
 *
 * @var Marketday\Engine\Contract\BasketContents $contents
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="cart_totals <?php echo esc_attr( $contents->delivery->isCalculated ? 'calculated_shipping' : '' ); ?>">
	<h2><?php esc_html_e( 'Basket totals', 'marketday' ); ?></h2>
	<table class="shop_table">
		<tr class="cart-subtotal">
			<th scope="row"><?php esc_html_e( 'Subtotal', 'marketday' ); ?></th>
			<td><?php echo esc_html( $contents->totals->subtotal->format() ); ?></td>
		</tr>
		<?php foreach ( $contents->coupons as $coupon ) : ?>
			<tr class="cart-discount coupon-<?php echo esc_attr( sanitize_title( $coupon->code ) ); ?>">
				<?php /* translators: %s: coupon code */ ?>
				<th scope="row"><?php echo esc_html( sprintf( __( 'Coupon: %s', 'marketday' ), $coupon->code ) ); ?></th>
				<td>-<?php echo esc_html( $coupon->discount->format() ); ?></td>
			</tr>
		<?php endforeach; ?>
		<?php foreach ( $contents->delivery->packages as $package ) : ?>
			<tr class="woocommerce-shipping-totals shipping">
				<th scope="row"><?php echo esc_html( $package->name ); ?></th>
				<td>
					<?php if ( [] === $package->rates ) : ?>
						<?php esc_html_e( 'We don’t deliver to this address.', 'marketday' ); ?>
					<?php endif; ?>
					<ul id="shipping_method" class="woocommerce-shipping-methods">
						<?php foreach ( $package->rates as $rate ) : ?>
							<?php $marketday_id = 'shipping_method_' . sanitize_html_class( $package->id . '_' . $rate->id ); ?>
							<li>
								<input
									type="radio"
									class="shipping_method"
									name="shipping_method[<?php echo esc_attr( $package->id ); ?>]"
									data-index="<?php echo esc_attr( $package->id ); ?>"
									id="<?php echo esc_attr( $marketday_id ); ?>"
									value="<?php echo esc_attr( $rate->id ); ?>"
									<?php checked( $rate->chosen ); ?>>
								<label for="<?php echo esc_attr( $marketday_id ); ?>"><?php echo esc_html( $rate->name ); ?>: <?php echo esc_html( $rate->price->format() ); ?></label>
							</li>
						<?php endforeach; ?>
					</ul>
				</td>
			</tr>
		<?php endforeach; ?>
		<?php foreach ( $contents->totals->taxIncluded ? [] : $contents->totals->taxLines as $tax ) : ?>
			<tr class="tax-rate">
				<th scope="row"><?php echo esc_html( $tax['name'] ); ?></th>
				<td><?php echo esc_html( $tax['amount']->format() ); ?></td>
			</tr>
		<?php endforeach; ?>
		<tr class="order-total">
			<th scope="row"><?php esc_html_e( 'Total', 'marketday' ); ?></th>
			<td><strong><?php echo esc_html( $contents->totals->total->format() ); ?></strong></td>
		</tr>
	</table>
</div>

<?php
/**
 * The mini basket's inside: the lines with a link that removes each, the sum, and where to go.
 *
 * @var Marketday\Engine\Contract\BasketContents $contents
 * @var string                         $basketUrl
 * @var string                         $checkoutUrl
 * @var string                         $shopUrl
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( $contents->isEmpty() ) : ?>
	<p class="woocommerce-mini-cart__empty-message"><?php esc_html_e( 'Your basket is empty.', 'marketday' ); ?></p>
	<p class="woocommerce-mini-cart__buttons buttons"><a class="button" href="<?php echo esc_url( $shopUrl ); ?>"><?php
		esc_html_e( 'Browse the shop', 'marketday' );
	?></a></p>
<?php else : ?>
	<ul class="woocommerce-mini-cart cart_list product_list_widget">
		<?php foreach ( $contents->lines as $line ) : ?>
			<li class="woocommerce-mini-cart-item mini_cart_item">
				<?php /* translators: %s: product's name */ ?>
				<a
					class="remove remove_from_cart_button"
					href="<?php echo esc_url( $line->removeUrl ); ?>"
					data-product_id="<?php echo esc_attr( (string) $line->product->productId ); ?>"
					data-cart_item_key="<?php echo esc_attr( $line->key ); ?>"
					data-product_sku="<?php echo esc_attr( $line->product->sku ); ?>"
					aria-label="<?php echo esc_attr( sprintf( __( 'Remove “%s” from the basket', 'marketday' ), $line->product->name ) ); ?>">&times;</a>
				<a href="<?php echo esc_url( $line->product->url ); ?>">
					<?php if ( null !== $line->product->image ) : ?>
						<img src="<?php echo esc_url( $line->product->image->thumbnail() ); ?>" alt="" width="64" height="64" loading="lazy">
					<?php endif; ?>
					<?php echo esc_html( $line->product->name ); ?>
				</a>
				<?php if ( [] !== $line->product->choices ) : ?>
					<dl class="variation">
						<?php foreach ( $line->product->choices as $choice ) : ?>
							<dt><?php echo esc_html( $choice['name'] ); ?>:</dt>
							<dd><?php echo esc_html( $choice['value'] ); ?></dd>
						<?php endforeach; ?>
					</dl>
				<?php endif; ?>
				<span class="quantity"><?php
					echo esc_html( (string) $line->pieces->quantity );
				?> &times; <span class="woocommerce-Price-amount amount"><?php echo esc_html( $line->prices->each->format() ); ?></span></span>
			</li>
		<?php endforeach; ?>
	</ul>
	<p class="woocommerce-mini-cart__total total">
		<strong><?php esc_html_e( 'Subtotal:', 'marketday' ); ?></strong>
		<span class="woocommerce-Price-amount amount"><?php echo esc_html( $contents->totals->subtotal->format() ); ?></span>
	</p>
	<p class="woocommerce-mini-cart__buttons buttons">
		<a class="button wc-forward" href="<?php echo esc_url( $basketUrl ); ?>"><?php esc_html_e( 'View basket', 'marketday' ); ?></a>
		<a class="button checkout wc-forward" href="<?php echo esc_url( $checkoutUrl ); ?>"><?php esc_html_e( 'Checkout', 'marketday' ); ?></a>
	</p>
<?php endif; ?>

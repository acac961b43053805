<?php
/**
 * Twin of src/ui/offer-list/offer-list.tsx.
 *
 * @var string $heading
 * @var int    $level
 * @var list<array{id: int, name: string, url: string, src: string, price: string, regularPrice: string, label: string, description: string, message: string, isAddable: bool}> $offers
 */

defined( 'ABSPATH' ) || exit;

if ( [] === $offers ) {
	return;
}
?>
<section class="marketday-offers">
	<?php printf( '<h%1$d class="marketday-offers__heading">%2$s</h%1$d>', (int) $level, esc_html( $heading ) ); ?>
	<ul class="marketday-offers__list">
		<?php foreach ( $offers as $marketday_offer ) : ?>
			<li class="marketday-offers__offer">
				<?php if ( '' !== $marketday_offer['src'] ) : ?>
					<img src="<?php echo esc_url( $marketday_offer['src'] ); ?>" alt="" width="64" height="64" loading="lazy">
				<?php endif; ?>
				<div class="marketday-offers__what">
					<a href="<?php echo esc_url( $marketday_offer['url'] ); ?>"><?php echo esc_html( $marketday_offer['name'] ); ?></a>
					<p class="marketday-offers__price">
						<?php if ( '' !== $marketday_offer['regularPrice'] ) : ?>
							<del><?php echo esc_html( $marketday_offer['regularPrice'] ); ?></del>
						<?php endif; ?>
						<span><?php echo esc_html( $marketday_offer['price'] ); ?></span>
					</p>
				</div>
				<?php if ( $marketday_offer['isAddable'] ) : ?>
					<a
						class="marketday-button marketday-button--quiet add_to_cart_button ajax_add_to_cart"
						href="<?php echo esc_attr( "?add-to-cart={$marketday_offer['id']}" ); ?>"
						rel="nofollow"
						role="button"
						aria-label="<?php echo esc_attr( $marketday_offer['description'] ); ?>"
						data-product_id="<?php echo esc_attr( (string) $marketday_offer['id'] ); ?>"
						data-quantity="1"
						data-success_message="<?php echo esc_attr( $marketday_offer['message'] ); ?>"><?php echo esc_html( $marketday_offer['label'] ); ?></a>
				<?php else : ?>
					<a
						class="marketday-button marketday-button--quiet"
						href="<?php echo esc_url( $marketday_offer['url'] ); ?>"
						aria-label="<?php echo esc_attr( $marketday_offer['description'] ); ?>"><?php echo esc_html( $marketday_offer['label'] ); ?></a>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</section>

<?php
/**
 * A listing without products.
 *
 * @var string $firstUrl The listing's first page, where it has products but not on this one; ''.
 * @var string $clearUrl The listing without the visitor's filter; '' where none is chosen.
 * @var bool   $isMain   Whether it is what its page is about.
 * @var string $shopUrl  '' where the shop itself is what is empty.
 */

use Marketday\Kernel\EmptyPage;

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-product-grid__empty wopb-no-product-found">
<?php if ( '' !== $firstUrl ) : ?>
<p><?php esc_html_e( 'No products on this page.', 'marketday' ); ?></p>
<p><a
	class="marketday-button marketday-button--quiet"
	rel="nofollow"
	href="<?php echo esc_url( $firstUrl ); ?>"><?php esc_html_e( 'Back to page one', 'marketday' ); ?></a></p>
<?php elseif ( '' !== $clearUrl ) : ?>
<p><?php esc_html_e( 'No products match your filters.', 'marketday' ); ?></p>
<p><a
	class="marketday-button marketday-button--quiet"
	rel="nofollow" data-marketday-clear-filter
	href="<?php echo esc_url( $clearUrl ); ?>"><?php esc_html_e( 'Clear filters', 'marketday' ); ?></a></p>
<?php else : ?>
<p><?php esc_html_e( 'No products found.', 'marketday' ); ?></p>
<?php endif; ?>
<?php if ( '' !== $shopUrl ) : ?>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'See all products', 'marketday' ); ?></a></p>
<?php endif; ?>
<?php echo $isMain ? EmptyPage::wayOn( false ) : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- who offers it has escaped it. ?>
</div>

<?php
/**
 * The checkout: the twin of src/features/checkout/checkout-page.tsx.
 *
 * @var array<string, mixed> $marketday_variables All of the props, by name.
 * @var array<string, mixed>                        $basket     What `BasketContents::toArray()` gave.
 * @var list<array{kind: string, message: string}> $notices
 * @var array<string, mixed>|null                   $login
 * @var string                                      $shopUrl
 * @var bool                                        $showCoupon
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_parts    = new View( __DIR__ );
$marketday_express  = IslandSlots::place( $islandSlots ?? null, Slot::CheckoutExpress );
$marketday_problems = array_map(
	static fn ( string $message ): array => [
		'kind'    => 'error',
		'message' => $message,
	],
	$basket['errors']
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<div class="marketday-checkout">
	<?php echo Ui::draw( 'notice-list', [ 'notices' => array_merge( $notices, $marketday_problems ) ] ); ?>
	<?php if ( [] === $basket['lines'] ) : ?>
		<div class="marketday-checkout__empty">
			<p><?php esc_html_e( 'Your basket is empty.', 'marketday' ); ?></p>
			<a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a>
		</div>
	<?php else : ?>
		<div class="marketday-checkout__layout">
			<?php echo $marketday_parts->render( 'order-review', $marketday_variables ); ?>
			<div class="marketday-checkout__main">
				<?php if ( '' !== $marketday_express ) : ?>
					<section class="marketday-checkout__express">
						<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Express checkout', 'marketday' ); ?></h2>
						<?php echo $marketday_express; ?>
						<p class="marketday-checkout__or"><?php esc_html_e( 'Or fill in your details', 'marketday' ); ?></p>
					</section>
				<?php endif; ?>
				<div class="marketday-checkout__before">
					<?php echo null === $login ? '' : $marketday_parts->render( 'log-in', $marketday_variables ); ?>
					<?php echo $showCoupon ? Ui::draw( 'coupon-form', [ 'action' => 'checkout-coupon' ] + $marketday_variables ) : ''; ?>
				</div>
				<?php echo $marketday_parts->render( 'form', $marketday_variables ); ?>
			</div>
		</div>
	<?php endif; ?>
</div>

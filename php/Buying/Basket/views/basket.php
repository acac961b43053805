<?php
/**
 * The basket page: the twin of src/features/basket/basket-page.tsx.
 *
 * @var array<string, mixed>                        $basket     What `BasketContents::toArray()` gave.
 * @var list<array{kind: string, message: string}> $notices
 * @var string                                      $formUrl
 * @var string                                      $nonce
 * @var string                                      $shopUrl
 * @var string                                      $checkoutUrl
 * @var bool                                        $showCoupon
 * @var bool                                        $showFreeDelivery
 * @var bool                                        $showCrossSells
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Engine\Contract\FreeDeliveryBar;
use Marketday\Engine\Contract\OfferRows;

defined( 'ABSPATH' ) || exit;

$showFreeDelivery ??= true;
$showCrossSells   ??= true;

$marketday_parts    = new View( __DIR__ );
$marketday_bar      = $showFreeDelivery ? FreeDeliveryBar::of( $basket ) : null;
$marketday_form     = [
	'formUrl' => $formUrl,
	'nonce'   => $nonce,
	'basket'  => $basket,
];
$marketday_problems = array_map(
	static fn ( string $message ): array => [
		'kind'    => 'error',
		'message' => $message,
	],
	$basket['errors']
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<div class="marketday-basket">
	<?php echo Ui::draw( 'notice-list', [ 'notices' => array_merge( $notices, $marketday_problems ) ] ); ?>
	<div class="marketday-basket__undo" role="status"></div>
	<?php if ( [] === $basket['lines'] ) : ?>
		<div class="marketday-basket__empty">
			<p><?php esc_html_e( 'Your basket is empty.', 'marketday' ); ?></p>
			<a class="marketday-button" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a>
		</div>
	<?php else : ?>
		<?php echo IslandSlots::place( $islandSlots ?? null, Slot::BasketTop ); ?>
		<div class="marketday-basket__columns">
			<div class="marketday-basket__main">
				<?php echo null === $marketday_bar ? '' : Ui::draw( 'progress-bar', $marketday_bar ); ?>
				<?php echo $marketday_parts->render( 'table', [ 'islandSlots' => $islandSlots ?? null ] + $marketday_form ); ?>
			</div>
			<div class="marketday-basket__aside">
				<?php echo $showCoupon ? Ui::draw( 'coupon-form', [ 'action' => 'apply-coupon' ] + $marketday_form ) : ''; ?>
				<?php echo $marketday_parts->render( 'totals', $marketday_form ); ?>
				<a
					class="marketday-button marketday-button--wide"
					href="<?php echo esc_url( $checkoutUrl ); ?>"
					aria-busy="false"><?php esc_html_e( 'Proceed to checkout', 'marketday' ); ?></a>
				<?php echo IslandSlots::place( $islandSlots ?? null, Slot::BasketFoot ); ?>
			</div>
		</div>
		<?php echo $showCrossSells ? Ui::draw( 'offer-list', OfferRows::of( $basket ) + [ 'level' => 2 ] ) : ''; ?>
	<?php endif; ?>
</div>

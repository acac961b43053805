<?php
/**
 * The checkout: the twin of src/features/checkout/checkout-page.tsx.
 *
 * @var array<string, mixed> $marketday_variables All of the props, by name.
 * @var array<string, mixed>                        $basket     What `BasketContents::toArray()` gave.
 * @var list<array{kind: string, message: string}> $notices
 * @var string                                      $loginUrl
 * @var string                                      $shopUrl
 * @var bool                                        $showCoupon
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_parts    = new View( __DIR__ );
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
		<div class="marketday-checkout__before">
			<?php echo '' === $loginUrl ? '' : $marketday_parts->render( 'log-in', $marketday_variables ); ?>
			<?php echo $showCoupon ? Ui::draw( 'coupon-form', [ 'action' => 'checkout-coupon' ] + $marketday_variables ) : ''; ?>
		</div>
		<?php echo $marketday_parts->render( 'form', $marketday_variables ); ?>
	<?php endif; ?>
</div>

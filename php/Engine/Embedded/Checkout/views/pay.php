<?php
/**
 * Pays for an order that was made before.
 *
 * @var Marketday\Engine\Contract\Order|null                                  $order  Null where there is nothing to pay for this visitor.
 * @var list<array{id: string, title: string, description: string}> $methods
 * @var string                                                      $chosen
 * @var list<array{kind: string, message: string}>                  $notices
 * @var string                                                      $nonce
 * @var string                                                      $accountUrl
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<div class="marketday-checkout marketday-pay">
<?php if ( null === $order ) : ?>
	<?php
	echo Ui::draw( 'notice-list', [
		'notices' => [
			[
				'kind'    => 'error',
				'message' => __( 'You can’t pay for this order here. It may already be paid, or you may need to log in.', 'marketday' ),
			],
		],
	] );
	?>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $accountUrl ); ?>"><?php esc_html_e( 'My account', 'marketday' ); ?></a></p>
<?php else : ?>
	<?php echo Ui::draw( 'notice-list', [ 'notices' => $notices ] ); ?>
<h2 class="marketday-checkout__heading">
	<?php
	/* translators: %s: order number. */
	echo esc_html( sprintf( __( 'Pay for order %s', 'marketday' ), $order->number ) );
	?>
</h2>
	<?php echo apply_filters( 'marketday_order_summary', '', $order ); ?>
<form class="marketday-checkout__form" method="post">
	<input type="hidden" name="marketday-action" value="pay-order">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<?php if ( [] === $methods ) : ?>
	<p class="marketday-checkout__hint"><?php esc_html_e( 'We can’t take payment for this order online. Please contact us.', 'marketday' ); ?></p>
	<?php else : ?>
		<?php
		echo Ui::draw( 'choice-list', [
			'name'           => 'payment_method',
			'legend'         => __( 'Payment', 'marketday' ),
			'isLegendHidden' => false,
			'error'          => '',
			'chosen'         => $chosen,
			'choices'        => array_map( static fn ( array $method ): array => [
				'value'       => $method['id'],
				'label'       => $method['title'],
				'description' => $method['description'],
			], $methods ),
		] );
		?>
	<button type="submit" class="marketday-button marketday-button--wide marketday-checkout__place">
		<?php
		/* translators: %s: amount of money. */
		echo esc_html( sprintf( __( 'Pay %s', 'marketday' ), $order->contents->total->format() ) );
		?>
	</button>
	<?php endif; ?>
</form>
<?php endif; ?>
</div>

<?php
/**
 * Lines and costs of the order, folded on small screens: the twin of src/features/checkout/order-review.tsx.
 *
 * @var array<string, mixed> $basket
 * @var string               $basketUrl
 * @var string               $formUrl
 * @var string               $nonce
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Engine\Contract\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_parts = new View( __DIR__ );
$marketday_rows  = array_map(
	static fn ( array $row ): array => [
		'children' => '' === $row['code'] ? '' : $marketday_parts->render( 'remove-coupon', [
			'code'    => $row['code'],
			'formUrl' => $formUrl,
			'nonce'   => $nonce,
		] ),
	] + $row,
	TotalRows::of( $basket )
);
?>
<details class="marketday-checkout__review">
	<summary class="marketday-checkout__review-head">
		<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Your order', 'marketday' ); ?></h2>
		<span class="marketday-checkout__sum"><?php echo esc_html( TotalRows::money( $basket['totals'], $basket['totals']['total'] ) ); ?></span>
	</summary>
	<div class="marketday-checkout__review-body">
		<ul class="marketday-checkout__lines">
			<?php foreach ( $basket['lines'] as $marketday_line ) : ?>
				<?php $marketday_choices = array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $marketday_line['choices'] ); ?>
				<li class="marketday-checkout__line">
					<span class="marketday-checkout__picture">
						<?php if ( null !== $marketday_line['image'] ) : ?>
							<img src="<?php echo esc_url( $marketday_line['image']['src'] ); ?>" alt="" width="56" height="56">
						<?php endif; ?>
					</span>
					<span>
						<span class="marketday-checkout__name"><?php echo esc_html( "{$marketday_line['name']} × {$marketday_line['quantity']}" ); ?></span>
						<?php if ( [] !== $marketday_choices ) : ?>
							<small class="marketday-checkout__choices"><?php echo esc_html( implode( ', ', $marketday_choices ) ); ?></small>
						<?php endif; ?>
					</span>
					<span class="marketday-checkout__amount"><?php echo esc_html( TotalRows::money( $basket['totals'], $marketday_line['total'] ) ); ?></span>
				</li>
			<?php endforeach; ?>
		</ul>
		<?php echo Ui::draw( 'amount-list', [ 'rows' => $marketday_rows ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<a class="marketday-checkout__edit" href="<?php echo esc_url( $basketUrl ); ?>"><?php esc_html_e( 'Edit basket', 'marketday' ); ?></a>
	</div>
</details>

<?php
/**
 * The lines: the twin of src/features/basket/basket-table.tsx.
 *
 * @var array<string, mixed> $basket
 * @var string               $formUrl
 * @var string               $nonce
 * @var IslandSlots|null     $islandSlots
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_parts = new View( __DIR__ );
$marketday_keys  = [
	'action' => 'update-basket',
	'nonce'  => $nonce,
];
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<form class="marketday-basket__form" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<?php echo $marketday_parts->render( 'form-keys', $marketday_keys ); ?>
	<?php // What Enter presses: a form's first submit button, which would else take the first product out. ?>
	<button type="submit" class="marketday-hidden" tabindex="-1" aria-hidden="true"></button>
	<table class="marketday-basket__table">
		<caption class="marketday-hidden"><?php esc_html_e( 'In your basket', 'marketday' ); ?></caption>
		<colgroup>
			<col class="marketday-basket__picture-column">
			<col>
			<col class="marketday-basket__amount-column">
			<col class="marketday-basket__quantity-column">
			<col class="marketday-basket__amount-column">
		</colgroup>
		<thead>
			<tr>
				<th scope="col" colspan="2"><?php esc_html_e( 'Product', 'marketday' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Price', 'marketday' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Quantity', 'marketday' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Subtotal', 'marketday' ); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php
			foreach ( $basket['lines'] as $marketday_line ) {
				echo $marketday_parts->render(
					'row',
					[
						'line'   => $marketday_line,
						'totals' => $basket['totals'],
						'slot'   => IslandSlots::place( $islandSlots ?? null, Slot::BasketLine, $marketday_line['key'] ),
					]
				);
			}
			?>
		</tbody>
	</table>
	<button type="submit" class="marketday-button marketday-button--quiet marketday-without-scripts"><?php esc_html_e( 'Update basket', 'marketday' ); ?></button>
</form>

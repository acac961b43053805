<?php
/**
 * One line: the twin of src/features/basket/basket-row.tsx.
 *
 * @var array<string, mixed> $line   What `BasketLine::toArray()` gave.
 * @var array<string, mixed> $totals
 * @var string               $slot   What others print here, '' for nothing.
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Engine\Contract\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_choices  = array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $line['choices'] );
$marketday_quantity = [
	'quantity'      => $line['quantity'],
	'minimum'       => 0,
	'maximum'       => $line['maximum'],
	'step'          => $line['step'],
	'name'          => "quantity[{$line['key']}]",
	/* translators: %s: product. */
	'label'         => sprintf( __( 'Quantity of %s', 'marketday' ), $line['name'] ),
	/* translators: %s: product. */
	'decreaseLabel' => sprintf( __( 'Reduce quantity of %s', 'marketday' ), $line['name'] ),
	/* translators: %s: product. */
	'increaseLabel' => sprintf( __( 'Increase quantity of %s', 'marketday' ), $line['name'] ),
];
$marketday_tax      = TotalRows::taxNote( $line, $totals );
/* translators: %s: product. */
$marketday_remove = sprintf( __( 'Remove %s from your basket', 'marketday' ), $line['name'] );
?>
<tr class="marketday-basket__row">
	<td class="marketday-basket__picture">
		<?php if ( null !== $line['image'] ) : ?>
			<img src="<?php echo esc_url( $line['image']['src'] ); ?>" alt="" width="96" height="96">
		<?php endif; ?>
	</td>
	<th scope="row" class="marketday-basket__product">
		<a href="<?php echo esc_url( $line['url'] ); ?>"><?php echo esc_html( $line['name'] ); ?></a>
		<?php if ( [] !== $marketday_choices ) : ?>
			<span class="marketday-basket__choices"><?php echo esc_html( implode( ', ', $marketday_choices ) ); ?></span>
		<?php endif; ?>
		<?php if ( empty( $line['isBound'] ) ) : ?>
		<button
			type="submit"
			class="marketday-link"
			name="remove"
			value="<?php echo esc_attr( $line['key'] ); ?>"
			aria-label="<?php echo esc_attr( $marketday_remove ); ?>"><?php esc_html_e( 'Remove', 'marketday' ); ?></button>
		<?php endif; ?>
		<?php echo $slot; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who fills it. ?>
	</th>
	<td class="marketday-basket__price" data-label="<?php esc_attr_e( 'Price', 'marketday' ); ?>">
		<?php if ( $line['regularPrice'] > $line['price'] ) : ?>
			<del><?php echo esc_html( TotalRows::money( $totals, $line['regularPrice'] ) ); ?></del>
		<?php endif; ?>
		<span><?php echo esc_html( TotalRows::money( $totals, $line['price'] ) ); ?></span>
		<?php if ( '' !== $marketday_tax ) : ?>
			<small><?php echo esc_html( $marketday_tax ); ?></small>
		<?php endif; ?>
	</td>
	<td class="marketday-basket__quantity">
		<?php if ( $line['soldIndividually'] || ! empty( $line['isFixed'] ) ) : ?>
			<span><?php echo esc_html( (string) $line['quantity'] ); ?></span>
		<?php else : ?>
			<?php echo Ui::draw( 'quantity-input', $marketday_quantity ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<?php endif; ?>
	</td>
	<td class="marketday-basket__subtotal" data-label="<?php esc_attr_e( 'Subtotal', 'marketday' ); ?>" aria-busy="false">
		<span><?php echo esc_html( TotalRows::money( $totals, $line['total'] ) ); ?></span>
	</td>
</tr>

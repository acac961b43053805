<?php
/**
 * The sums and the choice of delivery: the twin of src/features/basket/totals-form.tsx.
 *
 * @var array<string, mixed> $basket
 * @var string               $formUrl
 * @var string               $nonce
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Store\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_parts     = new View( __DIR__ );
$marketday_packages  = $basket['packages'];
$marketday_keys      = [
	'action' => 'update-totals',
	'nonce'  => $nonce,
];
$marketday_rows      = array_map(
	static fn ( array $row ): array => [ 'children' => '' === $row['code'] ? '' : $marketday_parts->render( 'remove-coupon', [ 'code' => $row['code'] ] ) ] + $row,
	TotalRows::of( $basket )
);
$marketday_is_choice = false;
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<form class="marketday-basket__totals" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<?php echo $marketday_parts->render( 'form-keys', $marketday_keys ); ?>
	<h2 class="marketday-basket__heading"><?php esc_html_e( 'Basket totals', 'marketday' ); ?></h2>
	<?php
	foreach ( $marketday_packages as $marketday_package ) {
		$marketday_is_choice = $marketday_is_choice || count( $marketday_package['rates'] ) > 1;
		$marketday_chosen    = array_values( array_filter( $marketday_package['rates'], static fn ( array $rate ): bool => $rate['chosen'] ) );
		echo Ui::draw(
			'choice-list',
			[
				'name'           => "shipping_method[{$marketday_package['id']}]",
				'legend'         => count( $marketday_packages ) > 1 ? $marketday_package['name'] : __( 'Delivery', 'marketday' ),
				'isLegendHidden' => false,
				'error'          => '',
				'chosen'         => $marketday_chosen[0]['id'] ?? '',
				'choices'        => array_map(
					static fn ( array $rate ): array => [
						'value'  => $rate['id'],
						'label'  => $rate['name'],
						'detail' => TotalRows::ratePrice( $basket['totals'], $rate['price'] ),
					],
					$marketday_package['rates']
				),
			]
		);
	}
	?>
	<?php if ( $marketday_is_choice ) : ?>
		<button type="submit" class="marketday-button marketday-button--quiet marketday-without-scripts"><?php esc_html_e( 'Update delivery', 'marketday' ); ?></button>
	<?php endif; ?>
	<?php echo Ui::draw( 'amount-list', [ 'rows' => $marketday_rows ] ); ?>
</form>

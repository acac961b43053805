<?php
/**
 * How the order is sent: the twin of src/features/checkout/delivery-choice.tsx.
 *
 * @var array<string, mixed>  $basket
 * @var array<string, string> $errors
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Store\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_packages = array_filter( $basket['packages'], static fn ( array $package ): bool => [] !== $package['rates'] );
$marketday_is_split = count( $basket['packages'] ) > 1;
?>
<section class="marketday-checkout__section">
	<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Delivery', 'marketday' ); ?></h2>
	<?php if ( [] === $marketday_packages ) : ?>
		<p class="marketday-checkout__hint">
			<?php
			echo $basket['hasCalculatedShipping']
				? esc_html__( 'We do not deliver to this address. Please check it, or choose another.', 'marketday' )
				: esc_html__( 'The ways of delivery appear here when we know your address.', 'marketday' );
			?>
		</p>
	<?php endif; ?>
	<?php
	foreach ( $marketday_packages as $marketday_package ) {
		$marketday_chosen = array_values( array_filter( $marketday_package['rates'], static fn ( array $rate ): bool => $rate['chosen'] ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		echo Ui::draw(
			'choice-list',
			[
				'name'           => "shipping_method[{$marketday_package['id']}]",
				'legend'         => $marketday_is_split ? $marketday_package['name'] : __( 'Delivery', 'marketday' ),
				'isLegendHidden' => ! $marketday_is_split,
				'error'          => $errors['shipping_method'] ?? '',
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
</section>

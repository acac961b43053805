<?php
/**
 * Choice of how the order is sent: the twin of src/features/checkout/delivery-choice.tsx.
 *
 * @var array<string, mixed>  $basket
 * @var array<string, string> $errors
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Engine\Contract\DeliveryLists;

defined( 'ABSPATH' ) || exit;

$marketday_lists = DeliveryLists::of( $basket );
$marketday_more  = [
	'isLegendHidden' => count( $basket['packages'] ) < 2,
	'error'          => $errors['shipping_method'] ?? '',
];
?>
<section class="marketday-checkout__section">
	<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Delivery', 'marketday' ); ?></h2>
	<?php if ( [] === $marketday_lists ) : ?>
		<p class="marketday-checkout__hint">
			<?php
			echo $basket['hasCalculatedShipping']
				? esc_html__( 'We don’t deliver to this address. Check it, or enter a different one.', 'marketday' )
				: esc_html__( 'Enter your address to see delivery options.', 'marketday' );
			?>
		</p>
	<?php endif; ?>
	<?php
	foreach ( $marketday_lists as $marketday_list ) {
		echo Ui::draw( 'choice-list', $marketday_more + $marketday_list ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	}
	?>
</section>

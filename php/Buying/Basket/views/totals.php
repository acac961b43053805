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
use Marketday\Engine\Contract\DeliveryLists;
use Marketday\Engine\Contract\TotalRows;

defined( 'ABSPATH' ) || exit;

$marketday_parts     = new View( __DIR__ );
$marketday_delivery  = DeliveryLists::of( $basket );
$marketday_is_choice = [] !== array_filter( $marketday_delivery, static fn ( array $list ): bool => count( $list['choices'] ) > 1 );
$marketday_keys      = [
	'action' => 'update-totals',
	'nonce'  => $nonce,
];
$marketday_rows      = array_map(
	static fn ( array $row ): array => [ 'children' => '' === $row['code'] ? '' : Ui::draw( 'remove-coupon', [ 'code' => $row['code'] ] ) ] + $row,
	TotalRows::of( $basket )
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<form class="marketday-basket__totals" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<?php echo $marketday_parts->render( 'form-keys', $marketday_keys ); ?>
	<h2 class="marketday-basket__heading"><?php esc_html_e( 'Basket totals', 'marketday' ); ?></h2>
	<?php
	foreach ( $marketday_delivery as $marketday_list ) {
		echo Ui::draw( 'choice-list', $marketday_list );
	}
	?>
	<?php if ( $marketday_is_choice ) : ?>
		<button
			type="submit"
			class="marketday-button marketday-button--quiet marketday-without-scripts"><?php esc_html_e( 'Update delivery', 'marketday' ); ?></button>
	<?php endif; ?>
	<?php echo Ui::draw( 'amount-list', [ 'rows' => $marketday_rows ] ); ?>
</form>

<?php
/**
 * Contact and addresses of who orders, for the bill and the goods: the twin of src/features/checkout/address-sections.tsx.
 *
 * @var array<string, mixed>                      $marketday_variables All of the props, by name.
 * @var array<string, bool>                       $account
 * @var array<string, mixed>                      $basket
 * @var array<string, list<array<string, mixed>>> $forms
 * @var array<string, array<string, string>>      $values
 * @var array<string, array<string, string>>      $countries
 * @var array<string, string>                     $errors
 * @var bool                                      $shipElsewhere
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_parts   = new View( __DIR__ );
$marketday_address = static fn ( string $kind, callable $isWanted ): string => Ui::draw(
	'address-fields',
	[
		'kind'      => $kind,
		'fields'    => array_values( array_filter( $forms[ $kind ], $isWanted ) ),
		'address'   => $values[ $kind ],
		'countries' => $countries[ $kind ],
		'errors'    => $errors,
		'folds'     => true,
	]
);
$marketday_is_mail = static fn ( array $field ): bool => 'email' === $field['name'];
$marketday_is_rest = static fn ( array $field ): bool => 'email' !== $field['name'];
$marketday_is_any  = static fn (): bool => true;
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<section class="marketday-checkout__section">
	<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Contact', 'marketday' ); ?></h2>
	<?php echo $marketday_address( 'billing', $marketday_is_mail ); ?>
	<?php echo $marketday_parts->render( 'order-fields', [ 'place' => 'contact' ] + $marketday_variables ); ?>
	<?php echo $account['isOffered'] ? $marketday_parts->render( 'account-fields', $marketday_variables ) : ''; ?>
</section>
<section class="marketday-checkout__section">
	<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Billing address', 'marketday' ); ?></h2>
	<?php echo $marketday_address( 'billing', $marketday_is_rest ); ?>
	<button
		type="submit"
		class="marketday-button marketday-button--quiet marketday-without-scripts"
		name="update-address"
		value="1"
		formnovalidate=""><?php esc_html_e( 'Update country', 'marketday' ); ?></button>
</section>
<?php if ( $basket['needsShippingAddress'] ?? $basket['needsShipping'] ) : ?>
	<section class="marketday-checkout__section marketday-checkout__elsewhere">
		<input
			type="checkbox"
			class="marketday-checkout__checkbox"
			id="ship_to_different_address"
			name="ship_to_different_address"<?php echo $shipElsewhere ? ' checked=""' : ''; ?>
			value="1">
		<label class="marketday-checkout__checkbox-label" for="ship_to_different_address"><?php
			esc_html_e( 'Deliver to a different address', 'marketday' );
		?></label>
		<div class="marketday-checkout__shipping">
			<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Delivery address', 'marketday' ); ?></h2>
			<?php echo $marketday_address( 'shipping', $marketday_is_any ); ?>
		</div>
	</section>
<?php endif; ?>

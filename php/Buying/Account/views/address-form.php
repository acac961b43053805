<?php
/**
 * The form of one address, with the fields of its country. Another country's fields come with the button for it.
 *
 * @var string                     $kind      billing or shipping.
 * @var list<array<string, mixed>> $fields
 * @var array<string, string>      $address
 * @var array<string, string>      $countries Name by code.
 * @var string                     $action
 * @var string                     $nonce
 * @var array<string, string>      $errors    Message by field.
 * @var string                     $backUrl
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<h3><?php echo 'billing' === $kind ? esc_html__( 'Billing address', 'marketday' ) : esc_html__( 'Delivery address', 'marketday' ); ?></h3>
	<input type="hidden" name="marketday-action" value="save-address">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<input type="hidden" name="address" value="<?php echo esc_attr( $kind ); ?>">
	<?php // What Enter presses: a form's first submit button, which would else be the country's. ?>
	<button type="submit" class="marketday-hidden" tabindex="-1" aria-hidden="true"></button>
	<div>
		<?php echo Ui::draw( 'address-fields', compact( 'kind', 'fields', 'address', 'countries', 'errors' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<button
			type="submit"
			class="marketday-button marketday-button--quiet marketday-without-scripts"
			name="update-address"
			value="1" formnovalidate><?php esc_html_e( 'Update country', 'marketday' ); ?></button>
	</div>
	<p class="marketday-account__actions">
		<button type="submit" class="marketday-button"><?php esc_html_e( 'Save address', 'marketday' ); ?></button>
		<a href="<?php echo esc_url( $backUrl ); ?>"><?php esc_html_e( 'Back to addresses', 'marketday' ); ?></a>
	</p>
</form>

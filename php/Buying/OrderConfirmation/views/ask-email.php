<?php
/**
 * An order made a while ago is shown to whoever knows its e-mail address.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var string $action
 * @var string $nonce
 * @var string $error   What was wrong with the address that was sent, '' for nothing.
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- WordPress and the part have escaped.
?>
<div <?php echo $wrapper; ?>>
<form method="post" action="<?php echo esc_url( $action ); ?>">
	<p><?php esc_html_e( 'To see this order, enter the email address you ordered with.', 'marketday' ); ?></p>
	<input type="hidden" name="marketday-action" value="show-order">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<?php
	echo Ui::draw(
		'field',
		[
			'id'           => 'billing_email',
			'label'        => __( 'Email', 'marketday' ),
			'value'        => '',
			'type'         => 'email',
			'autoComplete' => 'email',
			'error'        => $error,
		]
	);
	?>
	<p><button type="submit" class="marketday-button"><?php esc_html_e( 'View order', 'marketday' ); ?></button></p>
</form>
</div>

<?php
/**
 * An account for an e-mail address.
 *
 * @var array<string, mixed>  $marketday_variables All of these, by name.
 * @var string                $action
 * @var array<string, string> $errors Message by field.
 * @var array<string, string> $typed
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_field = static fn ( string $id, string $label, string $value, string $autoComplete, string $type = 'text' ): string => Ui::draw(
	'field',
	[
		'id'           => $id,
		'label'        => $label,
		'value'        => $value,
		'type'         => $type,
		'isRequired'   => true,
		'optionalText' => '',
		'autoComplete' => $autoComplete,
		'options'      => [],
		'emptyOption'  => null,
		'error'        => $errors[ $id ] ?? '',
		'className'    => '',
	]
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<h2><?php esc_html_e( 'Create an account', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo $marketday_field( 'reg_email', __( 'Email address', 'marketday' ), $typed['reg_email'] ?? '', 'email', 'email' );
	?>
	<p><?php esc_html_e( 'We send you a link to choose your password.', 'marketday' ); ?></p>
	<?php echo apply_filters( 'marketday_account_captcha', '', 'register' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Register', 'marketday' ); ?></button></p>
</form>

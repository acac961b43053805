<?php
/**
 * Asks for a link to choose a new password.
 *
 * @var array<string, mixed>  $marketday_variables All of these, by name.
 * @var string                $action
 * @var array<string, string> $errors Message by field.
 * @var array<string, string> $typed
 * @var string                $here
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
<h2><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<p><?php esc_html_e( 'Enter your user name or e-mail address. We send you a link to choose a new password.', 'marketday' ); ?></p>
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo $marketday_field( 'user_login', __( 'User name or e-mail address', 'marketday' ), $typed['user_login'] ?? '', 'username' );
	?>
	<?php echo apply_filters( 'marketday_account_captcha', '', 'lost-password' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Send the link', 'marketday' ); ?></button>
	<a href="<?php echo esc_url( $here ); ?>"><?php esc_html_e( 'Back to the log-in', 'marketday' ); ?></a></p>
</form>

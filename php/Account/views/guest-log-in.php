<?php
/**
 * The log-in form.
 *
 * @var array<string, mixed>  $marketday_variables All of these, by name.
 * @var string                $action
 * @var array<string, string> $errors Message by field.
 * @var array<string, string> $typed
 * @var string                $lostUrl
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
<h2><?php esc_html_e( 'Log in', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo $marketday_field( 'username', __( 'User name or e-mail address', 'marketday' ), $typed['username'] ?? '', 'username' );
	echo $marketday_field( 'password', __( 'Password', 'marketday' ), '', 'current-password', 'password' );
	?>
	<p class="marketday-account__remember"><input type="checkbox" id="rememberme" name="rememberme" value="1"><label for="rememberme"><?php esc_html_e( 'Remember me', 'marketday' ); ?></label></p>
	<?php echo apply_filters( 'marketday_account_captcha', '', 'log-in' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Log in', 'marketday' ); ?></button>
	<a href="<?php echo esc_url( $lostUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a></p>
</form>

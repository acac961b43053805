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

use Marketday\Buying\Account\AccountFields;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<h2><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<p><?php esc_html_e( 'Enter your username or email address and we’ll email you a link to set a new password.', 'marketday' ); ?></p>
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo Ui::draw( 'field', [
		'id'           => 'user_login',
		'label'        => AccountFields::label( 'user_login' ),
		'value'        => $typed['user_login'] ?? '',
		'type'         => 'text',
		'autoComplete' => 'username',
		'error'        => $errors['user_login'] ?? '',
		'rules'        => AccountFields::rules( 'user_login' )->attributes(),
	] );
	?>
	<?php echo apply_filters( 'marketday_account_captcha', '', 'lost-password' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Email me a link', 'marketday' ); ?></button>
	<a href="<?php echo esc_url( $here ); ?>"><?php esc_html_e( 'Back to login', 'marketday' ); ?></a></p>
</form>

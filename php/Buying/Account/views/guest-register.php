<?php
/**
 * An account for an e-mail address.
 *
 * @var array<string, mixed>  $marketday_variables All of these, by name.
 * @var string                $action
 * @var array<string, string> $errors Message by field.
 * @var array<string, string> $typed
 */

use Marketday\Buying\Account\AccountFields;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<h2><?php esc_html_e( 'Create an account', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo Ui::draw( 'field', [
		'id'           => 'reg_email',
		'label'        => AccountFields::label( 'reg_email' ),
		'value'        => $typed['reg_email'] ?? '',
		'type'         => 'email',
		'autoComplete' => 'email',
		'error'        => $errors['reg_email'] ?? '',
		'rules'        => AccountFields::rules( 'reg_email' )->attributes(),
	] );
	?>
	<p><?php esc_html_e( 'We’ll email you a link to set a password.', 'marketday' ); ?></p>
	<?php echo apply_filters( 'marketday_account_captcha', '', 'register' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button marketday-button--quiet"><?php
		esc_html_e( 'Register', 'marketday' );
	?></button></p>
</form>

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

use Marketday\Buying\Account\AccountFields;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<h2><?php esc_html_e( 'Log in', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php
	echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables );
	echo Ui::draw( 'field', [
		'id'           => 'username',
		'label'        => AccountFields::label( 'username' ),
		'value'        => $typed['username'] ?? '',
		'type'         => 'text',
		'autoComplete' => 'username',
		'error'        => $errors['username'] ?? '',
		'rules'        => AccountFields::rules( 'username' )->attributes(),
	] );
	echo Ui::draw( 'field', [
		'id'           => 'password',
		'label'        => AccountFields::label( 'password' ),
		'value'        => '',
		'type'         => 'password',
		'autoComplete' => 'current-password',
		'error'        => $errors['password'] ?? '',
		'rules'        => AccountFields::rules( 'password' )->attributes(),
	] );
	?>
	<p class="marketday-account__remember"><input type="checkbox" id="rememberme" name="rememberme" value="1"><label for="rememberme"><?php
		esc_html_e( 'Remember me', 'marketday' );
	?></label></p>
	<?php
	/**
	 * Asks a form of a guest's account for a proof that a person sends it.
	 *
	 * @param string $html Escaped by who answers.
	 * @param string $form 'log-in', 'register' or 'lost-password'.
	 */
	echo apply_filters( 'marketday_account_captcha', '', 'log-in' ); // The feature that answers has escaped. ?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Log in', 'marketday' ); ?></button>
	<a href="<?php echo esc_url( $lostUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a></p>
</form>

<?php
/**
 * Takes the new password of whoever has the mail's link.
 *
 * @var array<string, mixed>  $marketday_variables All of these, by name.
 * @var string                $action
 * @var array<string, string> $errors Message by field.
 * @var array<string, string> $typed
 * @var string                $login
 * @var string                $key
 */

use Marketday\Buying\Account\AccountFields;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<h2><?php esc_html_e( 'Choose a new password', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables ); ?>
	<input type="hidden" name="login" autocomplete="username" value="<?php echo esc_attr( $login ); ?>">
	<input type="hidden" name="key" value="<?php echo esc_attr( $key ); ?>">
	<p><?php esc_html_e( 'At least 8 characters', 'marketday' ); ?></p>
	<?php
	echo Ui::draw( 'field', [
		'id'           => 'password_1',
		'label'        => AccountFields::label( 'password_1' ),
		'value'        => '',
		'type'         => 'password',
		'autoComplete' => 'new-password',
		'error'        => $errors['password_1'] ?? '',
		'rules'        => AccountFields::rules( 'password_1' )->attributes(),
	] );
	echo Ui::draw( 'field', [
		'id'           => 'password_2',
		'label'        => AccountFields::label( 'password_2' ),
		'value'        => '',
		'type'         => 'password',
		'autoComplete' => 'new-password',
		'error'        => $errors['password_2'] ?? '',
		'rules'        => AccountFields::rules( 'password_2' )->attributes(),
	] );
	?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Save password', 'marketday' ); ?></button></p>
</form>

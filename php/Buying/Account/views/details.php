<?php
/**
 * Name, e-mail address and password.
 *
 * @var Marketday\Buying\Account\SubmittedDetails $details
 * @var string                        $action
 * @var string                        $nonce
 * @var array<string, string>         $errors Message by field.
 */

use Marketday\Buying\Account\AccountFields;
use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_field = static fn ( string $id, string $value, string $autoComplete, string $type = 'text', bool $isRequired = true ): string => Ui::draw(
	'field',
	[
		'id'           => $id,
		'label'        => AccountFields::label( $id ),
		'value'        => $value,
		'type'         => $type,
		'isRequired'   => $isRequired,
		'optionalText' => '',
		'autoComplete' => $autoComplete,
		'options'      => [],
		'emptyOption'  => null,
		'error'        => $errors[ $id ] ?? '',
		'className'    => '',
		'rules'        => AccountFields::rules( $id, $isRequired )->attributes(),
	]
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<input type="hidden" name="marketday-action" value="save-details">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<?php
	echo $marketday_field( 'account_first_name', $details->firstName, 'given-name' );
	echo $marketday_field( 'account_last_name', $details->lastName, 'family-name' );
	echo $marketday_field( 'account_display_name', $details->displayName, 'nickname' );
	echo $marketday_field( 'account_email', $details->email, 'email', 'email' );
	?>
	<fieldset class="marketday-account__passwords">
		<legend><?php esc_html_e( 'Change your password', 'marketday' ); ?></legend>
		<p><?php esc_html_e( 'Enter your current password to change your password or email address. Leave these blank to keep your current password.', 'marketday' ); ?></p>
		<?php
		echo $marketday_field( 'password_current', '', 'current-password', 'password', false );
		echo $marketday_field( 'password_1', '', 'new-password', 'password', false );
		echo $marketday_field( 'password_2', '', 'new-password', 'password', false );
		?>
	</fieldset>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Save changes', 'marketday' ); ?></button></p>
</form>

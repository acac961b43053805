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
<h2><?php esc_html_e( 'Choose a new password', 'marketday' ); ?></h2>
<form class="marketday-account__form" method="post" action="<?php echo esc_url( $action ); ?>">
	<?php echo ( new View( __DIR__ ) )->render( 'form-head', $marketday_variables ); ?>
	<input type="hidden" name="login" autocomplete="username" value="<?php echo esc_attr( $login ); ?>">
	<input type="hidden" name="key" value="<?php echo esc_attr( $key ); ?>">
	<p><?php esc_html_e( 'At least 8 characters.', 'marketday' ); ?></p>
	<?php
	echo $marketday_field( 'password_1', __( 'New password', 'marketday' ), '', 'new-password', 'password' );
	echo $marketday_field( 'password_2', __( 'New password again', 'marketday' ), '', 'new-password', 'password' );
	?>
	<p class="marketday-account__actions"><button type="submit" class="marketday-button"><?php esc_html_e( 'Save the password', 'marketday' ); ?></button></p>
</form>

<?php
/**
 * An account with the order: the twin of src/features/checkout/account-fields.tsx.
 *
 * @var array{isOffered: bool, isRequired: bool, asksPassword: bool} $account
 * @var bool                                                         $createsAccount
 * @var array<string, string>                                        $errors
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_password = [
	'id'           => 'account_password',
	'label'        => __( 'Password', 'marketday' ),
	'value'        => '',
	'type'         => 'password',
	'isRequired'   => true,
	'isEnforced'   => $account['isRequired'],
	'optionalText' => '',
	'autoComplete' => 'new-password',
	'options'      => [],
	'emptyOption'  => null,
	'error'        => $errors['account_password'] ?? '',
	'className'    => '',
];
?>
<div class="marketday-checkout__account">
	<?php if ( $account['isRequired'] ) : ?>
		<p class="marketday-checkout__hint"><?php esc_html_e( 'We’ll create an account for you with this order.', 'marketday' ); ?></p>
	<?php else : ?>
		<input
			type="checkbox"
			class="marketday-checkout__checkbox"
			id="createaccount"
			name="createaccount"
			value="1"<?php echo $createsAccount ? ' checked=""' : ''; ?>>
		<label class="marketday-checkout__checkbox-label" for="createaccount"><?php esc_html_e( 'Create an account', 'marketday' ); ?></label>
	<?php endif; ?>
	<?php if ( $account['asksPassword'] ) : ?>
		<div class="marketday-checkout__password"><?php
			echo Ui::draw( 'field', $marketday_password ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		?></div>
	<?php endif; ?>
</div>

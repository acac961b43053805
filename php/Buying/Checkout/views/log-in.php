<?php
/**
 * Log-in for shoppers with an account, who come back to this page: the twin of src/features/checkout/login-form.tsx.
 *
 * @var array{ajaxUrl: string, nonce: string, username: string, errors: array<string, string>} $login
 * @var string $nonce
 * @var string $lostPasswordUrl
 * @var string $formUrl
 * @var IslandSlots|null $islandSlots
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_errors = (array) $login['errors'];
$marketday_field  = static fn ( array $own ): string => Ui::draw(
	'field',
	$own + [
		'value'        => '',
		'type'         => 'text',
		'error'        => $marketday_errors[ $own['id'] ] ?? '',
	]
);
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<details class="marketday-more"<?php echo [] === $marketday_errors ? '' : ' open=""'; ?>>
	<summary><?php esc_html_e( 'Have an account? Log in', 'marketday' ); ?></summary>
	<form class="marketday-checkout__log-in" method="post" action="<?php echo esc_url( $formUrl ); ?>">
		<input type="hidden" name="marketday-action" value="checkout-log-in">
		<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
		<?php if ( isset( $marketday_errors['default'] ) ) : ?>
			<div class="marketday-notice marketday-notice--error wopb-form-error" role="alert"><p><?php echo esc_html( $marketday_errors['default'] ); ?></p></div>
		<?php endif; ?>
		<?php
		echo $marketday_field(
			[
				'id'           => 'username',
				'label'        => __( 'Username or email address', 'marketday' ),
				'value'        => $login['username'],
				'autoComplete' => 'username',
			]
		);
		echo $marketday_field(
			[
				'id'           => 'password',
				'label'        => __( 'Password', 'marketday' ),
				'type'         => 'password',
				'autoComplete' => 'current-password',
			]
		);
		?>
		<p class="marketday-checkout__remember">
			<input type="checkbox" class="marketday-checkout__checkbox" id="rememberme" name="rememberme" value="1">
			<label class="marketday-checkout__checkbox-label" for="rememberme"><?php esc_html_e( 'Remember me', 'marketday' ); ?></label>
		</p>
		<?php echo IslandSlots::place( $islandSlots ?? null, Slot::CheckoutLogIn ); ?>
		<button type="submit" class="marketday-button marketday-button--quiet" aria-busy="false"><?php esc_html_e( 'Log in', 'marketday' ); ?></button>
		<a href="<?php echo esc_url( $lostPasswordUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a>
	</form>
</details>

<?php
/**
 * Takes a removal back that was made without scripts; with them the basket does it where the line stood.
 *
 * @var string $line
 * @var string $formUrl
 * @var string $nonce
 */

use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-basket__undo" method="post" action="<?php echo esc_url( $formUrl ); ?>">
<?php
$marketday_keys = [
	'action' => 'restore-line',
	'nonce'  => $nonce,
];
echo ( new View( __DIR__ ) )->render( 'form-keys', $marketday_keys ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
?>
<input type="hidden" name="line" value="<?php echo esc_attr( $line ); ?>">
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Undo', 'marketday' ); ?></button>
</form>

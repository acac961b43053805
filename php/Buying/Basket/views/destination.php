<?php
/**
 * Destination of the basket, and a form to change it.
 *
 * @var string                $formUrl
 * @var string                $askUrl    The same page with the form.
 * @var string                $id        Of the form.
 * @var string                $action
 * @var string                $nonce
 * @var string                $place     Postcode and country, as far as they are known.
 * @var string                $country   Code.
 * @var array<string, string> $countries Name by code; none where nobody has asked for the form.
 * @var string                $postcode
 * @var array{string, string} $names     Of the fields.
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_keys     = [
	'action' => $action,
	'nonce'  => $nonce,
];
$marketday_country  = [
	'id'           => $names[0],
	'label'        => __( 'Country / Region', 'marketday' ),
	'value'        => $country,
	'type'         => 'select',
	'autoComplete' => 'country',
	'options'      => $countries,
	'error'        => '',
];
$marketday_postcode = [
	'id'           => $names[1],
	'label'        => __( 'Postcode', 'marketday' ),
	'value'        => $postcode,
	'type'         => 'text',
	'isRequired'   => false,
	'autoComplete' => 'postal-code',
	'error'        => '',
];
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<?php if ( [] === $countries ) : ?>
	<p class="marketday-basket__place"><?php
		/* translators: %s: postcode and country */
		echo esc_html( sprintf( __( 'Delivery to %s', 'marketday' ), $place ) );
	?> <a href="<?php echo esc_url( $askUrl ); ?>"><?php esc_html_e( 'Change', 'marketday' ); ?></a></p>
<?php else : ?>
	<form id="<?php echo esc_attr( $id ); ?>" class="marketday-basket__destination" method="post" action="<?php echo esc_url( $formUrl ); ?>">
		<?php echo ( new View( __DIR__ ) )->render( 'form-keys', $marketday_keys ); ?>
		<?php echo Ui::draw( 'field', $marketday_country ); ?>
		<?php echo Ui::draw( 'field', $marketday_postcode ); ?>
		<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Update delivery', 'marketday' ); ?></button>
	</form>
<?php endif; ?>

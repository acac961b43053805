<?php
/**
 * The customer's page: one section at a time.
 *
 * @var string                    $wrapper Attributes of the block's element, escaped.
 * @var string                    $name
 * @var list<array{label: string, url: string, isShown: bool}> $sections
 * @var string                    $label   Of the one that is shown.
 * @var string                    $slot    Its name.
 * @var string                    $logOut
 * @var string                    $content HTML of the section.
 * @var list<array{kind: string, message: string}> $notices
 */

use Marketday\Kernel\Slot;
use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- WordPress and the section have escaped.
?>
<div <?php echo $wrapper; ?> data-marketday-island="account"><?php
/* translators: %s: the customer's name. */
?><p class="marketday-account__hello"><?php echo esc_html( sprintf( __( 'Hello %s', 'marketday' ), $name ) ); ?></p><?php
?><nav class="marketday-account__sections" aria-label="<?php esc_attr_e( 'My account', 'marketday' ); ?>"><ul role="list"><?php
foreach ( $sections as $one ) :
	?><li><a href="<?php echo esc_url( $one['url'] ); ?>"<?php
	echo $one['isShown'] ? ' aria-current="page"' : '';
	?>><?php echo esc_html( $one['label'] ); ?></a></li><?php
endforeach;
?><li><a href="<?php echo esc_url( $logOut ); ?>"><?php esc_html_e( 'Log out', 'marketday' ); ?></a></li></ul></nav><?php
echo trim( Ui::draw( 'notice-list', [ 'notices' => $notices ] ) );
?><section class="marketday-account__content"><h2><?php echo esc_html( $label ); ?></h2>
<?php echo $content; ?>
<?php Slot::AccountSection->print( $slot ); ?>
</section></div>

<?php
/**
 * The source of an order.
 *
 * @var string                $origin
 * @var array<string, string> $rows   Values by the fields' names.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p><strong><?php echo esc_html( $origin ); ?></strong></p>
<?php if ( [] !== $rows ) : ?>
<dl style="overflow-wrap:anywhere">
	<?php foreach ( $rows as $name => $value ) : ?>
	<dt style="color:#50575e"><?php echo esc_html( $name ); ?></dt>
	<dd style="margin:0 0 .6em"><?php echo esc_html( $value ); ?></dd>
	<?php endforeach ?>
</dl>
<?php endif ?>

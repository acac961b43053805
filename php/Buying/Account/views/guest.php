<?php
/**
 * The account page for who is not logged in.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var list<array{kind: string, message: string}> $notices
 * @var string $content HTML of the form that was asked for.
 * @var string $besides HTML of another one; '' for none.
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<div <?php echo $wrapper; ?>>
<?php echo Ui::draw( 'notice-list', [ 'notices' => $notices ] ); ?>
<div class="marketday-account__guests">
<section class="marketday-account__guest"><?php echo $content; ?></section>
<?php if ( '' !== $besides ) : ?>
<section class="marketday-account__guest"><?php echo $besides; ?></section>
<?php endif; ?>
</div>
</div>

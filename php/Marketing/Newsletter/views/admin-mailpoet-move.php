<?php
/**
 * MailPoet's subscribers come over.
 *
 * @var array{isActive: bool, isBegun: bool, isDry: bool, isOver: bool, done: int, of: int, line: string} $move
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Admin\MailPoetMove;
?>
<form class="card" id="marketday-mailpoet" method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
<h2><?php esc_html_e( 'Move from MailPoet', 'marketday' ); ?></h2>
<?php if ( $move['isActive'] ) : ?>
<p><?php
	esc_html_e( 'MailPoet keeps your subscribers and sends your newsletters while it’s active. To do both here instead, deactivate it under Plugins and come back: its data stays where it is.', 'marketday' );
?></p>
<?php else : ?>
<p><?php
	esc_html_e( 'Imports the people on MailPoet’s lists with their lists, names, status and consent. People who unsubscribed stay unsubscribed, and importing again won’t create duplicates.', 'marketday' );
?></p>
<?php endif; ?>
<?php if ( $move['isBegun'] ) : ?>
<div class="notice notice-info inline" role="status">
	<p><strong><?php
		/* translators: 1: number of people that were looked at. 2: number of all. */
		echo esc_html( sprintf( __( '%1$s of %2$s people.', 'marketday' ), number_format_i18n( $move['done'] ), number_format_i18n( $move['of'] ) ) );
	?></strong>
	<?php
	echo esc_html( $move['isDry'] ? __( 'Nothing changes: this is a preview.', 'marketday' ) . ' ' : '' );
	echo esc_html( $move['isOver'] ? __( 'All done.', 'marketday' ) : __( 'This continues in the background. Reload the page to see progress.', 'marketday' ) );
	?></p>
	<p><?php echo esc_html( $move['line'] ); ?></p>
</div>
<?php endif; ?>
<?php wp_nonce_field( MailPoetMove::ACTION ); ?>
<input type="hidden" name="action" value="<?php echo esc_attr( MailPoetMove::ACTION ); ?>">
<p>
	<button class="button" name="dry" value="1"><?php esc_html_e( 'Preview import', 'marketday' ); ?></button>
	<?php if ( $move['isActive'] ) : ?>
	<button class="button" name="keep" value="1"><?php esc_html_e( 'Keep using MailPoet', 'marketday' ); ?></button>
	<?php else : ?>
	<button class="button button-primary"><?php esc_html_e( 'Import subscribers', 'marketday' ); ?></button>
	<?php endif; ?>
</p>
</form>

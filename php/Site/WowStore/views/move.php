<?php
/**
 * Tools → WowStore.
 *
 * @var string $action
 * @var int    $count Posts with its blocks.
 * @var array{isDry: bool, done: int, of: int, blocks: int, posts: int, failed: int, lines: list<string>, isOver: bool} $move
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
<h1><?php echo 'WowStore'; // The same in every language. ?></h1>
<p><?php
	esc_html_e( 'Turns WowStore’s blocks in your pages, posts and templates into Marketday’s, with their settings. Blocks that have no match stay as they are, and each page keeps a revision that you can go back to.', 'marketday' );
?></p>
<p><?php
	/* translators: %s: a number. */
	echo esc_html( sprintf( __( 'Pages with WowStore’s blocks: %s', 'marketday' ), number_format_i18n( $count ) ) );
?></p>
<?php if ( $move['of'] > 0 ) : ?>
<div class="notice notice-<?php echo $move['failed'] > 0 ? 'error' : 'info'; ?> inline" role="status">
	<p><strong><?php
		/* translators: 1: number of pages that were looked at. 2: number of all. */
		echo esc_html( sprintf( __( '%1$s of %2$s pages.', 'marketday' ), number_format_i18n( $move['done'] ), number_format_i18n( $move['of'] ) ) );
	?></strong>
	<?php
	echo esc_html( $move['isDry'] ? __( 'Nothing changes: this is a preview.', 'marketday' ) . ' ' : '' );
	echo esc_html( $move['isOver'] ? __( 'All done.', 'marketday' ) : __( 'This continues in the background. Reload the page to see progress.', 'marketday' ) );
	?></p>
	<p><?php
		/* translators: 1: number of blocks, 2: number of pages. */
		echo esc_html( sprintf( __( 'Blocks with a match: %1$s, on pages: %2$s', 'marketday' ), number_format_i18n( $move['blocks'] ), number_format_i18n( $move['posts'] ) ) );
	?></p>
	<?php if ( [] !== $move['lines'] ) : ?>
	<ul class="ul-disc" style="max-block-size: 20rem; overflow: auto">
		<?php foreach ( $move['lines'] as $marketday_line ) : ?>
		<li><?php echo esc_html( $marketday_line ); ?></li>
		<?php endforeach; ?>
	</ul>
	<?php endif; ?>
</div>
<?php endif; ?>
<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
<?php wp_nonce_field( $action ); ?>
<p>
	<button class="button" name="dry" value="1"><?php esc_html_e( 'Preview only', 'marketday' ); ?></button>
	<button class="button button-primary"><?php esc_html_e( 'Convert blocks', 'marketday' ); ?></button>
</p>
</form>
</div>

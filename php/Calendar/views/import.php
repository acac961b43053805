<?php
/**
 * The screen that brings an .ics file in.
 *
 * @var string       $action
 * @var list<string> $lines  What the last import did.
 * @var bool         $isDry  Whether it only looked.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import events', 'marketday' ); ?></h1>
	<?php if ( [] !== $lines ) : ?>
		<div class="notice notice-info">
			<?php if ( $isDry ) : ?>
				<p><strong><?php esc_html_e( 'Nothing was changed: this is what an import would do.', 'marketday' ); ?></strong></p>
			<?php endif; ?>
			<?php foreach ( $lines as $marketday_line ) : ?>
				<p><?php echo esc_html( $marketday_line ); ?></p>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
	<p><?php esc_html_e( 'An .ics file from any calendar. Events that were brought in before are renewed, not doubled.', 'marketday' ); ?></p>
	<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $action ); ?>
		<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
		<p><label><?php esc_html_e( 'File', 'marketday' ); ?> <input type="file" name="file" accept=".ics,text/calendar" required></label></p>
		<p><label><?php esc_html_e( 'New events are', 'marketday' ); ?>
			<select name="status">
				<option value="draft"><?php esc_html_e( 'drafts', 'marketday' ); ?></option>
				<option value="publish"><?php esc_html_e( 'published', 'marketday' ); ?></option>
			</select></label></p>
		<p><label><input type="checkbox" name="dry" value="1"> <?php esc_html_e( 'Only say what would be done', 'marketday' ); ?></label></p>
		<?php submit_button( __( 'Import', 'marketday' ) ); ?>
	</form>
</div>

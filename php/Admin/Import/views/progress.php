<?php
/**
 * An import at work. Without JavaScript, 'Continue' does a step.
 *
 * @var \Marketday\Admin\Import\Run\ImportRun $run
 * @var string                          $text
 * @var array<string, string>           $actions
 * @var array<string, string>           $step
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import products', 'marketday' ); ?></h1>
	<div data-marketday-progress data-url="<?php echo esc_url( $step['url'] ); ?>" data-body="<?php echo esc_attr( $step['body'] ); ?>"
		data-failed="<?php esc_attr_e( 'The site isn’t responding. Press Continue to pick up where it stopped.', 'marketday' ); ?>">
		<p><label for="marketday-import-progress">
			<?php
			/* translators: %s: name of a file. */
			echo esc_html( sprintf( $run->isDryRun ? __( 'Dry run of %s', 'marketday' ) : __( 'Importing %s', 'marketday' ), $run->fileName ) );
			?>
		</label></p>
		<progress
			id="marketday-import-progress"
			max="100"
			value="<?php echo esc_attr( (string) $run->percent() ); ?>"
			style="inline-size: min(100%, 40rem)"></progress>
		<p role="status" data-text><?php echo esc_html( $text ); ?></p>
		<p><?php esc_html_e( 'You can leave this page and come back: the import waits for you.', 'marketday' ); ?></p>
		<form method="post" action="<?php echo esc_url( $actions['continue'] ); ?>" data-continue>
			<?php submit_button( __( 'Continue', 'marketday' ), 'primary', 'submit', false ); ?>
		</form>
		<form method="post" action="<?php echo esc_url( $actions['cancel'] ); ?>" style="margin-block-start: 1em">
			<?php submit_button( __( 'Stop and delete the file', 'marketday' ), 'secondary', 'submit-cancel', false ); ?>
		</form>
	</div>
</div>

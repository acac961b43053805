<?php
/**
 * Choosing how the letters of a file are written: by names of its own, as they would read.
 *
 * @var \Marketday\Admin\Import\Run\ImportRun           $run
 * @var list<\Marketday\Kernel\Csv\EncodingGuess> $guesses Best first.
 * @var array<string, string>                      $actions
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import products', 'marketday' ); ?></h1>
	<?php if ( [] === $guesses ) : ?>
		<div class="notice notice-error" role="alert"><p><?php
			esc_html_e( 'We don’t recognise this file’s character encoding. Save it as CSV (UTF-8) and try again.', 'marketday' );
		?></p></div>
	<?php else : ?>
		<form method="post" action="<?php echo esc_url( $actions['encoding'] ); ?>">
			<fieldset>
				<legend>
					<h2>
						<?php
						/* translators: %s: name of a file. */
						echo esc_html( sprintf( __( 'Which of these names from %s look right?', 'marketday' ), $run->fileName ) );
						?>
					</h2>
				</legend>
				<p><?php esc_html_e( 'The file isn’t in UTF-8, so we have to guess its letters. The best guess comes first.', 'marketday' ); ?></p>
				<?php foreach ( $guesses as $marketday_place => $marketday_guess ) : ?>
					<p>
						<label>
							<input type="radio" name="encoding" value="<?php echo esc_attr( $marketday_guess->encoding->value ); ?>" <?php checked( 0, $marketday_place ); ?>>
							<strong><?php echo esc_html( implode( '; ', $marketday_guess->names ) ); ?></strong>
							<span class="description"><?php echo esc_html( $marketday_guess->encoding->label() ); ?></span>
						</label>
					</p>
				<?php endforeach; ?>
			</fieldset>
			<?php submit_button( __( 'Continue', 'marketday' ), 'primary', 'submit', false ); ?>
		</form>
	<?php endif; ?>
	<form method="post" action="<?php echo esc_url( $actions['cancel'] ); ?>" style="margin-block-start: 1em">
		<?php submit_button( __( 'Stop and delete the file', 'marketday' ), 'secondary', 'submit-cancel', false ); ?>
	</form>
</div>

<?php
/**
 * All features, to be switched off and on.
 *
 * @var array{action: string, name: string, screen: string} $form
 * @var array<string, list<array{room: string, name: string, isOn: bool, sentence: string, notes: list<string>}>> $groups
 * @var int  $off     How many are off.
 * @var bool $isSaved
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
	<?php if ( $isSaved ) : ?>
	<div class="notice notice-success" role="status">
		<p>
			<?php
			0 === $off
				? esc_html_e( 'Saved. All features are on.', 'marketday' )
				/* translators: %s: a number */
				: printf( esc_html( _n( 'Saved. %s feature is off.', 'Saved. %s features are off.', $off, 'marketday' ) ), esc_html( number_format_i18n( $off ) ) );
			?>
		</p>
	</div>
	<?php endif; ?>
	<p><?php esc_html_e( 'Switch off what your site doesn’t need. Nothing is lost: settings and data stay, and are there again when you switch it on.', 'marketday' ); ?></p>
	<p><?php esc_html_e( 'While a feature is off, its blocks show nothing on your pages, and requests to export or erase personal data leave out what it keeps.', 'marketday' ); ?></p>
	<form action="<?php echo esc_url( $form['action'] ); ?>" method="post">
		<input type="hidden" name="action" value="<?php echo esc_attr( $form['name'] ); ?>">
		<?php wp_nonce_field( $form['name'] ); ?>
		<?php foreach ( $groups as $title => $features ) : ?>
		<fieldset>
			<legend><h2><?php echo esc_html( $title ); ?></h2></legend>
			<div class="marketday-features">
			<?php foreach ( $features as $feature ) : ?>
				<?php $about = "marketday-feature-{$feature['room']}"; ?>
			<p>
				<label>
					<input
						type="checkbox"
						name="on[]"
						value="<?php echo esc_attr( $feature['room'] ); ?>"
						aria-describedby="<?php echo esc_attr( $about ); ?>"
						<?php checked( $feature['isOn'] ); ?>>
					<strong><?php echo esc_html( $feature['name'] ); ?></strong>
				</label>
				<span id="<?php echo esc_attr( $about ); ?>">
					<br><?php echo esc_html( $feature['sentence'] ); ?>
					<?php foreach ( $feature['notes'] as $note ) : ?>
					<br><span class="description"><?php echo esc_html( $note ); ?></span>
					<?php endforeach; ?>
				</span>
			</p>
			<?php endforeach; ?>
			</div>
		</fieldset>
		<?php endforeach; ?>
		<?php submit_button(); ?>
	</form>
</div>

<?php
/**
 * A question before it is done, with what goes along with what was chosen.
 *
 * @var array{action: string, name: string, screen: string} $form
 * @var list<string> $on        Rooms that are on then.
 * @var list<string> $goAlong   Features that are switched off too, with the reason.
 * @var list<string> $comeAlong Features that are switched on too, with the reason.
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
	<form action="<?php echo esc_url( $form['action'] ); ?>" method="post">
		<input type="hidden" name="action" value="<?php echo esc_attr( $form['name'] ); ?>">
		<input type="hidden" name="agreed" value="1">
		<?php wp_nonce_field( $form['name'] ); ?>
		<?php foreach ( $on as $room ) : ?>
		<input type="hidden" name="on[]" value="<?php echo esc_attr( $room ); ?>">
		<?php endforeach; ?>
		<?php if ( [] !== $goAlong ) : ?>
		<h2><?php esc_html_e( 'These will be switched off too', 'marketday' ); ?></h2>
		<ul class="ul-disc">
			<?php foreach ( $goAlong as $feature ) : ?>
			<li><?php echo esc_html( $feature ); ?></li>
			<?php endforeach; ?>
		</ul>
		<?php endif; ?>
		<?php if ( [] !== $comeAlong ) : ?>
		<h2><?php esc_html_e( 'These will be switched on too', 'marketday' ); ?></h2>
		<ul class="ul-disc">
			<?php foreach ( $comeAlong as $feature ) : ?>
			<li><?php echo esc_html( $feature ); ?></li>
			<?php endforeach; ?>
		</ul>
		<?php endif; ?>
		<p>
			<?php submit_button( __( 'Save all changes', 'marketday' ), 'primary', 'submit', false ); ?>
			<a class="button" href="<?php echo esc_url( $form['screen'] ); ?>"><?php esc_html_e( 'Cancel', 'marketday' ); ?></a>
		</p>
	</form>
</div>

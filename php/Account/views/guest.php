<?php
/**
 * The log-in form.
 *
 * @var string $wrapper     Attributes of the block's element, escaped.
 * @var string $form        WordPress's own form.
 * @var string $lostUrl
 * @var string $registerUrl '' where nobody may register.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- WordPress escaped both.
?>
<div <?php echo $wrapper; ?>>
<section class="marketday-account__guest">
<h2><?php esc_html_e( 'Log in', 'marketday' ); ?></h2>
<?php echo $form; ?>
<p class="marketday-account__links"><a href="<?php echo esc_url( $lostUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a>
<?php if ( '' !== $registerUrl ) : ?>
<a href="<?php echo esc_url( $registerUrl ); ?>"><?php esc_html_e( 'Register', 'marketday' ); ?></a>
<?php endif; ?>
</p>
</section>
</div>

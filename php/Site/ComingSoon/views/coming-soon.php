<?php
/**
 * The page for visitors of a shop that is not open yet, in the site's own look.
 *
 * @var string $shop
 * @var string $logIn
 */

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html( $shop ); ?></title>
<?php
wp_print_font_faces();
wp_print_styles( [ 'global-styles', 'marketday-tokens', 'marketday-coming-soon' ] );
?>
</head>
<body class="marketday-coming-soon__page">
<main class="marketday-coming-soon__words">
<?php if ( has_custom_logo() ) : ?>
	<?php echo wp_get_attachment_image( (int) get_theme_mod( 'custom_logo' ), 'medium', false, [ 'alt' => '' ] ); ?>
<?php endif; ?>
<h1><?php echo esc_html( $shop ); ?></h1>
<p><?php esc_html_e( 'We’re opening soon. Please come back.', 'marketday' ); ?></p>
<p><a href="<?php echo esc_url( $logIn ); ?>"><?php esc_html_e( 'Log in', 'marketday' ); ?></a></p>
</main>
</body>
</html>

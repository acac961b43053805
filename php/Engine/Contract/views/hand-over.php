<?php
/**
 * A page of its own, before a link adds something to a basket that has something in it.
 *
 * @var array<int, int> $pieces    By product or variation.
 * @var list<string>    $coupons   That would come too.
 * @var string          $field
 * @var string          $ticket
 * @var string          $agreed    Name of the field that says yes.
 * @var string          $basketUrl
 */

defined( 'ABSPATH' ) || exit;

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php esc_html_e( 'Add to your basket?', 'marketday' ); ?></title>
<style>body{max-width:32rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d1d1f;background:#fff}
h1{font-size:1.5rem;line-height:1.25}button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#1d1d1f;cursor:pointer}
p.ways{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:center}a{color:inherit}:focus-visible{outline:2px solid #06c;outline-offset:3px}</style>
</head>
<body>
<main>
<h1><?php esc_html_e( 'Add to your basket?', 'marketday' ); ?></h1>
<p><?php esc_html_e( 'Your basket already has something in it. The link you followed adds this:', 'marketday' ); ?></p>
<ul>
<?php foreach ( $pieces as $id => $quantity ) : ?>
<li><?php
	/* translators: 1: a number of pieces, 2: a product. */
	echo esc_html( sprintf( __( '%1$s × %2$s', 'marketday' ), number_format_i18n( $quantity ), wp_strip_all_tags( get_the_title( $id ) ) ) );
?></li>
<?php endforeach; ?>
<?php foreach ( $coupons as $coupon ) : ?>
<li><?php
	/* translators: %s: code of a coupon. */
	echo esc_html( sprintf( __( 'Coupon: %s', 'marketday' ), $coupon ) );
?></li>
<?php endforeach; ?>
</ul>
<p><?php esc_html_e( 'If you didn’t choose these yourself, leave them out.', 'marketday' ); ?></p>
<form method="post" action="<?php echo esc_url( home_url( '/' ) ); ?>">
<input type="hidden" name="<?php echo esc_attr( $field ); ?>" value="<?php echo esc_attr( $ticket ); ?>">
<input type="hidden" name="<?php echo esc_attr( $agreed ); ?>" value="1">
<p class="ways"><button type="submit"><?php esc_html_e( 'Add and go to checkout', 'marketday' ); ?></button>
<a href="<?php echo esc_url( $basketUrl ); ?>"><?php esc_html_e( 'Keep my basket as it is', 'marketday' ); ?></a></p>
</form>
</main>
</body>
</html>

<?php
/**
 * A mail about a product that was sold out, as HTML. Styles are inline, as mail programs need them.
 *
 * @var string       $button
 * @var string       $link
 * @var list<string> $lines
 * @var string       $note
 * @var string       $shop
 * @var string       $subject
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title><?php echo esc_html( $subject ); ?></title></head>
<body style="margin:0;padding:24px;background:#f4f4f4;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1e1e1e;">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;">
	<p style="margin:0 0 16px;font-size:14px;color:#555555;"><?php echo esc_html( $shop ); ?></p>
	<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;"><?php echo esc_html( $subject ); ?></h1>
	<?php foreach ( $lines as $marketday_line ) : ?>
		<p><?php echo esc_html( $marketday_line ); ?></p>
	<?php endforeach; ?>
	<p style="margin:24px 0;"><a href="<?php echo esc_url( $link ); ?>" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1e1e1e;color:#ffffff;font-weight:bold;text-decoration:none;"><?php echo esc_html( $button ); ?></a></p>
	<?php if ( '' !== $note ) : ?>
		<p style="font-size:14px;color:#555555;"><?php echo esc_html( $note ); ?></p>
	<?php endif; ?>
</div>
</body>
</html>

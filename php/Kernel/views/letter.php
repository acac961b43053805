<?php
/**
 * A mail as HTML. Styles are inline, as mail programs need them.
 *
 * @var \Marketday\Kernel\Letter $letter
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title><?php echo esc_html( $letter->subject ); ?></title></head>
<body style="margin:0;padding:24px;background:#f4f4f4;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1e1e1e;">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;">
	<p style="margin:0 0 16px;font-size:14px;color:#555555;"><?php echo esc_html( $letter->shop ); ?></p>
	<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;"><?php echo esc_html( $letter->subject ); ?></h1>
	<?php foreach ( $letter->paragraphs as $marketday_paragraph ) : ?>
		<?php if ( is_string( $marketday_paragraph ) ) : ?>
			<p style="margin:0 0 16px;"><?php echo esc_html( $marketday_paragraph ); ?></p>
		<?php else : ?>
			<p style="margin:0 0 16px;"><a
				href="<?php echo esc_url( $marketday_paragraph['url'] ); ?>"
				style="color:#1e1e1e;font-weight:bold;"><?php
					echo esc_html( $marketday_paragraph['name'] );
				?></a><br><?php echo esc_html( $marketday_paragraph['text'] ); ?></p>
		<?php endif; ?>
	<?php endforeach; ?>
	<p style="margin:24px 0;"><a
		href="<?php echo esc_url( $letter->link ); ?>"
		style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1e1e1e;color:#ffffff;font-weight:bold;text-decoration:none;"><?php
			echo esc_html( $letter->button );
		?></a></p>
	<?php if ( '' !== $letter->note ) : ?>
		<p style="font-size:14px;color:#555555;"><?php echo esc_html( $letter->note ); ?></p>
	<?php endif; ?>
	<?php if ( '' !== $letter->unsubscribe ) : ?>
		<p style="margin-top:24px;padding-top:16px;border-top:1px solid #e0e0e0;font-size:14px;color:#555555;"><?php
			echo '' === $letter->reason ? '' : esc_html( $letter->reason ) . ' ';
		?><a href="<?php echo esc_url( $letter->unsubscribe ); ?>" style="color:#555555;"><?php esc_html_e( 'Unsubscribe', 'marketday' ); ?></a></p>
	<?php endif; ?>
</div>
</body>
</html>

<?php
/**
 * A newsletter as it is read.
 *
 * @var Marketday\Kernel\Emails\WrittenEmail $email
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_preview = str_replace(
	[ '<head>', '@media (prefers-color-scheme:dark)', 'color-scheme:light dark' ],
	[ '<head><base target="_blank">', '@media not all', 'color-scheme:light' ],
	$email->html
);
?>
<div class="marketday-letter__frames" role="group" aria-label="<?php esc_attr_e( 'Preview', 'marketday' ); ?>" tabindex="0">
<?php foreach ( [ 320 => __( 'On a phone', 'marketday' ), 600 => __( 'On a computer', 'marketday' ) ] as $marketday_width => $marketday_name ) : ?>
<figure>
<figcaption><?php echo esc_html( $marketday_name ); ?></figcaption>
<iframe
	title="<?php echo esc_attr( $marketday_name ); ?>"
	width="<?php echo esc_attr( (string) $marketday_width ); ?>"
	sandbox="allow-popups allow-popups-to-escape-sandbox"
	srcdoc="<?php echo esc_attr( $marketday_preview ); ?>"
></iframe>
</figure>
<?php endforeach; ?>
</div>
<details>
<summary><?php esc_html_e( 'Plain text', 'marketday' ); ?></summary>
<pre class="marketday-letter__text"><?php echo esc_html( $email->text ); ?></pre>
</details>

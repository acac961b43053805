<?php
/**
 * A question in the frame of a form without scripts.
 *
 * @var string $question
 */

defined( 'ABSPATH' ) || exit;

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php esc_html_e( 'Question', 'marketday' ); ?></title>
<style>body{margin:0;font:1rem/1.4 system-ui,sans-serif}p{margin:0}</style>
</head>
<body>
<p><?php echo esc_html( $question ); ?></p>
</body>
</html>
